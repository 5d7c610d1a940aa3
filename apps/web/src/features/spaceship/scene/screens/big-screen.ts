import {
  AdditiveBlending,
  Box2,
  type Camera,
  DataTexture,
  Group,
  LinearFilter,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  type Texture,
  Vector2,
  Vector3,
  VideoTexture,
} from 'three'
import type { RoomLight } from '../hull/room-light.ts'
import { SCREEN } from '../room-plan.ts'

/** How much higher than wide a picture may be drawn, against 16:9, before there are bars. */
const ASPECT = SCREEN.width / SCREEN.height
/** The light around the screen reaches this far beyond it, metres. */
const HALO = 2.6

/** A dark picture for screens that show nothing. */
export const darkTexture = () => {
  const texture = new DataTexture(new Uint8Array([6, 6, 18, 255]), 1, 1)
  texture.needsUpdate = true
  return texture
}

/** Bends a flat shape around the viewers, as the screen is. */
function bend(shape: PlaneGeometry): PlaneGeometry {
  const places = shape.getAttribute('position')
  for (let at = 0; at < places.count; at++) {
    const share = places.getX(at) / (SCREEN.width / 2)
    places.setZ(at, SCREEN.bend * share * share)
  }
  shape.computeVertexNormals()
  return shape
}

/** The screen: a film's pictures as the browser decodes them, a still before one plays, and the light around. */
export function buildBigScreen(light: RoomLight, nothing: Texture) {
  const uniforms = {
    ...light.uniforms,
    uPicture: { value: nothing },
    uFill: { value: new Vector2(1, 1) },
    uBright: { value: 0.85 },
  }
  const screen = new Mesh(
    bend(new PlaneGeometry(SCREEN.width, SCREEN.height, 24, 1)),
    new ShaderMaterial({
      uniforms,
      vertexShader: /* glsl */ `
        varying vec2 vUv;
        void main() { vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
      fragmentShader: /* glsl */ `
        uniform sampler2D uPicture;
        uniform vec2 uFill;
        uniform float uBright;
        varying vec2 vUv;
        void main() {
          vec2 place = (vUv - 0.5) / uFill + 0.5;
          vec3 color = texture2D(uPicture, clamp(place, 0.0, 1.0)).rgb;
          color = mix(color / 12.92, pow((color + 0.055) / 1.055, vec3(2.4)), step(0.04045, color));
          vec2 inside = step(vec2(0.0), place) * step(place, vec2(1.0));
          gl_FragColor = vec4(color * inside.x * inside.y * uBright, 1.0);
          #include <colorspace_fragment>
        }`,
    }),
  )
  screen.name = 'screen'
  const halo = new Mesh(
    new PlaneGeometry(SCREEN.width + HALO * 2, SCREEN.height + HALO * 2),
    new ShaderMaterial({
      uniforms: light.uniforms,
      transparent: true,
      depthWrite: false,
      blending: AdditiveBlending,
      vertexShader: /* glsl */ `
        varying vec2 vAt;
        void main() { vAt = position.xy; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
      fragmentShader: /* glsl */ `
        uniform vec3 uFilm;
        uniform float uNeon;
        varying vec2 vAt;
        void main() {
          vec2 beyond = max(abs(vAt) - vec2(${(SCREEN.width / 2).toFixed(3)}, ${(SCREEN.height / 2).toFixed(3)}), 0.0);
          float far = length(beyond);
          float edge = exp(-far * 26.0);
          float soft = exp(-far * 1.7) * smoothstep(${HALO.toFixed(2)}, 0.4, far);
          vec3 trim = mix(vec3(1.0, 0.25, 0.75), vec3(0.25, 0.75, 1.0), vAt.x / 9.0 + 0.5);
          gl_FragColor = vec4(trim * edge * (0.25 + 0.75 * uNeon) + (uFilm * 0.55 + trim * 0.05 * uNeon) * soft, 1.0);
          #include <colorspace_fragment>
        }`,
    }),
  )
  halo.position.z = -0.12
  halo.renderOrder = 1
  const object = new Group()
  object.add(halo, screen)
  object.position.set(0, SCREEN.centreY, SCREEN.z)

  let video: HTMLVideoElement | null = null
  let film: VideoTexture | null = null
  let still: Texture | null = null

  const fit = () => {
    const { videoWidth = 0, videoHeight = 0 } = video ?? {}
    const aspect = videoWidth > 0 && videoHeight > 0 ? videoWidth / videoHeight : ASPECT
    uniforms.uFill.value.set(Math.min(1, aspect / ASPECT), Math.min(1, ASPECT / aspect))
  }
  const letGo = () => {
    video?.removeEventListener('resize', fit)
    film?.dispose()
    video = null
    film = null
  }
  const show = () => {
    uniforms.uPicture.value = film ?? still ?? nothing
    uniforms.uBright.value = film ? 1 : 0.85
    fit()
  }
  return {
    object,
    mesh: screen,
    /** What is on it now; null: nothing that moves. */
    filmTexture: (): Texture | null => film,
    pictureTexture: (): Texture | null => film ?? still,
    /** Shows a film; null: the still again. */
    play(element: HTMLVideoElement | null) {
      letGo()
      if (element) {
        video = element
        film = new VideoTexture(element)
        film.generateMipmaps = false
        film.minFilter = LinearFilter
        element.addEventListener('resize', fit)
      }
      show()
    },
    /** Takes over a still, and gives it back to nobody. */
    hang(texture: Texture | null) {
      still?.dispose()
      still = texture
      show()
    },
    dispose() {
      letGo()
      still?.dispose()
      still = null
    },
  }
}

/** Where the screen is in the window: shares from 0 to 1, from the left and from the top; null: behind whoever
 *  looks. What lies outside of the window has shares outside of 0 to 1. */
export type ScreenBox = { left: number; top: number; width: number; height: number }

const CORNERS = [-1, 1].flatMap((x) =>
  [-1, 1].map(
    (y) =>
      new Vector3(
        (x * SCREEN.width) / 2,
        SCREEN.centreY + (y * SCREEN.height) / 2,
        SCREEN.z + SCREEN.bend,
      ),
  ),
)
const corner = new Vector3()
const around = new Box2()

/** Where the camera sees the screen. */
export function screenBoxOf(camera: Camera): ScreenBox | null {
  around.makeEmpty()
  for (const place of CORNERS) {
    corner.copy(place).applyMatrix4(camera.matrixWorldInverse)
    if (corner.z > -0.1) return null
    corner.applyMatrix4(camera.projectionMatrix)
    around.expandByPoint(new Vector2(corner.x / 2 + 0.5, 0.5 - corner.y / 2))
  }
  const { min, max } = around
  return { left: min.x, top: min.y, width: max.x - min.x, height: max.y - min.y }
}

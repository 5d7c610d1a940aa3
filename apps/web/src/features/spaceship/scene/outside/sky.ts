import {
  AdditiveBlending,
  BackSide,
  BufferAttribute,
  BufferGeometry,
  Group,
  LinearFilter,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Points,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { RoomLight } from '../hull/room-light.ts'
import { NOISE } from './noise.ts'
import { buildMoon, buildPlanet } from './planets.ts'
import { starPlaces } from './star-places.ts'

/** Distances of what is outside, metres. */
const FAR = { sky: 420, stars: 400 }
/** Pixels of the nebula around the room: soft as it is, more are not seen. */
const NEBULA = { width: 1024, height: 512 }

/** The nebula around the room, drawn once into a texture: as a shader of its own it would be most of a
 *  picture's time. */
function paintNebula(renderer: WebGLRenderer, target: WebGLRenderTarget): void {
  const material = new ShaderMaterial({
    vertexShader: /* glsl */ `
      varying vec2 vUv;
      void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`,
    fragmentShader: /* glsl */ `
      varying vec2 vUv;
      ${NOISE}
      void main() {
        float yaw = (vUv.x - 0.5) * 6.2831853;
        float pitch = (vUv.y - 0.5) * 3.1415927;
        vec3 dir = vec3(sin(yaw) * cos(pitch), sin(pitch), -cos(yaw) * cos(pitch));
        vec3 bent = dir * 2.1 + vec3(fbm(dir * 2.3 + 7.0), fbm(dir * 2.3 + 1.7), fbm(dir * 1.9 + 4.2)) * 1.5;
        float cloud = smoothstep(0.42, 0.86, fbm(bent));
        float veil = smoothstep(0.36, 0.8, fbm(bent * 1.9 + 11.0));
        // A river of light across the sky, behind the screen.
        float river = exp(-pow((dir.y - 0.16 - 0.34 * dir.x + 0.16 * sin(dir.x * 3.0)) * 2.3, 2.0));
        float dark = smoothstep(0.3, 0.62, fbm(dir * 4.5 + 21.0));
        vec3 night = mix(vec3(0.010, 0.012, 0.045), vec3(0.028, 0.020, 0.085), smoothstep(-0.5, 0.8, dir.y));
        vec3 rose = vec3(0.62, 0.13, 0.42);
        vec3 violet = vec3(0.26, 0.12, 0.72);
        vec3 teal = vec3(0.04, 0.34, 0.50);
        vec3 amber = vec3(0.95, 0.47, 0.16);
        vec3 color = night;
        color += violet * cloud * (0.20 + 0.55 * river);
        color += teal * veil * (0.10 + 0.22 * smoothstep(0.2, -0.9, dir.x));
        color += rose * cloud * veil * (0.30 + 0.75 * river);
        color += amber * pow(river, 3.0) * cloud * veil * 0.85;
        color *= mix(1.0, 0.42 + 0.58 * dark, 0.35 + 0.65 * river);
        gl_FragColor = vec4(sqrt(color * 0.42), 1.0);
      }`,
    depthTest: false,
  })
  const plane = new PlaneGeometry(2, 2)
  const stage = new Scene()
  stage.add(new Mesh(plane, material))
  const before = renderer.getRenderTarget()
  renderer.setRenderTarget(target)
  renderer.render(stage, new OrthographicCamera(-1, 1, 1, -1, 0, 1))
  renderer.setRenderTarget(before)
  plane.dispose()
  material.dispose()
}

function buildSphere(nebula: WebGLRenderTarget, light: RoomLight): Mesh {
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    uniforms: { ...light.uniforms, uNebula: { value: nebula.texture } },
    vertexShader: /* glsl */ `
      varying vec3 vDir;
      void main() {
        vDir = position;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
      }`,
    fragmentShader: /* glsl */ `
      uniform sampler2D uNebula;
      uniform float uLanterns;
      varying vec3 vDir;
      void main() {
        vec3 dir = normalize(vDir);
        vec2 place = vec2(atan(dir.x, -dir.z) / 6.2831853 + 0.5, asin(dir.y) / 3.1415927 + 0.5);
        vec3 color = texture2D(uNebula, place).rgb;
        color *= color;
        // Eight bits are too few for so dark a gradient: the grain hides the steps.
        float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453);
        gl_FragColor = vec4(color * (0.55 + 0.45 * uLanterns) + (grain - 0.5) * 0.0016, 1.0);
        #include <colorspace_fragment>
      }`,
  })
  const sphere = new Mesh(new SphereGeometry(FAR.sky, 24, 16), material)
  sphere.renderOrder = -10
  return sphere
}

function buildStars(light: RoomLight, pixelRatio: number): Points {
  const stars = starPlaces()
  const places = new Float32Array(stars.length * 3)
  const looks = new Float32Array(stars.length * 3)
  for (const [at, { yawRad, pitchRad, ...look }] of stars.entries()) {
    places.set(
      [
        -Math.sin(yawRad) * Math.cos(pitchRad) * FAR.stars,
        Math.sin(pitchRad) * FAR.stars,
        -Math.cos(yawRad) * Math.cos(pitchRad) * FAR.stars,
      ],
      at * 3,
    )
    looks.set([look.brightness, look.warmth, look.phase], at * 3)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(places, 3))
  geometry.setAttribute('look', new BufferAttribute(looks, 3))
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    uniforms: { ...light.uniforms, uPixelRatio: { value: pixelRatio } },
    vertexShader: /* glsl */ `
      attribute vec3 look;
      uniform float uTimeSeconds;
      uniform float uPixelRatio;
      varying vec3 vColor;
      void main() {
        float twinkle = 0.82 + 0.18 * sin(uTimeSeconds * (0.6 + look.z) + look.z * 40.0);
        vColor = mix(vec3(0.62, 0.76, 1.0), vec3(1.0, 0.82, 0.58), look.y) * look.x * twinkle;
        gl_PointSize = (5.0 + 13.0 * look.x) * uPixelRatio;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
      }`,
    fragmentShader: /* glsl */ `
      varying vec3 vColor;
      void main() {
        vec2 from = (gl_PointCoord - 0.5) * 2.0;
        float core = exp(-dot(from, from) * 22.0);
        float cross = exp(-abs(from.x) * 26.0) * exp(-abs(from.y) * 4.5)
          + exp(-abs(from.y) * 26.0) * exp(-abs(from.x) * 4.5);
        float halo = exp(-dot(from, from) * 5.0) * 0.18;
        float edge = smoothstep(1.0, 0.6, length(from));
        gl_FragColor = vec4(vColor * (core * 1.4 + cross * 0.35 + halo) * edge, 1.0);
        #include <colorspace_fragment>
      }`,
  })
  const points = new Points(geometry, material)
  points.renderOrder = -9
  points.frustumCulled = false
  points.name = 'stars'
  return points
}

/** Everything outside of the room: the nebula, the stars, a planet and its neighbour. It stands still around
 *  whoever looks, so that it seems as far as it is. */
export function buildSky(renderer: WebGLRenderer, light: RoomLight) {
  const nebula = new WebGLRenderTarget(NEBULA.width, NEBULA.height, {
    depthBuffer: false,
    magFilter: LinearFilter,
    minFilter: LinearFilter,
  })
  paintNebula(renderer, nebula)
  const planet = buildPlanet(light)
  const moon = buildMoon(light)
  const object = new Group()
  object.add(buildSphere(nebula, light), buildStars(light, renderer.getPixelRatio()), planet, moon)
  return {
    object,
    /** Paints the nebula again, which the graphics card forgets when it is taken away. */
    repaint: (anew: WebGLRenderer) => paintNebula(anew, nebula),
    /** Turns what turns; the sky goes along with `viewer`. */
    update(viewer: Vector3, deltaSeconds: number, isCalm: boolean) {
      object.position.copy(viewer)
      if (isCalm) return
      planet.children[0]?.rotateY(deltaSeconds * 0.012)
      moon.rotateY(deltaSeconds * 0.02)
    },
    dispose: () => nebula.dispose(),
  }
}

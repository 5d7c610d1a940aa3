import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  Points,
  ShaderMaterial,
  SphereGeometry,
  TorusGeometry,
} from 'three'
import { randomOf } from '../outside/star-places.ts'
import { LANTERNS, RIBS_Z, ROOM } from '../room-plan.ts'
import { join } from './join.ts'
import type { RoomLight } from './room-light.ts'

/** Specks of dust in the lanterns' light. */
const MOTES = 60

/** A tube of neon somewhere, as thick as `radius`. */
function neonShapes(radius: number): BufferGeometry[] {
  const length = ROOM.backZ - ROOM.frontZ
  const middle = (ROOM.backZ + ROOM.frontZ) / 2
  const arcs = RIBS_Z.map((z) => {
    const arc = new TorusGeometry(ROOM.ribRadius - 0.24, radius, 6, 36, Math.PI)
    arc.scale(1, ROOM.ribHeight, 1)
    arc.translate(0, -0.35, z)
    return arc
  })
  const strips = [-1, 1].map((side) => {
    const strip = new CylinderGeometry(radius, radius, length, 6, 12, true)
    strip.rotateX(Math.PI / 2)
    strip.translate(side * (ROOM.halfWidth - 0.02), 0.06, middle)
    return strip
  })
  const door = new TorusGeometry(1.18, radius, 6, 40)
  door.translate(0, 1.35, ROOM.backZ - 0.3)
  return [...arcs, ...strips, door].map((shape) => {
    shape.deleteAttribute('uv')
    return shape
  })
}

const NEON_COLOR = /* glsl */ `
vec3 neonAt(vec3 place) {
  vec3 magenta = vec3(1.0, 0.10, 0.62);
  vec3 cyan = vec3(0.06, 0.55, 1.0);
  return mix(magenta, cyan, smoothstep(-5.0, 5.0, place.x + place.z * 0.15));
}`

/** Tubes of light along the ribs, and the glow around them: brightest where one looks through its middle. */
export function buildNeon(light: RoomLight): Group {
  const vertexShader = /* glsl */ `
    varying vec3 vPlace;
    varying vec3 vNormal;
    void main() {
      vPlace = position;
      vNormal = normal;
      gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
    }`
  const core = new Mesh(
    join(neonShapes(0.022)),
    new ShaderMaterial({
      uniforms: light.uniforms,
      vertexShader,
      fragmentShader: /* glsl */ `
        uniform float uNeon;
        varying vec3 vPlace;
        ${NEON_COLOR}
        void main() {
          gl_FragColor = vec4(mix(neonAt(vPlace), vec3(1.0), 0.22) * (0.1 + 0.9 * uNeon), 1.0);
          #include <colorspace_fragment>
        }`,
    }),
  )
  const glow = new Mesh(
    join(neonShapes(0.2)),
    new ShaderMaterial({
      uniforms: light.uniforms,
      transparent: true,
      depthWrite: false,
      blending: AdditiveBlending,
      vertexShader,
      fragmentShader: /* glsl */ `
        uniform float uNeon;
        uniform float uTimeSeconds;
        varying vec3 vPlace;
        varying vec3 vNormal;
        ${NEON_COLOR}
        void main() {
          vec3 view = normalize(cameraPosition - vPlace);
          float through = max(dot(normalize(vNormal), view), 0.0);
          float wave = 0.86 + 0.14 * sin(uTimeSeconds * 0.8 + vPlace.z * 0.6);
          gl_FragColor = vec4(neonAt(vPlace) * pow(through, 5.0) * 0.2 * wave * uNeon, 1.0);
          #include <colorspace_fragment>
        }`,
    }),
  )
  glow.renderOrder = 4
  const neon = new Group()
  neon.add(core, glow)
  return neon
}

/** Paper lanterns: the light that makes a room of a ship. */
export function buildLanterns(light: RoomLight): Mesh {
  const shapes = LANTERNS.map(([x, y, z]) => {
    const lantern = new SphereGeometry(0.19, 14, 10)
    lantern.scale(1, 0.95, 1)
    lantern.translate(x, y, z)
    lantern.deleteAttribute('uv')
    return lantern
  })
  return new Mesh(
    join(shapes),
    new ShaderMaterial({
      uniforms: light.uniforms,
      vertexShader: /* glsl */ `
        varying vec3 vPlace;
        varying vec3 vNormal;
        void main() {
          vPlace = position;
          vNormal = normal;
          gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
        }`,
      fragmentShader: /* glsl */ `
        uniform float uLanterns;
        varying vec3 vPlace;
        varying vec3 vNormal;
        void main() {
          float facing = max(dot(normalize(vNormal), normalize(cameraPosition - vPlace)), 0.0);
          float fold = 0.92 + 0.08 * sin(vPlace.y * 90.0);
          vec3 color = mix(vec3(0.85, 0.28, 0.05), vec3(1.0, 0.66, 0.28), facing) * fold;
          gl_FragColor = vec4(color * (0.16 + 0.94 * uLanterns), 1.0);
          #include <colorspace_fragment>
        }`,
    }),
  )
}

/** The glow around lanterns, lamps of the console, and dust in the light: soft points of light. */
export function buildGlints(light: RoomLight, pixelRatio: number): Points {
  const random = randomOf(7)
  // x, y, z, size in metres, colour (r, g, b), how much it drifts.
  const glints: number[][] = LANTERNS.map(([x, y, z]) => [x, y, z, 2.6, 0.26, 0.11, 0.03, 0])
  for (let at = 0; at < 27; at++) {
    const angle = (at - 13) * 0.062
    const hue = [
      [0.1, 0.8, 0.9],
      [1, 0.5, 0.15],
      [0.9, 0.2, 0.7],
    ][at % 3] ?? [1, 1, 1]
    glints.push([
      Math.sin(angle) * 6.85,
      0.42 + (at % 2) * 0.07,
      0.75 - Math.cos(angle) * 7.5,
      0.2,
      ...hue,
      0.02,
    ])
  }
  for (let at = 0; at < MOTES; at++) {
    const place = [(random() - 0.5) * 9, 0.4 + random() * 4.2, -8 + random() * 12]
    glints.push([...place, 0.02 + random() * 0.03, 0.2, 0.13, 0.09, 1])
  }
  const pick = (from: number, to: number) =>
    new Float32Array(glints.flatMap((one) => one.slice(from, to)))
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(pick(0, 3), 3))
  geometry.setAttribute('size', new BufferAttribute(pick(3, 4), 1))
  geometry.setAttribute('tint', new BufferAttribute(pick(4, 7), 3))
  geometry.setAttribute('drift', new BufferAttribute(pick(7, 8), 1))
  const points = new Points(
    geometry,
    new ShaderMaterial({
      transparent: true,
      depthWrite: false,
      blending: AdditiveBlending,
      uniforms: { ...light.uniforms, uPixelsPerMetre: { value: 600 * pixelRatio } },
      vertexShader: /* glsl */ `
        attribute float size;
        attribute vec3 tint;
        attribute float drift;
        uniform float uTimeSeconds;
        uniform float uLanterns;
        uniform float uPixelsPerMetre;
        varying vec3 vTint;
        void main() {
          vec3 place = position;
          float own = place.x * 7.0 + place.z * 3.0;
          place += drift * vec3(sin(uTimeSeconds * 0.11 + own), sin(uTimeSeconds * 0.17 + own * 1.3), cos(uTimeSeconds * 0.13 + own)) * 0.35;
          float blink = drift > 0.0 && drift < 0.5 ? 0.55 + 0.45 * sin(uTimeSeconds * 1.3 + own) : 1.0;
          vTint = tint * blink * (0.12 + 0.88 * uLanterns);
          vec4 seen = viewMatrix * vec4(place, 1.0);
          gl_PointSize = size * uPixelsPerMetre / max(0.4, -seen.z);
          gl_Position = projectionMatrix * seen;
        }`,
      fragmentShader: /* glsl */ `
        varying vec3 vTint;
        void main() {
          float out_ = length(gl_PointCoord - 0.5) * 2.0;
          float soft = max(0.0, 1.0 - out_);
          gl_FragColor = vec4(vTint * soft * soft * (0.6 + 2.2 * pow(soft, 6.0)), 1.0);
          #include <colorspace_fragment>
        }`,
    }),
  )
  points.frustumCulled = false
  points.renderOrder = 6
  return points
}

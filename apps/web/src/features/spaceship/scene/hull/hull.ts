import { BufferAttribute, type BufferGeometry, Group, Mesh, ShaderMaterial, Vector3 } from 'three'
import { LANTERNS } from '../room-plan.ts'
import { buildGlints, buildLanterns, buildNeon } from './hull-glow.ts'
import { hullShapes } from './hull-shapes.ts'
import { join } from './join.ts'
import type { RoomLight } from './room-light.ts'

/** Neon and the screen's light on a place that faces `normal`, and the lanterns' as it was baked: summed for each
 *  corner, so that all of it dims. */
const LIGHT_AT = /* glsl */ `
attribute float lantern;
uniform float uLanterns;
uniform float uNeon;
uniform vec3 uFilm;
uniform vec3 uScreen;
vec3 lightAt(vec3 place, vec3 normal) {
  vec3 light = mix(vec3(0.014, 0.012, 0.045), vec3(0.045, 0.05, 0.12), 0.5 + 0.5 * normal.y);
  light += vec3(1.0, 0.56, 0.24) * uLanterns * lantern;
  // Neon along the walls: magenta from the left, cyan from the right, rising from the floor.
  float low = exp(-max(place.y, 0.0) * 0.55);
  light += vec3(0.60, 0.10, 0.50) * uNeon * low * max(0.0, normal.x * 0.6 + 0.5) * 0.13;
  light += vec3(0.08, 0.42, 0.75) * uNeon * low * max(0.0, -normal.x * 0.6 + 0.5) * 0.15;
  vec3 toScreen = uScreen - place;
  float facing = max(0.0, (dot(normalize(toScreen), normal) + 0.25) / 1.25);
  light += uFilm * facing * 3.2 / (1.0 + dot(toScreen, toScreen) * 0.045);
  return light;
}`

/** How bright a lantern is, how far its light wraps round what it falls on, and how it fades with the square of the
 *  distance, metres. */
const LANTERN = { power: 0.85, wrap: 0.35, fade: 0.42 }

/** Bakes the light of all lanterns into the corners of a shape, as an attribute. */
function bakeLanterns(shape: BufferGeometry): BufferGeometry {
  const places = shape.getAttribute('position')
  const normals = shape.getAttribute('normal')
  const baked = new Float32Array(places.count)
  const [place, normal, to] = [new Vector3(), new Vector3(), new Vector3()]
  for (let at = 0; at < places.count; at++) {
    place.fromBufferAttribute(places, at)
    normal.fromBufferAttribute(normals, at).normalize()
    baked[at] = LANTERNS.reduce((sum, [x, y, z]) => {
      const far = to.set(x, y, z).sub(place).length()
      const facing = (to.dot(normal) / Math.max(0.001, far) + LANTERN.wrap) / (1 + LANTERN.wrap)
      return sum + (LANTERN.power * Math.max(0, facing)) / (1 + LANTERN.fade * far * far)
    }, 0)
  }
  return shape.setAttribute('lantern', new BufferAttribute(baked, 1))
}

function buildSolid(light: RoomLight): Mesh {
  const material = new ShaderMaterial({
    uniforms: light.uniforms,
    vertexColors: true,
    vertexShader: /* glsl */ `
      varying vec3 vColor;
      varying vec3 vLight;
      varying vec3 vNormal;
      varying vec3 vPlace;
      ${LIGHT_AT}
      void main() {
        vec4 place = modelMatrix * vec4(position, 1.0);
        vPlace = place.xyz;
        vNormal = normalize(normal);
        vColor = color;
        vLight = lightAt(place.xyz, vNormal);
        gl_Position = projectionMatrix * viewMatrix * place;
      }`,
    fragmentShader: /* glsl */ `
      uniform float uNeon;
      uniform float uLanterns;
      uniform vec3 uFilm;
      varying vec3 vColor;
      varying vec3 vLight;
      varying vec3 vNormal;
      varying vec3 vPlace;
      void main() {
        vec3 view = normalize(cameraPosition - vPlace);
        float rim = pow(1.0 - max(dot(normalize(vNormal), view), 0.0), 3.0);
        // What stands on the floor darkens where it meets it.
        float ground = 0.45 + 0.55 * smoothstep(0.0, 0.4, vPlace.y);
        vec3 color = vColor * vLight * ground;
        color += rim * (vec3(0.10, 0.12, 0.34) * (0.25 + 0.5 * uNeon) + vec3(0.3, 0.16, 0.06) * uLanterns + uFilm * 0.25) * 0.5;
        gl_FragColor = vec4(color, 1.0);
        #include <colorspace_fragment>
      }`,
  })
  const solid = new Mesh(bakeLanterns(join(hullShapes())), material)
  solid.name = 'hull'
  return solid
}

/** The room itself: hull, seats and comforts in one mesh, its neon, its lanterns, and the glow of both. */
export function buildHull(light: RoomLight, pixelRatio: number): Group {
  const hull = new Group()
  hull.add(
    buildSolid(light),
    buildNeon(light),
    buildLanterns(light),
    buildGlints(light, pixelRatio),
  )
  return hull
}

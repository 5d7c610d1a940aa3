import { CircleGeometry, Mesh, ShaderMaterial, type Texture } from 'three'
import { ROOM, SCREEN } from '../room-plan.ts'
import type { RoomLight } from './room-light.ts'

/** How far the grid goes out into the dark, metres. */
const RADIUS = 26

/** The neon grid: a floor of dark glass in which the screen is mirrored. One shader; the mirror is the line from
 *  the eye to the screen, and no second picture of the room. */
export function buildGridFloor(light: RoomLight, nothing: Texture) {
  const uniforms = { ...light.uniforms, uPicture: { value: nothing }, uHasPicture: { value: 0 } }
  const material = new ShaderMaterial({
    uniforms,
    transparent: true,
    vertexShader: /* glsl */ `
      varying vec3 vPlace;
      void main() {
        vec4 place = modelMatrix * vec4(position, 1.0);
        vPlace = place.xyz;
        gl_Position = projectionMatrix * viewMatrix * place;
      }`,
    fragmentShader: /* glsl */ `
      uniform sampler2D uPicture;
      uniform float uHasPicture;
      uniform float uNeon;
      uniform float uLanterns;
      uniform float uTimeSeconds;
      uniform vec3 uFilm;
      uniform vec3 uScreen;
      varying vec3 vPlace;

      // Lines a cell apart, as thin as they are far away, without steps at their edges.
      vec2 lines(vec2 place, float thick) {
        vec2 wide = fwidth(place);
        vec2 from = abs(fract(place - 0.5) - 0.5);
        vec2 core = 1.0 - smoothstep(vec2(thick), thick + wide * 1.5, from);
        vec2 fade = clamp(1.2 - wide * 3.0, 0.0, 1.0);
        vec2 halo = exp(-from * 7.0) * 0.20;
        return (core + halo) * fade;
      }

      void main() {
        float out_ = length(vPlace.xz - vec2(0.0, -2.5));
        vec2 cell = lines(vPlace.xz * 0.8, 0.012);
        float grid = max(cell.x, cell.y);
        float pulse = 0.72 + 0.28 * sin(out_ * 0.7 - uTimeSeconds * 0.9);
        vec3 magenta = vec3(0.95, 0.16, 0.72);
        vec3 cyan = vec3(0.10, 0.62, 1.0);
        vec3 neon = mix(cyan, magenta, smoothstep(-7.0, 6.0, vPlace.z + vPlace.x * 0.25));
        float aisle = smoothstep(26.0, 3.0, out_);
        vec3 color = vec3(0.010, 0.009, 0.030) + neon * grid * pulse * aisle * (0.55 * uNeon);

        // The mirror: where the line from the eye meets the screen.
        vec3 view = normalize(vPlace - cameraPosition);
        vec3 away = vec3(view.x, -view.y, view.z);
        float reach = (uScreen.z - vPlace.z) / min(away.z, -0.001);
        vec3 met = vPlace + away * reach;
        vec2 at = (met.xy - uScreen.xy) / vec2(${SCREEN.width.toFixed(3)}, ${SCREEN.height.toFixed(3)}) + 0.5;
        float blur = 0.004 + 0.016 * clamp(reach * 0.12, 0.0, 1.0);
        vec2 soft = smoothstep(vec2(-blur * 4.0), vec2(blur * 4.0), at)
          * smoothstep(vec2(1.0 + blur * 4.0), vec2(1.0 - blur * 4.0), at);
        float inside = soft.x * soft.y * step(0.0, reach);
        vec2 held = clamp(at, 0.002, 0.998);
        vec3 picture = (texture2D(uPicture, held + vec2(blur, 0.0)).rgb
          + texture2D(uPicture, held - vec2(blur, 0.0)).rgb
          + texture2D(uPicture, held + vec2(0.0, blur * 2.0)).rgb
          + texture2D(uPicture, held - vec2(0.0, blur * 2.0)).rgb) * 0.25;
        // As in the screen itself, the picture comes as the video has it.
        vec3 mirrored = mix(uFilm, picture * picture, uHasPicture) * inside;
        float fresnel = 0.10 + 0.75 * pow(1.0 - abs(view.y), 3.0);
        color += mirrored * fresnel;
        // Lanterns and the screen's light on the glass.
        color += vec3(1.0, 0.55, 0.20) * 0.028 * uLanterns * exp(-abs(abs(vPlace.x) - 3.2) * 0.9) * smoothstep(9.0, 2.0, abs(vPlace.z));
        float near = 1.0 / (1.0 + 0.06 * dot(vPlace - uScreen, vPlace - uScreen));
        color += uFilm * near * 0.16;

        float edge = smoothstep(${RADIUS.toFixed(1)}, 9.0, out_);
        gl_FragColor = vec4(color, edge);
        #include <colorspace_fragment>
      }`,
  })
  const floor = new Mesh(new CircleGeometry(RADIUS, 48), material)
  floor.rotation.x = -Math.PI / 2
  floor.position.z = (ROOM.frontZ + ROOM.backZ) / 2
  floor.renderOrder = -5
  floor.name = 'grid'
  return {
    object: floor,
    /** What is mirrored; null: only the screen's light. */
    mirror(picture: Texture | null) {
      uniforms.uPicture.value = picture ?? nothing
      uniforms.uHasPicture.value = picture ? 1 : 0
    },
  }
}

import {
  AdditiveBlending,
  BackSide,
  DoubleSide,
  Group,
  Mesh,
  RingGeometry,
  ShaderMaterial,
  SphereGeometry,
  Vector3,
} from 'three'
import type { RoomLight } from '../hull/room-light.ts'
import { NOISE } from './noise.ts'

/** Where the sun of this system stands. */
const SUN = new Vector3(0.75, 0.35, 0.45).normalize()

/** A ringed planet, banded like sweets, with air around it. */
export function buildPlanet(light: RoomLight): Group {
  const radius = 38
  const planet = new Group()
  const uniforms = { ...light.uniforms, uSun: { value: SUN } }
  const vertexShader = /* glsl */ `
    varying vec3 vPlace;
    varying vec3 vNormal;
    varying vec3 vView;
    void main() {
      vPlace = normalize(position);
      vNormal = normalize(mat3(modelMatrix) * normal);
      vec4 place = modelMatrix * vec4(position, 1.0);
      vView = normalize(cameraPosition - place.xyz);
      gl_Position = projectionMatrix * viewMatrix * place;
    }`
  const ball = new Mesh(
    new SphereGeometry(radius, 48, 32),
    new ShaderMaterial({
      uniforms,
      vertexShader,
      fragmentShader: /* glsl */ `
        uniform vec3 uSun;
        uniform float uTimeSeconds;
        varying vec3 vPlace;
        varying vec3 vNormal;
        varying vec3 vView;
        ${NOISE}
        void main() {
          vec3 p = vPlace;
          float swirl = noise(p * 3.0 + vec3(uTimeSeconds * 0.01, 0.0, 0.0)) - 0.5;
          float lat = p.y + swirl * 0.13;
          float band = 0.5 + 0.5 * sin(lat * 17.0 + noise(p * 6.0) * 1.3);
          float fine = 0.5 + 0.5 * sin(lat * 47.0 + swirl * 9.0);
          vec3 color = mix(vec3(0.86, 0.36, 0.20), vec3(1.0, 0.74, 0.42), band);
          color = mix(color, vec3(0.55, 0.20, 0.42), smoothstep(0.35, 0.95, abs(p.y)) * 0.75);
          color *= 0.88 + 0.18 * fine;
          float day = smoothstep(-0.28, 0.75, dot(vNormal, uSun));
          float rim = pow(1.0 - max(dot(vNormal, vView), 0.0), 3.0);
          vec3 lit = color * (0.02 + 0.66 * day) + vec3(0.95, 0.45, 0.35) * rim * day * 0.25
            + vec3(0.20, 0.12, 0.45) * rim * 0.25;
          gl_FragColor = vec4(lit, 1.0);
          #include <colorspace_fragment>
        }`,
    }),
  )
  const air = new Mesh(
    new SphereGeometry(radius * 1.16, 36, 24),
    new ShaderMaterial({
      uniforms,
      vertexShader,
      transparent: true,
      depthWrite: false,
      side: BackSide,
      blending: AdditiveBlending,
      fragmentShader: /* glsl */ `
        uniform vec3 uSun;
        varying vec3 vNormal;
        varying vec3 vView;
        void main() {
          float depth = pow(clamp(-dot(vNormal, vView) * 1.9, 0.0, 1.0), 3.2);
          float day = smoothstep(-0.5, 0.9, dot(vNormal, uSun));
          gl_FragColor = vec4(vec3(1.0, 0.52, 0.40) * depth * (0.06 + 0.3 * day), 1.0);
          #include <colorspace_fragment>
        }`,
    }),
  )
  const ring = new Mesh(
    new RingGeometry(radius * 1.4, radius * 2.35, 96, 1),
    new ShaderMaterial({
      uniforms: { ...uniforms, uRadius: { value: radius } },
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
      vertexShader: /* glsl */ `
        varying vec3 vLocal;
        varying vec3 vPlace;
        void main() {
          vLocal = position;
          vPlace = mat3(modelMatrix) * position;
          gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
        }`,
      fragmentShader: /* glsl */ `
        uniform float uRadius;
        uniform vec3 uSun;
        varying vec3 vLocal;
        varying vec3 vPlace;
        void main() {
          float out_ = length(vLocal.xy) / uRadius;
          float share = (out_ - 1.4) / 0.95;
          float bands = 0.6 + 0.4 * sin(out_ * 27.0) * sin(out_ * 11.0);
          bands *= smoothstep(0.0, 0.06, share) * smoothstep(1.0, 0.72, share);
          bands *= 1.0 - 0.9 * smoothstep(0.03, 0.0, abs(share - 0.56));
          // The planet's own shadow on its ring.
          float along = dot(vPlace, uSun);
          float beside = length(vPlace - uSun * along) / uRadius;
          float shadow = along < 0.0 ? smoothstep(0.92, 1.06, beside) : 1.0;
          vec3 color = mix(vec3(0.98, 0.72, 0.48), vec3(0.72, 0.50, 0.78), share);
          gl_FragColor = vec4(color * (0.04 + 0.4 * shadow), bands * 0.78);
          #include <colorspace_fragment>
        }`,
    }),
  )
  ring.rotation.x = -Math.PI / 2
  planet.add(ball, air, ring)
  planet.position.set(-150, 84, -230)
  planet.rotation.set(-0.42, 0.1, 0.4)
  return planet
}

/** A small moon on the other side. */
export function buildMoon(light: RoomLight): Mesh {
  const moon = new Mesh(
    new SphereGeometry(11, 36, 24),
    new ShaderMaterial({
      uniforms: { ...light.uniforms, uSun: { value: SUN } },
      vertexShader: /* glsl */ `
        varying vec3 vPlace;
        varying vec3 vNormal;
        varying vec3 vView;
        void main() {
          vPlace = normalize(position);
          vNormal = normalize(mat3(modelMatrix) * normal);
          vec4 place = modelMatrix * vec4(position, 1.0);
          vView = normalize(cameraPosition - place.xyz);
          gl_Position = projectionMatrix * viewMatrix * place;
        }`,
      fragmentShader: /* glsl */ `
        uniform vec3 uSun;
        varying vec3 vPlace;
        varying vec3 vNormal;
        varying vec3 vView;
        ${NOISE}
        void main() {
          float ground = noise(vPlace * 4.0) * 0.6 + noise(vPlace * 9.0) * 0.4;
          float crater = smoothstep(0.62, 0.7, noise(vPlace * 6.5 + 5.0));
          float day = smoothstep(-0.15, 0.7, dot(vNormal, uSun));
          float rim = pow(1.0 - max(dot(vNormal, vView), 0.0), 4.0);
          vec3 color = mix(vec3(0.30, 0.52, 0.62), vec3(0.62, 0.86, 0.88), ground) * (1.0 - 0.35 * crater);
          gl_FragColor = vec4(color * (0.02 + 0.5 * day) + vec3(0.4, 0.8, 0.95) * rim * (0.12 + day * 0.4), 1.0);
          #include <colorspace_fragment>
        }`,
    }),
  )
  moon.position.set(132, 92, -190)
  return moon
}

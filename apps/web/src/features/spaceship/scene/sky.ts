import {
  AdditiveBlending,
  BackSide,
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Group,
  LinearFilter,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Points,
  RingGeometry,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { RoomLight } from './room-light.ts'
import { starPlaces } from './star-places.ts'

/** Distances of what is outside, metres. */
const FAR = { sky: 420, stars: 400 }
/** Pixels of the nebula around the room: soft as it is, more are not seen. */
const NEBULA = { width: 1024, height: 512 }
/** Where the sun of this system stands. */
const SUN = new Vector3(0.75, 0.35, 0.45).normalize()

const NOISE = /* glsl */ `
float hash(vec3 p) {
  p = fract(p * 0.3183099 + 0.1);
  p *= 17.0;
  return fract(p.x * p.y * p.z * (p.x + p.y + p.z));
}
float noise(vec3 x) {
  vec3 i = floor(x);
  vec3 f = fract(x);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(mix(hash(i), hash(i + vec3(1, 0, 0)), f.x), mix(hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), f.x), mix(hash(i + vec3(0, 1, 1)), hash(i + vec3(1, 1, 1)), f.x), f.y),
    f.z);
}
float fbm(vec3 p) {
  float sum = 0.0;
  float part = 0.5;
  for (int octave = 0; octave < 5; octave++) {
    sum += part * noise(p);
    p = p * 2.07 + 3.1;
    part *= 0.5;
  }
  return sum;
}`

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
  const sphere = new Mesh(new SphereGeometry(FAR.sky, 40, 24), material)
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

/** A ringed planet, banded like sweets, with air around it. */
function buildPlanet(light: RoomLight): Group {
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
    new SphereGeometry(radius, 64, 40),
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
    new SphereGeometry(radius * 1.16, 48, 32),
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
function buildMoon(light: RoomLight): Mesh {
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

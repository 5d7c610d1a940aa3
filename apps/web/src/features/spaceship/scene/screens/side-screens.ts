import {
  Group,
  LinearFilter,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  type Texture,
  VideoTexture,
} from 'three'
import type { RoomLight } from '../hull/room-light.ts'
import { PANEL, PANELS } from '../room-plan.ts'
import { fetchPicture, paintLabel, paintPanel, type StillPicture } from './paint-still.ts'
import { paintedTexture } from './painted-texture.ts'

/** Loops that are decoded at once: two, as a phone does without a word. */
export const MAX_LOOPS = 2
/** How long a loop runs before the next screen has its turn, seconds. */
const TURN_SECONDS = 12
/** Edge around the picture and the strip with the name under it, metres. */
const EDGE = 0.07
const STRIP = 0.34

/** What a side screen shows. `loopUrl`: a short part of it without sound; null: there is none. */
export type PanelPicture = StillPicture & { id: number; loopUrl: string | null }

const fragmentShader = /* glsl */ `
  uniform sampler2D uPicture;
  uniform sampler2D uLabel;
  uniform float uNeon;
  uniform float uLanterns;
  uniform float uHovered;
  varying vec2 vAt;
  void main() {
    vec2 half_ = vec2(${(PANEL.width / 2).toFixed(3)}, ${(PANEL.height / 2).toFixed(3)});
    vec2 from = abs(vAt) - half_;
    vec2 uv = vAt / (half_ * 2.0) + 0.5;
    float corner = length(max(from + 0.06, 0.0)) - 0.06;
    float inside = smoothstep(0.008, -0.008, corner);
    vec3 picture = texture2D(uPicture, clamp(uv, 0.0, 1.0)).rgb;
    picture *= picture;
    float edge = exp(-abs(corner) * 42.0);
    vec3 trim = mix(vec3(0.22, 0.72, 1.0), vec3(1.0, 0.62, 0.22), uHovered);
    float lit = 0.20 + 0.62 * uLanterns + 0.35 * uHovered;
    vec2 strip = vec2(uv.x, (vAt.y + half_.y + ${EDGE.toFixed(2)} + ${STRIP.toFixed(2)}) / ${STRIP.toFixed(2)});
    float onStrip = step(0.0, strip.y) * step(strip.y, 1.0) * step(0.0, strip.x) * step(strip.x, 1.0);
    float letters = texture2D(uLabel, strip).a * onStrip;
    vec3 color = picture * lit * inside + trim * edge * (0.15 + 0.6 * uNeon + uHovered);
    color = mix(color, vec3(0.9, 0.93, 1.0) * (0.35 + 0.6 * uLanterns), letters);
    // A dark board behind the name, soft at its ends.
    float board = onStrip * smoothstep(0.0, 0.1, strip.x) * smoothstep(1.0, 0.9, strip.x) * 0.7;
    float alpha = max(max(inside, edge * (0.25 + 0.6 * uNeon)), max(letters, board));
    if (alpha < 0.02) discard;
    gl_FragColor = vec4(color, alpha);
    #include <colorspace_fragment>
  }`

/** One of the side screens. */
function buildPanel(light: RoomLight, nothing: Texture) {
  const uniforms = {
    ...light.uniforms,
    uPicture: { value: nothing },
    uLabel: { value: nothing },
    uHovered: { value: 0 },
  }
  const mesh = new Mesh(
    new PlaneGeometry(PANEL.width + EDGE * 2, PANEL.height + EDGE * 2 + STRIP),
    new ShaderMaterial({
      uniforms,
      transparent: true,
      depthWrite: false,
      vertexShader: /* glsl */ `
        varying vec2 vAt;
        void main() {
          vAt = position.xy - vec2(0.0, ${(STRIP / 2).toFixed(3)});
          gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
        }`,
      fragmentShader,
    }),
  )
  mesh.visible = false
  // After the glow of the neon behind it.
  mesh.renderOrder = 5
  let shown: PanelPicture | undefined
  let still: Texture | undefined
  let label: Texture | undefined
  let loop: { video: HTMLVideoElement; texture: VideoTexture } | undefined

  const endLoop = () => {
    loop?.texture.dispose()
    loop?.video.pause()
    loop?.video.removeAttribute('src')
    loop?.video.load()
    loop = undefined
    if (still) uniforms.uPicture.value = still
  }
  const clear = () => {
    endLoop()
    still?.dispose()
    label?.dispose()
    still = undefined
    label = undefined
    shown = undefined
    mesh.visible = false
    uniforms.uPicture.value = nothing
    uniforms.uLabel.value = nothing
  }
  return {
    mesh,
    picture: () => shown,
    isLooping: () => loop !== undefined,
    hover(isHovered: boolean) {
      uniforms.uHovered.value = isHovered ? 1 : 0
    },
    async show(picture: PanelPicture | undefined) {
      if (picture?.id === shown?.id) return
      clear()
      if (!picture) return
      shown = picture
      label = paintedTexture(paintLabel(picture))
      uniforms.uLabel.value = label
      const image = await fetchPicture(picture.pictureUrl)
      // Another title has come meanwhile, or the room has gone.
      if (shown !== picture) return
      still = paintedTexture(paintPanel(image))
      if (!loop) uniforms.uPicture.value = still
      mesh.visible = true
    },
    beginLoop() {
      if (loop || !shown?.loopUrl) return
      const video = document.createElement('video')
      Object.assign(video, { muted: true, loop: true, playsInline: true, src: shown.loopUrl })
      const texture = new VideoTexture(video)
      texture.generateMipmaps = false
      texture.minFilter = LinearFilter
      loop = { video, texture }
      // The still stays until the first picture is there, and where the loop is damaged.
      video.addEventListener('playing', () => {
        if (loop?.video === video) uniforms.uPicture.value = texture
      })
      video.addEventListener('error', () => loop?.video === video && endLoop())
      video.play().catch(() => undefined)
    },
    endLoop,
    clear,
  }
}

/** The side screens with what the viewer could watch: posters, of which two move at a time. */
export function buildSideScreens(light: RoomLight, nothing: Texture) {
  const panels = PANELS.map(({ x, y, z, yaw }) => {
    const panel = buildPanel(light, nothing)
    panel.mesh.position.set(x, y, z)
    panel.mesh.rotation.y = yaw
    return panel
  })
  const object = new Group()
  object.add(...panels.map(({ mesh }) => mesh))
  let mayLoop = false
  let turn = 0
  let sinceTurnSeconds = TURN_SECONDS

  const endLoops = () => {
    for (const panel of panels) panel.endLoop()
  }
  const giveTurn = () => {
    const withLoops = panels.filter((panel) => panel.picture()?.loopUrl)
    if (withLoops.length === 0) return
    const next = withLoops.map((_, at) => withLoops[(turn + at) % withLoops.length])
    const chosen = next.slice(0, MAX_LOOPS)
    for (const panel of panels) if (!chosen.includes(panel)) panel.endLoop()
    for (const panel of chosen) panel?.beginLoop()
    turn += MAX_LOOPS
  }
  return {
    object,
    meshes: panels.map(({ mesh }) => mesh),
    /** What a mesh shows. */
    pictureOf: (mesh: unknown) => panels.find((panel) => panel.mesh === mesh)?.picture(),
    /** Shows these titles, as many as there are screens. */
    show(pictures: readonly PanelPicture[]) {
      sinceTurnSeconds = TURN_SECONDS
      return Promise.all(panels.map((panel, at) => panel.show(pictures[at])))
    },
    hover(id: number | null) {
      for (const panel of panels) panel.hover(id !== null && panel.picture()?.id === id)
    },
    /** Lets loops run, or stops them: while a film plays, when nobody looks, and with less motion. */
    letLoop(isAllowed: boolean) {
      mayLoop = isAllowed
      sinceTurnSeconds = TURN_SECONDS
      if (!isAllowed) endLoops()
    },
    update(deltaSeconds: number) {
      if (!mayLoop) return
      sinceTurnSeconds += deltaSeconds
      if (sinceTurnSeconds < TURN_SECONDS) return
      sinceTurnSeconds = 0
      giveTurn()
    },
    loopCount: () => panels.filter((panel) => panel.isLooping()).length,
    dispose() {
      for (const panel of panels) panel.clear()
    },
  }
}

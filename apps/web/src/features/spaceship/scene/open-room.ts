import type { LiveStage } from '../../../library/live-stage/live-stage.ts'
import { openLiveStage } from '../../../library/live-stage/live-stage.ts'
import type { Seat } from '../look/seats.ts'
import { buildRoom, type Room } from './room.ts'
import type { ScreenBox } from './screens/big-screen.ts'
import { watchSlowness } from './slowness.ts'
import { textureBytesOf } from './texture-bytes.ts'

/** Pixels for each pixel of the page at which sharpness is not given up any further. */
const COARSEST = 1

/** Milliseconds between two notes of what the room costs, at least. */
const NOTE_EVERY_MS = 1000

/** Whom the room tells. */
export type RoomListeners = {
  /** The first picture stands. */
  onFirstPicture: () => void
  /** Before each picture. */
  onFrame: (room: Room, step: { deltaSeconds: number; isCalm: boolean }) => void
  /** Where the screen is in the window; null: behind whoever looks, or in a headset. */
  onBox: (box: ScreenBox | null) => void
  /** The graphics card was taken away, and given back. */
  onLost: () => void
  onRestored: () => void
  /** The device cannot keep up, even with the fewest pixels. */
  onTooSlow: () => void
  /** Another part of the page draws in three dimensions now. */
  onClosed: () => void
}

/** A room that is drawn on a canvas. */
export type OpenRoom = {
  room: Room
  stage: LiveStage
  setCalm: (isCalm: boolean) => void
  close: () => void
}

/** Opens the room on a canvas and draws it until it is closed; while the tab is hidden nothing is drawn.
 *  @throws Error where the browser gives no context */
export function openRoom(canvas: HTMLCanvasElement, seat: Seat, tell: RoomListeners): OpenRoom {
  performance.mark('starnest-room-opening')
  const slowness = watchSlowness()
  let isCalm = false
  let isClosed = false
  let pictures = 0
  let lastMs: number | undefined
  let notedMs = performance.now()

  const onFrame = ({ deltaSeconds }: { deltaSeconds: number }) => {
    const inHeadset = stage.renderer.xr.isPresenting
    tell.onFrame(room, { deltaSeconds, isCalm })
    room.update(deltaSeconds, { isCalm, inHeadset })
    tell.onBox(inHeadset ? null : room.box())
    pictures += 1
    // The picture before this one stands.
    if (pictures === 2) {
      performance.mark('starnest-room-drawn')
      tell.onFirstPicture()
    }
    const nowMs = performance.now()
    const tookMs = lastMs === undefined ? 0 : nowMs - lastMs
    lastMs = nowMs
    const isCoarsest = stage.quality.pixelRatio <= COARSEST && stage.quality.level === 'low'
    if (pictures > 2 && slowness.frame(tookMs, isCoarsest)) tell.onTooSlow()
    if (nowMs - notedMs < NOTE_EVERY_MS) return
    notedMs = nowMs
    note()
  }
  // What a bench and a look at the page's tree read.
  const note = () => {
    const { render, memory } = stage.renderer.info
    canvas.dataset.drawCalls = `${render.calls}`
    canvas.dataset.triangles = `${render.triangles}`
    canvas.dataset.geometries = `${memory.geometries}`
    canvas.dataset.textures = `${memory.textures}`
    canvas.dataset.textureBytes = `${textureBytesOf(room.scene)}`
    canvas.dataset.frameMs = stage.stats().frameMs.toFixed(1)
  }
  const stage = openLiveStage(canvas, {
    onFrame,
    onContextLost: tell.onLost,
    onContextRestored: () => {
      room.repaint(stage.renderer)
      tell.onRestored()
    },
    onClosed: tell.onClosed,
    quality: { level: 'low', shadows: false },
  })
  const room = buildRoom({ stage, seat })
  void stage.prepare(room.scene).then(() => {
    if (!isClosed) stage.start()
  })
  return {
    room,
    stage,
    setCalm(next) {
      isCalm = next
    },
    close() {
      if (isClosed) return
      isClosed = true
      // Whoever wears a headset would stand in a picture that moves no more. Refused, it has ended already.
      stage.renderer.xr
        .getSession()
        ?.end()
        .catch(() => undefined)
      stage.stop()
      room.dispose()
      stage.dispose()
      const { geometries, textures } = stage.renderer.info.memory
      performance.mark('starnest-room-closed', { detail: { geometries, textures } })
    },
  }
}

import {
  BufferGeometry,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Raycaster,
  Vector3,
} from 'three'
import type { LiveStage } from '../../../library/live-stage/live-stage.ts'
import type { HeadsetListeners } from '../room-handle.ts'
import type { Room } from '../scene/room.ts'
import { SCREEN } from '../scene/room-plan.ts'
import { captionPainter } from '../scene/screens/paint-still.ts'
import { paintedTexture } from '../scene/screens/painted-texture.ts'

/** Length of the ray that a hand points with, metres. */
const RAY = 9
/** Width of the board on which captions are read, metres, and how far it stands before the screen. */
const BOARD = { width: 5.4, before: 0.9 }
/** Between two looks at what is said, milliseconds. */
const LISTEN_EVERY_MS = 120

/** What a film's captions say now, in the language that is shown; empty: nothing. */
export function spokenNow(video: HTMLVideoElement | null): string {
  const shown = [...(video?.textTracks ?? [])].find(
    ({ kind, mode }) => kind === 'subtitles' && mode !== 'disabled',
  )
  const cues = [...(shown?.activeCues ?? [])].filter((cue) => cue instanceof VTTCue)
  return cues.map((cue) => cue.getCueAsHTML().textContent ?? '').join('\n')
}

/** Goes into the room with a headset. Whoever points at a side screen or at the big one says so; captions stand on
 *  a board under the film, because a page cannot be read in there. Resolves when the room is seen, or has closed
 *  meanwhile; `onEnd` is told when the headset goes, whoever ended it.
 *  @throws DOMException where the person or the device says no */
export async function enterHeadset({
  room,
  stage,
  onPoint,
  onEnd,
}: { room: Room; stage: LiveStage } & HeadsetListeners): Promise<void> {
  const { xr } = navigator
  if (!xr) throw new DOMException('there is no headset', 'NotSupportedError')
  const session = await xr.requestSession('immersive-vr', { optionalFeatures: ['local-floor'] })
  const { renderer } = stage
  const undo: (() => void)[] = []
  const leave = () => {
    for (const step of undo.splice(0).reverse()) step()
    renderer.xr.enabled = false
    refit(stage)
    onEnd()
  }
  session.addEventListener('end', leave, { once: true })
  try {
    // The room may close while the person is asked, and while the device gets ready.
    refuseClosed(stage)
    renderer.xr.enabled = true
    renderer.xr.setReferenceSpaceType('local')
    // Whoever sits at the side faces the screen, whichever way the headset faces.
    const { yawRad } = room.looking.wanted()
    room.rig.rotation.y = yawRad
    undo.push(() => {
      room.rig.rotation.y = 0
    })
    undo.push(hangBoard(room), ...[0, 1].map((hand) => giveHand(room, stage, hand, onPoint)))
    await renderer.xr.setSession(session)
    refuseClosed(stage)
  } catch (error) {
    session.removeEventListener('end', leave)
    await session.end().catch(() => undefined)
    leave()
    if (stage.isOpen) throw error
  }
}

/** @throws DOMException where the room has closed: whoever wears the headset would stand in a still picture */
function refuseClosed({ isOpen }: LiveStage): void {
  if (!isOpen) throw new DOMException('the room has closed', 'InvalidStateError')
}

/** The canvas has the size of the window again. */
function refit({ renderer, camera }: LiveStage): void {
  const { clientWidth: width, clientHeight: height } = renderer.domElement
  if (width === 0 || height === 0) return
  renderer.setSize(width, height, false)
  camera.aspect = width / height
}

function hangBoard(room: Room): () => void {
  const painter = captionPainter()
  const texture = paintedTexture(painter.canvas)
  const height = (BOARD.width * painter.canvas.height) / painter.canvas.width
  const board = new Mesh(
    new PlaneGeometry(BOARD.width, height),
    new MeshBasicMaterial({ map: texture, transparent: true, depthTest: false, toneMapped: false }),
  )
  board.renderOrder = 20
  board.position.set(0, SCREEN.centreY - SCREEN.height / 2 + height / 2, SCREEN.z + BOARD.before)
  room.scene.add(board)
  const listening = setInterval(() => {
    if (painter.say(spokenNow(room.film()))) texture.needsUpdate = true
  }, LISTEN_EVERY_MS)
  return () => {
    clearInterval(listening)
    board.removeFromParent()
    board.geometry.dispose()
    board.material.dispose()
    texture.dispose()
  }
}

/** A hand that points with a ray of light. */
function giveHand(
  room: Room,
  { renderer }: LiveStage,
  hand: number,
  onPoint: HeadsetListeners['onPoint'],
): () => void {
  const controller = renderer.xr.getController(hand)
  const ray = new Line(
    new BufferGeometry().setFromPoints([new Vector3(), new Vector3(0, 0, -RAY)]),
    new LineBasicMaterial({ color: '#ffd9a0', transparent: true, opacity: 0.6 }),
  )
  controller.add(ray)
  room.rig.add(controller)
  const raycaster = new Raycaster()
  const onSelect = () => {
    raycaster.setFromXRController(controller)
    const pointed = room.pointedBy(raycaster)
    if (pointed) onPoint(pointed)
  }
  controller.addEventListener('select', onSelect)
  return () => {
    controller.removeEventListener('select', onSelect)
    controller.removeFromParent()
    ray.removeFromParent()
    ray.geometry.dispose()
    ray.material.dispose()
  }
}

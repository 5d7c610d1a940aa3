import type { Quaternion, Vector } from '../look/quaternion.ts'

/** A point of the room and how something stands there: metres and a turn, y up. */
export type WorldPose = { readonly position: Vector; readonly turn: Quaternion }

/** What one frame of a session tells. `focal`: pixels from the eye to the picture, where the picture is one
 *  pixel high; null: the device has lost where it is. `floor`: where the middle of the view meets a surface;
 *  null: none was found. */
export type WorldFrame = {
  readonly viewer: (WorldPose & { readonly focal: number }) | null
  readonly floor: WorldPose | null
}

/** A WebXR session that sees surfaces. */
export type World = {
  readonly session: XRSession
  /** Reads a frame of the session. */
  read: (frame: XRFrame) => WorldFrame
  /** Calls `tell` at each press of the device's own controls with the ray that they point along, from its start along
   *  -z; null: the device does not say where. Never where the page is drawn over the room: its buttons hear the same
   *  tap. Returns the way to stop. */
  onSelect: (tell: (ray: WorldPose | null) => void) => () => void
  end: () => Promise<void>
}

/** Whether this browser has WebXR with a view of the room: Chrome on Android has, Safari and Firefox have
 *  not. Asking for hit tests tells for certain. */
export async function canOpenWorld(): Promise<boolean> {
  try {
    return (await navigator.xr?.isSessionSupported('immersive-ar')) ?? false
  } catch {
    // A page that may not use it is told so by an error.
    return false
  }
}

/** Opens a session that draws the interface `overlay` over the room. Has to be called inside a tap. `onEnd` is
 *  called once when it ends by itself or by the system's own button.
 *  @throws Error where the device or the person does not allow it */
export async function openWorld(overlay: Element, onEnd: () => void): Promise<World> {
  const { xr } = navigator
  if (!xr) throw new Error('this browser has no WebXR')
  const session = await xr.requestSession('immersive-ar', {
    requiredFeatures: ['hit-test', 'local'],
    optionalFeatures: ['dom-overlay'],
    domOverlay: { root: overlay },
  })
  session.addEventListener('end', onEnd, { once: true })
  try {
    return await seeing(session)
  } catch (error) {
    session.removeEventListener('end', onEnd)
    await session.end()
    throw error
  }
}

async function seeing(session: XRSession): Promise<World> {
  const [ahead, room] = await Promise.all([
    session.requestReferenceSpace('viewer'),
    session.requestReferenceSpace('local'),
  ])
  const hits = await session.requestHitTestSource?.({ space: ahead })
  if (!hits) throw new Error('this device finds no surfaces')
  return {
    session,
    read: (frame) => ({
      viewer: viewerOf(frame, room),
      floor: poseOf(frame.getHitTestResults(hits)[0]?.getPose(room)?.transform),
    }),
    onSelect(tell) {
      if (session.domOverlayState) return () => undefined
      const onSelect = ({ frame, inputSource }: XRInputSourceEvent) =>
        tell(poseOf(frame.getPose(inputSource.targetRaySpace, room)?.transform))
      session.addEventListener('select', onSelect)
      return () => session.removeEventListener('select', onSelect)
    },
    end: async () => {
      hits.cancel()
      await session.end()
    },
  }
}

function viewerOf(frame: XRFrame, room: XRReferenceSpace): WorldFrame['viewer'] {
  const pose = frame.getViewerPose(room)
  const [view] = pose?.views ?? []
  const at = poseOf(view?.transform)
  // The fifth entry of a projection enlarges up and down: 1 / tan(half the angle).
  return at && view ? { ...at, focal: (view.projectionMatrix[5] ?? 1) / 2 } : null
}

function poseOf(transform: XRRigidTransform | undefined): WorldPose | null {
  if (!transform) return null
  const { position, orientation } = transform
  return {
    position: [position.x, position.y, position.z],
    turn: [orientation.x, orientation.y, orientation.z, orientation.w],
  }
}

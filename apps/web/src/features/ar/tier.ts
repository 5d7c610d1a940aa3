import { canAskForCamera } from '../../platform/camera/open-camera.ts'

/** How an experience is seen. `world`: WebXR places it on the floor, and one walks round it. `turning`: over
 *  the camera's picture, and it turns with the device. `dragging`: over the camera's picture, turned by hand.
 *  `sky`: under a sky of ours, without a camera. */
export type Tier = 'world' | 'turning' | 'dragging' | 'sky'

/** Whether this browser draws on a canvas. */
function hasCanvas(): boolean {
  try {
    return document.createElement('canvas').getContext('2d') !== null
  } catch {
    return false
  }
}

/** Whether the way into AR is shown: only where camera access and canvas are supported. Source:
 *  specification §2.14 (6). Where cameras cannot be asked for, such as on a page without HTTPS, there is no
 *  way in, though the sky could be shown: the specification's rule stands. */
export const canEnterAr = (): boolean => canAskForCamera() && hasCanvas()

/** The tier of what is open. */
export function tierOf(open: {
  readonly hasWorld: boolean
  readonly hasCamera: boolean
  readonly isFront: boolean
  readonly isSensing: boolean
}): Tier {
  if (open.hasWorld) return 'world'
  if (!open.hasCamera) return 'sky'
  // The picture of a front camera is mirrored and moves the other way.
  return open.isSensing && !open.isFront ? 'turning' : 'dragging'
}

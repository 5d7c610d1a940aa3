import { useEffect, useRef, useState } from 'react'
import {
  type Camera,
  CameraError,
  type CameraRefusal,
  openCamera,
} from '../../../platform/camera/open-camera.ts'
import { askForTurning, type TurningPermission } from '../../../platform/motion/device-turning.ts'

/** Where an experience stands with the camera. Source: specification §4, "AR": not started, then started,
 *  then camera granted or denied. `open` with null: it goes on without. */
export type CameraState =
  | { readonly is: 'intro' }
  | { readonly is: 'opening' }
  | { readonly is: 'refused'; readonly reason: CameraRefusal }
  | { readonly is: 'open'; readonly camera: Camera | null }

/** The camera of an experience. Whatever becomes of the screen, every track ends with it. */
export function useCamera() {
  const [state, setState] = useState<CameraState>({ is: 'intro' })
  const [turning, setTurning] = useState<TurningPermission>('silent')
  const held = useRef<Camera | null>(null)
  /** Counts what was asked for, so that a camera that comes too late is given back. */
  const asked = useRef(0)

  const release = () => {
    asked.current += 1
    held.current?.close()
    held.current = null
  }
  useEffect(
    () => () => {
      asked.current += 1
      held.current?.close()
      held.current = null
    },
    [],
  )

  const askToTurn = () => void askForTurning().then(setTurning)

  /** Asks for the camera, and to be told how the device turns. Has to be called inside a tap. */
  const start = async () => {
    release()
    const mine = asked.current
    const isMine = () => asked.current === mine
    const lose = (reason: CameraRefusal) => {
      held.current = null
      if (isMine()) setState({ is: 'refused', reason })
    }
    setState({ is: 'opening' })
    // Both at once, while the tap still counts; the sensor's answer is not waited for.
    askToTurn()
    try {
      const camera = await openCamera(lose)
      if (!isMine()) {
        camera.close()
        return
      }
      held.current = camera
      setState({ is: 'open', camera })
    } catch (error) {
      if (isMine()) {
        setState({
          is: 'refused',
          reason: error instanceof CameraError ? error.reason : 'failed',
        })
      }
    }
  }

  /** Goes on under our own sky. */
  const goWithout = () => {
    release()
    askToTurn()
    setState({ is: 'open', camera: null })
  }

  return { state, turning, start, goWithout, stop: release }
}

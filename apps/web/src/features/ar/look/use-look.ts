import { type PointerEvent, useEffect, useRef, useState } from 'react'
import {
  onTurning,
  screenAngle,
  type TurningPermission,
} from '../../../platform/motion/device-turning.ts'
import { prefersReducedMotion } from '../../../platform/preferences/reduced-motion.ts'
import { Look } from './look.ts'
import type { Vector } from './quaternion.ts'

/** Pixels that a finger may move and still tap. */
const TAP_PX = 8
type LookOptions = {
  /** What became of asking for the sensor. */
  turning: TurningPermission
  focal: () => number
  onTap: (at: { x: number; y: number }) => void
}

/** Where the viewer looks, by the device's sensor where `follows`, and by drags. `onTap` is
 *  told taps on the picture, CSS pixels from its top left. */
export function useLook(follows: boolean, { turning, focal, onTap }: LookOptions) {
  const [look] = useState(() => new Look())
  const [isSensing, setSensing] = useState(false)
  const dragged = useRef<{ x: number; y: number; far: number } | undefined>(undefined)

  useEffect(() => {
    // Chrome tells those who listened before the person allowed it nothing but empty angles.
    if (!follows || turning === 'denied') return
    return onTurning((angles, atMs) => {
      look.sense(angles, atMs, screenAngle())
      setSensing(true)
    })
  }, [follows, turning, look])

  const turnTo = (direction: Vector) =>
    look.turnTo(direction, screenAngle(), { atOnce: prefersReducedMotion() })

  const pointer = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      dragged.current = { x: event.clientX, y: event.clientY, far: 0 }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = dragged.current
      if (!from) return
      const by = { x: event.clientX - from.x, y: event.clientY - from.y }
      const far = from.far + Math.hypot(by.x, by.y)
      dragged.current = { x: event.clientX, y: event.clientY, far }
      if (far > TAP_PX) look.drag(by, focal())
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = dragged.current
      dragged.current = undefined
      if (!from || from.far > TAP_PX) return
      const { left, top } = event.currentTarget.getBoundingClientRect()
      onTap({ x: event.clientX - left, y: event.clientY - top })
    },
    onPointerCancel() {
      dragged.current = undefined
    },
  }

  return { look, isSensing, turnTo, pointer }
}

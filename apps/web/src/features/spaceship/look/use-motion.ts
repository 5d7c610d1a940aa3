import { useEffect, useState } from 'react'
import { askForMotion, followDevice } from './device-turn.ts'
import type { Look } from './look.ts'

/** Whether turning the device turns the view. */
export type Motion = { is: 'off' } | { is: 'on' } | { is: 'refused'; why: 'denied' | 'silent' }

/** Lets the device turn the view once somebody asks for that. `onSense` stays the same function. */
export function useMotion(onSense: (turned: Look) => void) {
  const [motion, setMotion] = useState<Motion>({ is: 'off' })
  // Without a finger there is nothing to hold and turn.
  const [isHandheld] = useState(
    () => 'DeviceOrientationEvent' in window && matchMedia('(any-pointer: coarse)').matches,
  )
  const isOn = motion.is === 'on'
  useEffect(() => {
    if (!isOn) return
    return followDevice(onSense, () => setMotion({ is: 'refused', why: 'silent' }))
  }, [isOn, onSense])

  const toggle = async () => {
    if (isOn) return setMotion({ is: 'off' })
    const answer = await askForMotion()
    setMotion(answer === 'on' ? { is: 'on' } : { is: 'refused', why: 'denied' })
  }
  return { motion, isHandheld, toggle: () => void toggle() }
}

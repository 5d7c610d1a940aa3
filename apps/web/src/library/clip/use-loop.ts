import { useEffect, useRef, useState } from 'react'
import { savesData } from '../../platform/preferences/data-saving.ts'
import { useReducedMotion } from '../../platform/preferences/reduced-motion.ts'
import { claimSound, releaseSound } from '../../platform/sound/one-sound.ts'

/** A video that runs in a loop: how it stands, and its buttons' presses. */
export type Loop = ReturnType<typeof useLoop>

/** Runs the video of a {@link LoopVideo} in a loop, silent until somebody wants to hear it, and no
 *  longer heard than anything else on the page is. It stands still where less motion is preferred, with
 *  `sparesData` also where less data is, until somebody presses. */
export function useLoop({ sparesData = false } = {}) {
  const video = useRef<HTMLVideoElement>(null)
  const isCalm = useReducedMotion()
  const [isSparing] = useState(() => sparesData && savesData())
  const [choice, setChoice] = useState<boolean | null>(null)
  const [isHeard, setHeard] = useState(false)
  const [silence] = useState(() => () => setHeard(false))
  const isMoving = choice ?? !(isCalm || isSparing)

  useEffect(() => {
    const element = video.current
    if (!element || !isMoving) return
    // Refused: its first picture stays.
    element.play().catch(() => undefined)
    return () => element.pause()
  }, [isMoving])
  useEffect(() => {
    if (!isHeard) return
    claimSound(silence)
    return () => releaseSound(silence)
  }, [isHeard, silence])

  return {
    video,
    isMoving,
    isHeard,
    silence,
    toggleMotion: () => setChoice(!isMoving),
    toggleSound: () => setHeard(!isHeard),
  }
}

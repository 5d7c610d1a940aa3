import { useCallback, useEffect, useState } from 'react'

/** How long one title stays in the hero, in milliseconds. Source: specification §9. */
export const HERO_ROTATION_MS = 60_000

type Turn = { index: number; isMuted: boolean }

/** Which of `count` titles the hero shows. While it runs it turns to the next one every minute and
 *  begins again after the last; every title begins without sound. */
export function useHeroRotation(count: number, isRunning: boolean) {
  const [turn, setTurn] = useState<Turn>({ index: 0, isMuted: true })
  const index = turn.index < count ? turn.index : 0

  useEffect(() => {
    if (!isRunning || count < 2) return
    const next = { index: (index + 1) % count, isMuted: true }
    const timer = setTimeout(() => setTurn(next), HERO_ROTATION_MS)
    return () => clearTimeout(timer)
  }, [index, count, isRunning])

  const mute = useCallback(() => setTurn((now) => ({ ...now, isMuted: true })), [])
  return {
    index,
    mute,
    isMuted: turn.isMuted,
    choose: (chosen: number) => setTurn({ index: chosen, isMuted: true }),
    toggleMute: () => setTurn({ index, isMuted: !turn.isMuted }),
  }
}

import { useEffect, useState } from 'react'

/** Titles that the reel shows at most. Source: specification §9, "Hero carousel". */
export const REEL_TITLES = 5
/** How long each is shown, in milliseconds. Source: specification §9. */
export const REEL_TURN_MS = 8000

type Turn = { index: number; byHand: boolean }

/** Which of `count` titles is shown. While the reel runs it turns every eight seconds, without end;
 *  a title that was chosen by hand has its whole turn, and then the reel goes on. `byHand` says that
 *  the person chose what is shown now. */
export function useReel(count: number, isRunning: boolean) {
  const [turn, setTurn] = useState<Turn>({ index: 0, byHand: false })
  const index = turn.index < count ? turn.index : 0

  useEffect(() => {
    if (!isRunning || count < 2) return
    const next = { index: (index + 1) % count, byHand: false }
    const timer = setTimeout(() => setTurn(next), REEL_TURN_MS)
    return () => clearTimeout(timer)
  }, [index, count, isRunning])

  return {
    index,
    byHand: turn.byHand,
    choose: (chosen: number) => setTurn({ index: chosen, byHand: true }),
    step: (by: 1 | -1) => setTurn({ index: (index + by + count) % count, byHand: true }),
  }
}

import { useEffect, useRef } from 'react'

/** Longest step that is passed on: a page that was hidden goes on where it was. */
const LONGEST_SECONDS = 0.25

/** Calls `draw` before each picture of the screen while `isRunning`, with the seconds since the last. */
export function useFrames(isRunning: boolean, draw: (deltaSeconds: number) => void): void {
  const latest = useRef(draw)
  useEffect(() => {
    latest.current = draw
  })
  useEffect(() => {
    if (!isRunning) return
    let before = performance.now()
    let next = requestAnimationFrame(function step(nowMs) {
      const delta = Math.min(LONGEST_SECONDS, Math.max(0, (nowMs - before) / 1000))
      before = nowMs
      latest.current(delta)
      next = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(next)
  }, [isRunning])
}

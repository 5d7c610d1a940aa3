import { useEffect, useRef, useState } from 'react'

const SECOND_MS = 1000

/** Counts whole seconds down to 0 and then calls `onOver`, once. Null while nothing is counted:
 *  without a number to begin with, or after `stop`. */
export function useCountdown(seconds: number | null, onOver: () => void) {
  const [left, setLeft] = useState(seconds)
  const latest = useRef(onOver)
  useEffect(() => {
    latest.current = onOver
  })
  useEffect(() => {
    if (left === null) return
    if (left === 0) return latest.current()
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS)
    return () => clearTimeout(timer)
  }, [left])
  return { left, stop: () => setLeft(null) }
}

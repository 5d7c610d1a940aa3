import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** Counts whole seconds down to 0. Null while nothing is counted: without a number to begin with, or after
 *  `stop`. */
export function useCountdown(seconds: number | null) {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left === null || left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS)
    return () => clearTimeout(timer)
  }, [left])
  return { left, stop: () => setLeft(null) }
}

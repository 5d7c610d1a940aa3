import { useEffect, useState } from 'react'

/** A text that somebody types, once it has stayed the same for so many milliseconds; an empty one at
 *  once. */
export function useSettled(text: string, afterMs: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), afterMs)
    return () => clearTimeout(timer)
  }, [text, afterMs])
  return text === '' ? '' : settled
}

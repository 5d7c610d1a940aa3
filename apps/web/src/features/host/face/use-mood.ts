import { useEffect, useState } from 'react'
import type { Mood } from './leo-face.tsx'

/** Milliseconds for which Leo is happy about films that he found. */
const HAPPY_MS = 2200

/** What Leo is doing. `joy` counts the answers with films: he is happy for a moment after each. */
export function useMood(now: {
  isThinking: boolean
  isSpeaking: boolean
  isTyping: boolean
  joy: number
}): Mood {
  const { joy } = now
  const [past, setPast] = useState(joy)
  useEffect(() => {
    const timer = setTimeout(() => setPast(joy), HAPPY_MS)
    return () => clearTimeout(timer)
  }, [joy])
  if (now.isThinking) return 'thinking'
  if (joy !== past) return 'happy'
  if (now.isSpeaking) return 'speaking'
  return now.isTyping ? 'listening' : 'idle'
}

import type { Utterance } from './speech.ts'

/** A caption stays this long after its last word, seconds. */
const LINGER_SECONDS = 0.35
/** Between two captions, and before the end of the film. */
const GAP_SECONDS = 0.05
/** Characters in a row before it is broken in two. */
const ROW_CHARACTERS = 38

function timestamp(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return `00:${String(minutes).padStart(2, '0')}:${rest.toFixed(3).padStart(6, '0')}`
}

/** Breaks a long line at the space nearest to its middle. */
function rows(text: string): string {
  if (text.length <= ROW_CHARACTERS) return text
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const middle = text.length / 2
  const nearest = spaces.reduce((a, b) => (Math.abs(b - middle) < Math.abs(a - middle) ? b : a), 0)
  return nearest ? `${text.slice(0, nearest)}\n${text.slice(nearest + 1)}` : text
}

/** WebVTT of all spoken lines, each with its speaker. */
export function webVtt(spoken: readonly Utterance[], filmSeconds: number): string {
  const cues = spoken.map(({ at, seconds, speaker, text }, index) => {
    const next = spoken[index + 1]?.at ?? filmSeconds
    const end = Math.min(at + seconds + LINGER_SECONDS, next - GAP_SECONDS)
    return `${index + 1}\n${timestamp(at)} --> ${timestamp(end)}\n<v ${speaker}>${rows(text)}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

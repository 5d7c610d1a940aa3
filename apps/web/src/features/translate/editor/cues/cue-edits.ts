import type { Subtitle } from '@starnest/contract/translate/translate'

/** A cue in the editor; `id` stays the same whatever becomes of it. Times in seconds. */
export type EditedCue = Subtitle & { readonly id: number }

/** The cues of a track, in the order in which they are shown. */
export type Cues = readonly EditedCue[]

/** Most cues that are opened: the table draws all of them. */
export const MAX_EDITED_CUES = 5_000

/** Whether a track has as many cues as are opened: one more, and it could not be changed again. */
export const isFull = (cues: Cues): boolean => cues.length >= MAX_EDITED_CUES

/** Least length that splitting leaves of a cue, in seconds. */
const SHORTEST_SECONDS = 0.1
/** How long a cue stands that was added, in seconds. */
const ADDED_SECONDS = 2

const MS = 1000
/** Seconds to a whole millisecond, and never before the beginning. */
const whole = (seconds: number) => Math.max(0, Math.round(seconds * MS) / MS)

const nextId = (cues: Cues) => Math.max(0, ...cues.map(({ id }) => id)) + 1

/** Cues as they were read, to be edited. */
export const editable = (subtitles: readonly Subtitle[]): Cues =>
  subtitles.map((subtitle, at) => ({ ...subtitle, id: at + 1 }))

/** Cues as they are saved: in the order of their times, without what only the editor knows. */
export const saved = (cues: Cues): Subtitle[] =>
  cues
    .toSorted((one, other) => one.startTime - other.startTime)
    .map(({ startTime, endTime, text }) => ({ startTime, endTime, text: text.trim() }))

/** Changes facts of one cue. */
export const changeCue = (cues: Cues, id: number, facts: Partial<Subtitle>): Cues =>
  cues.map((cue) =>
    cue.id === id
      ? {
          ...cue,
          ...facts,
          startTime: whole(facts.startTime ?? cue.startTime),
          endTime: whole(facts.endTime ?? cue.endTime),
        }
      : cue,
  )

/** Makes two cues of one, at the break between words nearest to its middle; each gets a share of the time
 *  by the length of its text. A cue of one word, one too short, or one of a full track stays whole. */
export function splitCue(cues: Cues, id: number): Cues {
  if (isFull(cues)) return cues
  const at = cues.findIndex((cue) => cue.id === id)
  const cue = cues[at]
  const parts = cue && halves(cue.text)
  if (!cue || !parts || cue.endTime - cue.startTime < 2 * SHORTEST_SECONDS) return cues
  const [first, second] = parts
  const share = first.length / (first.length + second.length)
  const length = cue.endTime - cue.startTime
  const middle = whole(
    cue.startTime + Math.min(length - SHORTEST_SECONDS, Math.max(SHORTEST_SECONDS, length * share)),
  )
  return cues.toSpliced(
    at,
    1,
    { ...cue, text: first, endTime: middle },
    { id: nextId(cues), text: second, startTime: middle, endTime: cue.endTime },
  )
}

/** A text in two at the white space nearest to its middle; null: there is none. */
function halves(text: string): [string, string] | null {
  const whole = text.trim()
  const middle = whole.length / 2
  const breaks = [...whole.matchAll(/\s/g)].map(({ index }) => index)
  const nearest = breaks.toSorted(
    (one, other) => Math.abs(one - middle) - Math.abs(other - middle),
  )[0]
  if (nearest === undefined) return null
  return [whole.slice(0, nearest).trim(), whole.slice(nearest).trim()]
}

/** Makes one cue of two that follow each other; the last one stays as it is. */
export function mergeCue(cues: Cues, id: number): Cues {
  const at = cues.findIndex((cue) => cue.id === id)
  const [cue, next] = [cues[at], cues[at + 1]]
  if (!cue || !next) return cues
  const text = [cue.text, next.text].filter((one) => one.trim() !== '').join('\n')
  const endTime = Math.max(cue.endTime, next.endTime)
  return cues.toSpliced(at, 2, { ...cue, text, endTime })
}

/** Adds an empty cue where the film is, in the order of times; null: the track is full. */
export function addCue(cues: Cues, atSeconds: number): { cues: Cues; id: number } | null {
  if (isFull(cues)) return null
  const startTime = whole(atSeconds)
  const later = cues.findIndex((cue) => cue.startTime > startTime)
  const next = cues[later]
  const room = next ? next.startTime - startTime : ADDED_SECONDS
  const id = nextId(cues)
  const added = {
    id,
    text: '',
    startTime,
    endTime: whole(startTime + Math.min(room, ADDED_SECONDS)),
  }
  return { cues: cues.toSpliced(later < 0 ? cues.length : later, 0, added), id }
}

/** Takes a cue away. */
export const deleteCue = (cues: Cues, id: number): Cues => cues.filter((cue) => cue.id !== id)

/** Moves all cues by seconds, earlier ones no further than to the beginning, where they keep their lengths. */
export const shiftCues = (cues: Cues, seconds: number): Cues =>
  cues.map((cue) => {
    const by = Math.max(seconds, -cue.startTime)
    return { ...cue, startTime: whole(cue.startTime + by), endTime: whole(cue.endTime + by) }
  })

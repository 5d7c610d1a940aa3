import type { Song, SongNote } from '../song/song.ts'
import { isInside, type Span, weightOf } from './beat-check.ts'

/** Points for all notes, and for all lines. Source: UltraStar Deluxe, 10,000 in all. */
const NOTE_POINTS = 9_000
const LINE_POINTS = 1_000

/** Points that a line may lack and still be perfect. Source: UltraStar Deluxe. */
const LINE_SLACK_POINTS = 2

/** A word for how a line was sung; the screen has the words themselves. */
export type LineRating = 'perfect' | 'great' | 'good' | 'fair' | 'try_again'

/** How one note was sung. `hit` is the share of it that was met, 0 to 1. `counts` is false for freestyle and
 *  for notes outside the span. `credits` has for each beat what it was worth, 0 to 1. */
export type NoteScore = { hit: number; counts: boolean; credits: readonly number[] }

/** How one line was sung: `perfection` 0 to 1. Both are null when nothing of the line counts. */
export type LineScore = {
  perfection: number | null
  rating: LineRating | null
  notes: readonly NoteScore[]
}

/** How a voice of a song was sung. `points` is whole, 0 to 10,000, the rounded sum of `notePoints` (to 9,000)
 *  and `linePoints` (to 1,000). `maxPoints` is 0 when nothing counts, as in a song of freestyle alone; else
 *  10,000. `golden` is what was met of the beats of golden notes, and how many there are. */
export type SingingScore = {
  points: number
  maxPoints: 0 | 10_000
  notePoints: number
  linePoints: number
  golden: { credit: number; beats: number }
  lines: readonly LineScore[]
}

const RATINGS: readonly [number, LineRating][] = [
  [0.95, 'perfect'],
  [0.8, 'great'],
  [0.6, 'good'],
  [0.35, 'fair'],
]

/** The word for a line that was sung with this perfection, 0 to 1. */
export const ratingOf = (perfection: number): LineRating =>
  RATINGS.find(([least]) => perfection >= least)?.[1] ?? 'try_again'

/** A note and what is known of it: the credit of each beat that was checked. */
export type NoteCard = { note: SongNote; counts: boolean; credits: number[] }

/** The notes of one voice, line by line, with nothing checked yet. No voice of this number: no lines. */
export function emptyCard(song: Song, voiceIndex: number, span: Span): NoteCard[][] {
  const lines = song.voices[voiceIndex]?.lines ?? []
  return lines.map(({ notes }) =>
    notes.map((note) => ({
      note,
      counts: weightOf(note) > 0 && isInside(song, note, span),
      credits: [],
    })),
  )
}

const sum = (values: readonly number[]): number => {
  let total = 0
  for (const value of values) total += value
  return total
}

const counted = (line: readonly NoteCard[]) => line.filter(({ counts }) => counts)

const weightedBeats = (line: readonly NoteCard[]): number =>
  sum(counted(line).map(({ note }) => weightOf(note) * note.lengthBeats))

const weightedCredits = (line: readonly NoteCard[]): number =>
  sum(counted(line).map(({ note, credits }) => weightOf(note) * sum(credits)))

const noteScoreOf = ({ note, counts, credits }: NoteCard): NoteScore => ({
  hit: counts ? sum(credits) / note.lengthBeats : 0,
  counts,
  credits: [...credits],
})

function goldenOf(lines: readonly (readonly NoteCard[])[]) {
  const golden = lines.flat().filter(({ note, counts }) => counts && weightOf(note) === 2)
  return {
    credit: sum(golden.map(({ credits }) => sum(credits))),
    beats: sum(golden.map(({ note }) => note.lengthBeats)),
  }
}

/** The score of what has been checked. Beats that have not been are worth nothing. */
export function scoreOfCard(card: readonly (readonly NoteCard[])[]): SingingScore {
  const value = sum(card.map(weightedBeats))
  const countedLines = card.filter((line) => weightedBeats(line) > 0).length
  const pointsPerBeat = value === 0 ? 0 : NOTE_POINTS / value
  const lines = card.map((line): LineScore => {
    const notes = line.map(noteScoreOf)
    const max = weightedBeats(line) * pointsPerBeat
    if (max === 0) return { perfection: null, rating: null, notes }
    const reached = weightedCredits(line) * pointsPerBeat
    const enough = max > LINE_SLACK_POINTS ? max - LINE_SLACK_POINTS : max
    const perfection = Math.min(1, reached / enough)
    return { perfection, rating: ratingOf(perfection), notes }
  })
  const notePoints = sum(card.map(weightedCredits)) * pointsPerBeat
  const perfections = sum(lines.map(({ perfection }) => perfection ?? 0))
  const linePoints = countedLines === 0 ? 0 : (LINE_POINTS / countedLines) * perfections
  return {
    points: Math.round(notePoints + linePoints),
    maxPoints: value === 0 ? 0 : 10_000,
    notePoints,
    linePoints,
    golden: goldenOf(card),
    lines,
  }
}

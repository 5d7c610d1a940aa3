import type { SongLine, SongNote } from './song.ts'
import type { ReadNote } from './song-lines.ts'
import type { ProblemCounter } from './song-problems.ts'

const isOrdered = (notes: readonly ReadNote[]): boolean =>
  notes.every((note, index) => index === 0 || note.startBeat >= (notes[index - 1]?.startBeat ?? 0))

const plainNote = ({ kind, startBeat, lengthBeats, pitch, text }: ReadNote): SongNote => ({
  kind,
  startBeat,
  lengthBeats,
  pitch,
  text,
})

/** Notes in the order of their beats, none over another: one that reaches into the next is cut, and of two
 *  that begin together the first in the text stays. Phrases follow each other as their notes do. */
export function orderNotes(read: readonly ReadNote[], problems: ProblemCounter): SongLine[] {
  const inOrder = isOrdered(read)
  if (!inOrder) problems.add('notes_out_of_order')
  const sorted = inOrder ? read : read.toSorted((one, other) => one.startBeat - other.startBeat)
  const kept: ReadNote[] = []
  for (const note of sorted) {
    const before = kept.at(-1)
    if (before && before.startBeat === note.startBeat) {
      problems.add('overlap_dropped', note.line)
      continue
    }
    if (before && before.startBeat + before.lengthBeats > note.startBeat) {
      problems.add('overlap_cut', before.line)
      kept[kept.length - 1] = { ...before, lengthBeats: note.startBeat - before.startBeat }
    }
    kept.push(note)
  }
  const lines: { phrase: number; notes: SongNote[] }[] = []
  for (const note of kept) {
    const line = lines.at(-1)
    if (line && line.phrase === note.phrase) line.notes.push(plainNote(note))
    else lines.push({ phrase: note.phrase, notes: [plainNote(note)] })
  }
  return lines.map(({ notes }) => ({ notes }))
}

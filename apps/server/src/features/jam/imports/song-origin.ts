import { createHash } from 'node:crypto'
import type { Song } from '@starnest/jam/song/song'

/** Where a song's sound lies, and what changes when somebody touches it. */
type SoundFile = { path: string; sizeBytes: number; modifiedMs: number }

/** Tells whether a text or its sound was touched since it was read: SHA-256, hexadecimal. `text`: its bytes. */
export function sourceHashOf(text: Uint8Array, sound: SoundFile): string {
  return createHash('sha256')
    .update(text)
    .update(`\0${sound.path}\0${sound.sizeBytes}\0${sound.modifiedMs}`)
    .digest('hex')
}

/** What is kept of a song's origin: `<source hash>.<content hash>`. Its content is what a parent has heard who
 *  said an age: its words and notes, and the bytes of its sound, which `soundMark` tells from others. */
export function originHashOf(
  sourceHash: string,
  { voices, soundMark }: Pick<Song, 'voices'> & { soundMark: string },
): string {
  const sung = voices.map(({ lines }) =>
    lines.map(({ notes }) =>
      notes.map(({ kind, startBeat, lengthBeats, pitch, text }) => {
        return [kind, startBeat, lengthBeats, pitch, text]
      }),
    ),
  )
  const content = createHash('sha256')
    .update(JSON.stringify([sung, soundMark]))
    .digest('hex')
  return `${sourceHash}.${content}`
}

/** Whether a song was read from just this. Songs of earlier versions have a source hash alone. */
export const isReadFrom = (originHash: string | undefined, sourceHash: string): boolean =>
  originHash?.split('.')[0] === sourceHash

/** Whether two readings have the same words, notes and sound, whatever else changed. Of a song whose content was
 *  not noted nobody knows it. */
export function hasSameContent(one: string, other: string): boolean {
  const content = one.split('.')[1]
  return content !== undefined && content === other.split('.')[1]
}

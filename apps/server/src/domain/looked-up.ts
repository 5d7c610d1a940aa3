import { createHash } from 'node:crypto'
import type { LookedUp } from '../ports/film-catalogue.ts'

/** Folder of a title's media that posters out of a catalogue lie in, with '/' at its end: each in a folder of its
 *  making, such as `looked-up/0a1b2c3d/`, and one that was looked up before there were makings in it. */
export const LOOKED_UP_FOLDER = 'looked-up/'

/** Whether the poster that lies in a folder of a title's media is one out of a catalogue. */
export const isLookedUp = (pictureFolder: string): boolean =>
  pictureFolder.startsWith(LOOKED_UP_FOLDER)

const HASH_LENGTH = 12

/** What tells what a catalogue wrote in a field from what anybody else did. */
export const hashOfValue = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, HASH_LENGTH)

/** A title without what was looked up of it: fields that still say what a catalogue wrote, as they were
 *  before, but for its poster. Fields that somebody wrote since stay. */
export function beforeLookup<T extends { lookedUp: LookedUp | null }>(title: T): T {
  const wrote = Object.entries(title.lookedUp?.wrote ?? {})
  const fields = new Map(Object.entries(title))
  const undone = wrote.filter(
    ([field, { after }]) => field !== 'poster' && hashOfValue(fields.get(field)) === after,
  )
  return { ...title, ...Object.fromEntries(undone.map(([field, { before }]) => [field, before])) }
}

/** What is left of a look-up once names and NFO files were read anew: its poster alone, which they do not
 *  touch. It counts as not written yet, so that the rest is written again. */
export function afterReading(lookedUp: LookedUp | null): LookedUp | null {
  const poster = lookedUp?.wrote.poster
  return lookedUp && poster ? { ...lookedUp, lookupId: 0, wrote: { poster } } : null
}

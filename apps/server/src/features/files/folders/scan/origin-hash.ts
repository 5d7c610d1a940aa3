import { createHash } from 'node:crypto'
import type { TitleWords } from '../folder-titles.ts'

/** What a family may say of a title itself: what it said stays when names or NFO files change. */
export const SPOKEN_FIELDS = ['title', 'description', 'genre', 'releaseYear'] as const
type Spoken = Pick<TitleWords, (typeof SPOKEN_FIELDS)[number]>

const WORD_LENGTH = 8
const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, WORD_LENGTH)

/** What a title was read from, what was read, and whether the pictures and subtitles beside it have
 *  been brought in: `<source>.<hash of each spoken field>…[.whole-2]`. */
export function originHashOf(sourceHash: string, words: Spoken): string {
  return [sourceHash, ...SPOKEN_FIELDS.map((field) => hashOf(words[field]))].join('.')
}

/** How it ends once what lies beside the film has been brought in. Titles with `.whole` have the picture
 *  that is missing cut out of the other one, and are brought in anew. */
const WHOLE = '.whole-2'
const ANY_WHOLE = '.whole'

/** The same, with what lies beside the film brought in. */
export const asWhole = (originHash: string): string => `${originHash}${WHOLE}`
/** Whether what lies beside a film has been brought in. */
export const isWhole = (originHash: string): boolean => originHash.endsWith(WHOLE)
/** Whether a title was read from just this. */
export const isReadFrom = (originHash: string, sourceHash: string): boolean =>
  originHash.startsWith(`${sourceHash}.`)

/** Whether a field still says what was read of it. Of a title of which nothing is known, none does. */
export function isAsRead(
  originHash: string,
  field: (typeof SPOKEN_FIELDS)[number],
  value: unknown,
): boolean {
  return originHash.split('.')[SPOKEN_FIELDS.indexOf(field) + 1] === hashOf(value)
}

/** The newly read facts that may be stored: those whose stored value nobody in the family changed since the last
 *  reading. */
export function unsaid(originHash: string, { before, now }: { before: Spoken; now: Spoken }) {
  const [, ...read] = originHash.split('.')
  const changes: Partial<Spoken> = {}
  const isAsRead = (at: number, value: unknown) => read[at] === hashOf(value)
  if (isAsRead(0, before.title)) changes.title = now.title
  if (isAsRead(1, before.description)) changes.description = now.description
  if (isAsRead(2, before.genre)) changes.genre = now.genre
  if (isAsRead(3, before.releaseYear)) changes.releaseYear = now.releaseYear
  return changes
}

/** Whether two readings have the same text from the same source. */
export const isSameReading = (one: string, other: string): boolean =>
  readingOf(one) === readingOf(other)

const readingOf = (originHash: string) => originHash.split(ANY_WHOLE)[0]

import type { Animation } from '@starnest/contract/catalog/catalog'
import { type FamilyTitle, familyTitleSchema } from '@starnest/contract/files/files'

/** Pictures that are offered for a title. */
const CANDIDATES = 3

/** What stands in the form: the year as it is typed, the rest as it is sent. */
export type TitleFields = Omit<FamilyTitle, 'releaseYear'> & { year: string }

/** The form of a title as it is now. */
export function fieldsOf(title: Animation): TitleFields {
  const { description, genre, rating, releaseYear } = title
  return { title: title.title, description, genre, rating, year: `${releaseYear ?? ''}` }
}

/** What a form says, to be sent; undefined where something in it is wrong. */
export function familyTitleOf({ year, ...fields }: TitleFields): FamilyTitle | undefined {
  const releaseYear = year.trim() === '' ? null : Number(year)
  return familyTitleSchema.safeParse({ ...fields, releaseYear }).data
}

/** Whether a year may be left as it is typed. */
export function isYear(year: string): boolean {
  return familyTitleSchema.shape.releaseYear.safeParse(year.trim() === '' ? null : Number(year))
    .success
}

/** A still, or the poster of a catalogue, which a still may stand for. */
const IN_A_FOLDER = /\/(?:candidate-\d|looked-up(?:\/[0-9a-f]{8})?)\//

/** Addresses of the pictures a title may have, from the one it has; none where it has none of those
 *  that were found in its film. */
export function posterCandidates(thumbnailUrl: string | null): string[] {
  if (!thumbnailUrl || !IN_A_FOLDER.test(thumbnailUrl)) return []
  return Array.from({ length: CANDIDATES }, (_, number) =>
    thumbnailUrl.replace(IN_A_FOLDER, `/candidate-${number}/`),
  )
}

/** Number of the picture that a title has; undefined where it has none of those. */
export function posterNumber(thumbnailUrl: string | null): number | undefined {
  const number = thumbnailUrl?.match(/\/candidate-(\d)\//)?.[1]
  return number === undefined ? undefined : Number(number)
}

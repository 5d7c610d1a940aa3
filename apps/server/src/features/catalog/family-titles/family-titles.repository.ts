import type { AgeRating } from '@starnest/contract/age-rating'
import { minimumAgeOf } from '@starnest/contract/age-rating'
import type { FamilyTitle } from '@starnest/contract/files/files'
import { and, eq, like, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { type StoredCaption, titles } from '../../../tables/titles.ts'
import { FAMILY_ORIGINS } from './family-origin.ts'
import { chosenPicture, type PosterChoices } from './poster-choices.ts'

type TitleRow = typeof titles.$inferInsert

/** What a title of the family's own begins with. `origin` comes from its file. */
export type NewFamilyTitle = Pick<TitleRow, 'householdId' | 'origin' | 'mediaId' | 'title'> &
  Partial<
    Pick<
      TitleRow,
      | 'originHash'
      | 'tagline'
      | 'description'
      | 'genre'
      | 'releaseYear'
      | 'category'
      | 'series'
      | 'seasons'
      | 'episodes'
      | 'cast'
      | 'durationSeconds'
      | 'videoFile'
      | 'addedAt'
    >
  > & {
    /** As a source that can be trusted says it; null or absent: for adults until a parent rates it. */
    rating?: AgeRating | null
  }

/** What is found out or made later. */
export type FamilyTitleChanges = Partial<
  Pick<
    TitleRow,
    | 'originHash'
    | 'mediaId'
    | 'title'
    | 'tagline'
    | 'description'
    | 'genre'
    | 'releaseYear'
    | 'category'
    | 'series'
    | 'seasons'
    | 'episodes'
    | 'cast'
    | 'durationSeconds'
    | 'videoFile'
    | 'chapters'
    | 'loudnessLufs'
    | 'captions'
    | 'pictureFolder'
    | 'poster'
    | 'backdrop'
    | 'hasPoster'
    | 'hasBackdrop'
    | 'hasHls'
    | 'hasPreviews'
    | 'hiddenAt'
  > & { rating: AgeRating | null }
>

/** A family's own title, to be written. */
const ofTheFamily = (householdId: number, id: number) =>
  and(
    eq(titles.householdId, householdId),
    eq(titles.id, id),
    or(...FAMILY_ORIGINS.map((origin) => like(titles.origin, `${origin}:%`))),
  )

/** Puts a title of the family's own into the catalogue and resolves with its id. Of the same origin
 *  there is one: what is there already stays, and its id is answered. */
export async function createFamilyTitle(queries: Queries, title: NewFamilyTitle): Promise<number> {
  const { rating = null } = title
  const [added] = await queries
    .insert(titles)
    .values({
      description: '',
      category: 'movie',
      durationSeconds: 0,
      videoFile: null,
      originHash: '',
      ...title,
      rating,
      minimumAge: minimumAgeOf(rating),
    })
    .onConflictDoNothing()
    .returning({ id: titles.id })
  return added?.id ?? (await idOfOrigin(queries, title))
}

async function idOfOrigin(
  queries: Queries,
  { householdId, origin }: Pick<NewFamilyTitle, 'householdId' | 'origin'>,
): Promise<number> {
  const [found] = await queries
    .select({ id: titles.id })
    .from(titles)
    .where(and(eq(titles.householdId, householdId), eq(titles.origin, origin)))
  if (!found) throw new Error(`the title of ${origin} went away while it was made`)
  return found.id
}

/** Writes what is known now of a family's own title; one that is gone is left alone. */
export async function changeFamilyTitle(
  queries: Queries,
  { householdId, titleId }: { householdId: number; titleId: number },
  changes: FamilyTitleChanges,
): Promise<void> {
  const { rating } = changes
  const counts = sql`${titles.ratingLapsedAt} is null`
  const readRating = sql`case when ${counts} then ${rating ?? null}::text end`
  const minimumAge = sql`case when ${titles.familyRating} is null and ${counts}
    then ${minimumAgeOf(rating ?? null)}::smallint else ${titles.minimumAge} end`
  await queries
    .update(titles)
    .set({ ...changes, ...(rating !== undefined && { rating: readRating, minimumAge }) })
    .where(ofTheFamily(householdId, titleId))
}

/** Takes a family's own title out of the catalogue, with all progress in it. */
export async function removeFamilyTitle(
  queries: Queries,
  { householdId, titleId }: { householdId: number; titleId: number },
): Promise<void> {
  await queries.delete(titles).where(ofTheFamily(householdId, titleId))
}

/** What is known of a family's own title besides what everybody sees; undefined: it is none. */
export async function findFamilyTitle(queries: Queries, householdId: number, titleId: number) {
  const [found] = await queries
    .select({
      mediaId: titles.mediaId,
      pictureFolder: titles.pictureFolder,
      sourceRating: titles.rating,
      captions: titles.captions,
      hasPoster: titles.hasPoster,
      hasHls: titles.hasHls,
    })
    .from(titles)
    .where(ofTheFamily(householdId, titleId))
  return found
}

/** Writes what a grown-up says of a title. Whether there is one, and it is the family's own. */
export async function writeFamilyTitle(
  queries: Queries,
  { householdId, titleId }: { householdId: number; titleId: number },
  { rating, title, description, genre, releaseYear }: FamilyTitle,
): Promise<boolean> {
  return queries.transaction(async (tx) => {
    const [found] = await tx
      .select({ sourceRating: titles.rating })
      .from(titles)
      .where(ofTheFamily(householdId, titleId))
      .for('no key update')
    if (!found) return false
    const minimumAge = minimumAgeOf(rating ?? found.sourceRating)
    const said = { title, description, genre, releaseYear, familyRating: rating, minimumAge }
    await tx.update(titles).set(said).where(eq(titles.id, titleId))
    return true
  })
}

/** Adds captions in languages that a title has none in. */
export async function addCaptions(
  queries: Queries,
  { householdId, titleId }: { householdId: number; titleId: number },
  captions: readonly StoredCaption[],
): Promise<void> {
  await queries.transaction(async (tx) => {
    const [found] = await tx
      .select({ captions: titles.captions })
      .from(titles)
      .where(ofTheFamily(householdId, titleId))
      .for('no key update')
    if (!found) return
    const known = new Set(found.captions.map(({ language }) => language))
    const added = captions.filter(({ language }) => !known.has(language))
    await tx
      .update(titles)
      .set({ captions: [...found.captions, ...added] })
      .where(eq(titles.id, titleId))
  })
}

/** Lets a picture stand for a title, unless one does. */
export async function offerPicture(
  queries: Queries,
  { householdId, titleId }: { householdId: number; titleId: number },
  picture: PosterChoices[number],
): Promise<void> {
  await queries
    .update(titles)
    .set(chosenPicture(picture))
    .where(and(ofTheFamily(householdId, titleId), eq(titles.hasPoster, false)))
}

import type { FamilyTitle } from '@starnest/contract/files/files'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { type StoredCaption, type TitleChanges, titles } from '../../../tables/titles.ts'
import { FAMILY_SOURCES, isFrom } from '../origins.ts'
import {
  addTitles,
  changeTitles,
  type NewTitle,
  removeTitles,
  type TitleAt,
} from '../title-writes.repository.ts'
import { asBackdrop, asPoster, type PosterChoices } from './poster-choices.ts'

/** What a title of the family's own begins with. `origin` comes from its file. `rating`: as a source
 *  that can be trusted says it; null or absent: for adults until a parent rates it. */
export type NewFamilyTitle = Pick<NewTitle, 'householdId' | 'origin' | 'mediaId' | 'title'> &
  Partial<NewTitle>

/** A family's own title. */
const ofTheFamily = ({ householdId, titleId }: TitleAt) =>
  and(eq(titles.householdId, householdId), eq(titles.id, titleId), isFrom(...FAMILY_SOURCES))

const inFamily = ({ householdId, titleId }: TitleAt) => ({
  householdId,
  titleIds: [titleId],
  from: FAMILY_SOURCES,
})

/** Puts a title of the family's own into the catalogue and resolves with its id. Of the same origin
 *  there is one: what is there already stays, and its id is answered. */
export async function createFamilyTitle(queries: Queries, title: NewFamilyTitle): Promise<number> {
  const added = await addTitles(queries, [
    {
      description: '',
      category: 'movie',
      durationSeconds: 0,
      videoFile: null,
      originHash: '',
      ...title,
    },
  ])
  return added.get(title.origin) ?? (await idOfOrigin(queries, title))
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
  title: TitleAt,
  changes: TitleChanges,
): Promise<void> {
  await changeTitles(queries, inFamily(title), changes)
}

/** Takes a family's own title out of the catalogue, with all progress in it. */
export const removeFamilyTitle = (queries: Queries, title: TitleAt): Promise<void> =>
  removeTitles(queries, inFamily(title))

/** What is known of a family's own title besides what everybody sees; undefined: it is none. */
export async function findFamilyTitle(queries: Queries, title: TitleAt) {
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
    .where(ofTheFamily(title))
  return found
}

/** Writes what a grown-up says of a title. Whether there is one, and it is the family's own. */
export async function writeFamilyTitle(
  queries: Queries,
  at: TitleAt,
  { rating, title, description, genre, releaseYear }: FamilyTitle,
): Promise<boolean> {
  const said = { title, description, genre, releaseYear, familyRating: rating }
  return (await changeTitles(queries, inFamily(at), said)).length > 0
}

/** Adds captions that are in a film, in languages that a title has none in but for those beside it. */
export async function addCaptions(
  queries: Queries,
  title: TitleAt,
  captions: readonly StoredCaption[],
): Promise<void> {
  await queries.transaction(async (tx) => {
    const [found] = await tx
      .select({ captions: titles.captions })
      .from(titles)
      .where(ofTheFamily(title))
      .for('no key update')
    if (!found) return
    const inside = found.captions.filter(({ besideSinceMs }) => besideSinceMs === undefined)
    const known = new Set(inside.map(({ language }) => language))
    const added = captions.filter(({ language }) => !known.has(language))
    await changeTitles(tx, inFamily(title), { captions: [...found.captions, ...added] })
  })
}

/** Gives a title a picture, as its poster and its backdrop, each unless it has one. */
export async function offerPicture(
  queries: Queries,
  title: TitleAt,
  picture: PosterChoices[number],
): Promise<void> {
  const at = inFamily(title)
  await changeTitles(queries, { ...at, only: eq(titles.hasPoster, false) }, asPoster(picture))
  await changeTitles(queries, { ...at, only: eq(titles.hasBackdrop, false) }, asBackdrop(picture))
}

import { and, asc, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { files, foundSegments } from '../../../tables/files.ts'
import { titleVideos, versionChoices } from '../../../tables/title-videos.ts'
import { titles } from '../../../tables/titles.ts'
import { selectTitles } from '../catalog.repository.ts'
import { isVideoOpenTo } from './same-cut.ts'

const VIDEO = {
  fileId: files.id,
  mediaId: files.mediaId,
  facts: files.facts,
  label: titleVideos.label,
  heightPx: sql<number | null>`(${files.facts}->'video'->>'heightPx')::int`.as('height_px'),
  segments: foundSegments.segments,
}

const FURTHER_VIDEO = {
  ...VIDEO,
  titleId: titleVideos.titleId,
  kind: titleVideos.kind,
  durationSeconds: titleVideos.durationSeconds,
  videoFile: titleVideos.videoFile,
  chapters: titleVideos.chapters,
  loudnessLufs: titleVideos.loudnessLufs,
  captions: titleVideos.captions,
  hasHls: titleVideos.hasHls,
  hasPreviews: titleVideos.hasPreviews,
  pictureFolder: titleVideos.pictureFolder,
}

/** The further files of a title that the viewer may have: its other versions, best first, and the extras of it and of
 *  all other parts and episodes of its series, each of a title that the viewer may see. Of a title that is hidden there
 *  are none. */
export async function listFurtherVideos(queries: Queries, viewer: Viewer, titleId: number) {
  const { householdId } = viewer
  const isTitle = eq(titles.id, titleId)
  const isOfSeries = sql`${titles.series}->>'slug' = (
    select named.series->>'slug' from titles named
    where named.id = ${titleId} and named.household_id = ${householdId})`
  const hasSome = sql`${titles.id} in (
    select hung.title_id from title_videos hung where hung.household_id = ${householdId})`
  const around = selectTitles(queries, viewer, and(hasSome, or(isTitle, isOfSeries))).as('around')
  const itself = selectTitles(queries, viewer, isTitle).as('itself')
  const found = await queries
    .select({ ...FURTHER_VIDEO, titleSeconds: around.durationSeconds })
    .from(titleVideos)
    .innerJoin(files, eq(files.id, titleVideos.fileId))
    .leftJoin(foundSegments, eq(foundSegments.fileId, files.id))
    .innerJoin(around, eq(around.id, titleVideos.titleId))
    .innerJoin(itself, sql`true`)
    .where(
      and(
        or(eq(titleVideos.titleId, titleId), ne(titleVideos.kind, 'version')),
        isNull(titleVideos.hiddenAt),
        isNull(files.removedAt),
        isNull(files.titleId),
      ),
    )
    .orderBy(
      desc(sql`coalesce((${files.facts}->'video'->>'heightPx')::int, 0)`),
      desc(files.sizeBytes),
      asc(titleVideos.fileId),
    )
  return found.filter((video) => isVideoOpenTo(viewer, video))
}

/** The file that a title is made of, where the viewer may see it; undefined: it ships with Starnest. */
export async function findOwnVideo(queries: Queries, viewer: Viewer, titleId: number) {
  const visible = selectTitles(queries, viewer, eq(titles.id, titleId)).as('visible')
  const [found] = await queries
    .select(VIDEO)
    .from(files)
    .innerJoin(visible, eq(visible.id, files.titleId))
    .leftJoin(titleVideos, eq(titleVideos.fileId, files.id))
    .leftJoin(foundSegments, eq(foundSegments.fileId, files.id))
    .where(eq(files.titleId, titleId))
  return found
}

/** Whether the files of a media id are those of a version or an extra of a title that the viewer may have. Whoever
 *  asks has seen that the viewer may have the title. */
export async function isVideoOf(
  queries: Queries,
  viewer: Viewer,
  { titleId, mediaId }: { titleId: number; mediaId: string },
): Promise<boolean> {
  const { kind, label, durationSeconds } = titleVideos
  const [found] = await queries
    .select({ kind, label, durationSeconds, titleSeconds: titles.durationSeconds })
    .from(titleVideos)
    .innerJoin(files, eq(files.id, titleVideos.fileId))
    .innerJoin(titles, eq(titles.id, titleVideos.titleId))
    .where(
      and(
        eq(titleVideos.householdId, viewer.householdId),
        eq(titleVideos.titleId, titleId),
        eq(files.mediaId, mediaId),
        isNull(titleVideos.hiddenAt),
        isNull(files.removedAt),
        // Those of the title itself stand in the title.
        isNull(files.titleId),
      ),
    )
  return found !== undefined && isVideoOpenTo(viewer, found)
}

/** The version of a title that a profile chose; null: none. */
export async function chosenVersion(
  queries: Queries,
  { profileId }: Viewer,
  titleId: number,
): Promise<number | null> {
  const [found] = await queries
    .select({ fileId: versionChoices.fileId })
    .from(versionChoices)
    .where(and(eq(versionChoices.profileId, profileId), eq(versionChoices.titleId, titleId)))
  return found?.fileId ?? null
}

/** Remembers which version of a title a profile watches; null: the best. */
export async function chooseVersion(
  queries: Queries,
  { householdId, profileId }: Viewer,
  { titleId, version }: { titleId: number; version: number | null },
): Promise<void> {
  if (version === null) {
    await queries
      .delete(versionChoices)
      .where(and(eq(versionChoices.profileId, profileId), eq(versionChoices.titleId, titleId)))
    return
  }
  await queries
    .insert(versionChoices)
    .values({ householdId, profileId, titleId, fileId: version })
    .onConflictDoUpdate({
      target: [versionChoices.profileId, versionChoices.titleId],
      set: { fileId: version },
    })
}

/** A version or an extra of a title, as a library folder has it. */
export type FoundVideo = Pick<
  typeof titleVideos.$inferInsert,
  'fileId' | 'titleId' | 'kind' | 'label'
>

/** Makes the versions and extras of a library folder those that were found, and resolves with the files
 *  that were none before. `looked`: files of the folder that could be found; what is known of others
 *  stays. */
export async function keepFolderVideos(
  queries: Queries,
  {
    householdId,
    looked,
    found,
  }: { householdId: number; looked: readonly number[]; found: readonly FoundVideo[] },
): Promise<number[]> {
  const kept = found.map(({ fileId }) => fileId)
  await queries.execute(sql`
    delete from ${titleVideos}
    where household_id = ${householdId}
      and file_id = any(${sql.param([...looked])}::int[]) and file_id <> all(${sql.param(kept)}::int[])`)
  if (found.length === 0) return []
  const known = await queries
    .select({ fileId: titleVideos.fileId })
    .from(titleVideos)
    .where(
      sql`household_id = ${householdId} and ${titleVideos.fileId} = any(${sql.param(kept)}::int[])`,
    )
  await queries
    .insert(titleVideos)
    .values(found.map((one) => ({ ...one, householdId })))
    .onConflictDoUpdate({
      target: titleVideos.fileId,
      setWhere: eq(titleVideos.householdId, householdId),
      set: {
        titleId: sql`excluded.title_id`,
        kind: sql`excluded.kind`,
        label: sql`excluded.label`,
        hiddenAt: null,
      },
    })
  const before = new Set(known.map(({ fileId }) => fileId))
  return kept.filter((fileId) => !before.has(fileId))
}

/** Forgets that files are versions or extras, with what is known of them. */
export async function forgetVideos(
  queries: Queries,
  { householdId, fileIds }: { householdId: number; fileIds: readonly number[] },
): Promise<void> {
  await queries.execute(sql`
    delete from ${titleVideos}
    where household_id = ${householdId} and file_id = any(${sql.param([...fileIds])}::int[])`)
}

/** Hides the versions and extras of a library folder that is away; they come back with it. */
export async function hideFolderVideos(
  queries: Queries,
  folder: { householdId: number; id: number },
  at: Date,
): Promise<void> {
  await queries.execute(sql`
    update ${titleVideos} set hidden_at = ${at.toISOString()}::timestamptz
    from ${files}
    where ${titleVideos.householdId} = ${folder.householdId}
      and ${files.id} = file_id and ${files.folderId} = ${folder.id}`)
}

/** What is found out about a version or an extra, written as of a title. */
export type VideoFindings = Partial<
  Omit<typeof titleVideos.$inferInsert, 'fileId' | 'householdId' | 'titleId' | 'kind' | 'label'>
>

/** Writes what is known now of a version or an extra; one that is gone is left alone. */
export async function changeVideo(
  queries: Queries,
  { householdId, fileId }: { householdId: number; fileId: number },
  changes: VideoFindings,
): Promise<void> {
  await queries
    .update(titleVideos)
    .set(changes)
    .where(and(eq(titleVideos.householdId, householdId), eq(titleVideos.fileId, fileId)))
}

/** Adds captions in languages that a version or an extra has none in. */
export async function addVideoCaptions(
  queries: Queries,
  at: { householdId: number; fileId: number },
  captions: (typeof titleVideos.$inferSelect)['captions'],
): Promise<void> {
  await queries.transaction(async (tx) => {
    const [found] = await tx
      .select({ captions: titleVideos.captions })
      .from(titleVideos)
      .where(and(eq(titleVideos.fileId, at.fileId), eq(titleVideos.householdId, at.householdId)))
      .for('no key update')
    if (!found) return
    const known = new Set(found.captions.map(({ language }) => language))
    const added = captions.filter(({ language }) => !known.has(language))
    await changeVideo(tx, at, { captions: [...found.captions, ...added] })
  })
}

import type { FileProblem } from '@starnest/contract/files/file-problems'
import type { IngestJob, IngestJobKind } from '@starnest/contract/files/ingest'
import { INGEST_JOBS } from '@starnest/contract/files/ingest'
import { and, eq, exists, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../ports/database.ts'
import type { MediaExamination } from '../../ports/media/media.ts'
import { files, ingestJobs } from '../../tables/files.ts'
import { titleVideos } from '../../tables/title-videos.ts'
import { titles } from '../../tables/titles.ts'

/** A file as far as ingest goes. */
export type IngestFile = NonNullable<Awaited<ReturnType<typeof findIngestFile>>>

/** One job of one file. */
export type JobOf = { fileId: number; kind: IngestJobKind }

/** Why a job failed: an English sentence, and the same for any language. */
export type Failure = { reason: string; problem: FileProblem }

/** Why a job waits for room on the disk. */
export const NO_ROOM: Failure = {
  reason: 'Not enough space on the disk: this goes on by itself once there is room.',
  problem: { code: 'no_room' },
}

/** An attempt at a job: `attempts` counts those begun so far, so it is the number of the latest. Of a file
 *  whose bytes were replaced they are counted anew, and its `mediaId` is another one. */
export type Attempt = JobOf & { attempts: number; mediaId: string }

/** After so many the count begins anew: no attempt lives for so long. */
const MAX_ATTEMPTS = 32_767

const orderOf = (kind: IngestJobKind) => INGEST_JOBS.indexOf(kind)

/** A file, also one in the bin: it may come back. Undefined: it is gone. */
export async function findIngestFile(queries: Queries, fileId: number) {
  const [found] = await queries
    .select({
      id: files.id,
      householdId: files.householdId,
      mediaId: files.mediaId,
      filename: files.filename,
      originalName: files.originalName,
      assetType: files.assetType,
      sizeBytes: files.sizeBytes,
      folderId: files.folderId,
      titleId: files.titleId,
      facts: files.facts,
      uploadedAt: files.uploadedAt,
      /** What it is of a title besides the film itself; null: nothing. */
      videoKind: titleVideos.kind,
    })
    .from(files)
    .leftJoin(titleVideos, eq(titleVideos.fileId, files.id))
    .where(eq(files.id, fileId))
  return found
}

/** Whose files are, by their ids; those that are gone are left out. */
export async function householdsOf(
  queries: Queries,
  fileIds: readonly number[],
): Promise<Map<number, number>> {
  const found = await queries
    .select({ id: files.id, householdId: files.householdId })
    .from(files)
    .where(sql`${files.id} = any(${sql.param(fileIds)}::int[])`)
  return new Map(found.map(({ id, householdId }) => [id, householdId]))
}

/** When a file was put in the bin; null: it was not. Until the transaction ends, nobody puts it there
 *  or takes it out. */
export async function lockRemovedAt(queries: Queries, fileId: number): Promise<Date | null> {
  const [found] = await queries
    .select({ removedAt: files.removedAt })
    .from(files)
    .where(eq(files.id, fileId))
    .for('no key update')
  return found?.removedAt ?? null
}

/** Puts jobs in their first state, whatever they were before. Those of a file that is gone are left
 *  out. Attempts are counted on: an earlier one may still run on another node. */
export async function queueJobs(queries: Queries, jobs: readonly JobOf[]): Promise<void> {
  if (jobs.length === 0) return
  await queries.execute(sql`
    insert into ${ingestJobs} (household_id, file_id, kind)
    select ${files.householdId}, ${files.id}, job.kind
    from unnest(
      ${sql.param(jobs.map(({ fileId }) => fileId))}::int[],
      ${sql.param(jobs.map(({ kind }) => kind))}::text[]) as job(file_id, kind)
    join ${files} on ${files.id} = job.file_id
    on conflict (file_id, kind) do update
      set state = 'queued', percent = 0, reason = null, problem = null, changed_at = now()`)
}

/** Begins a job that is not done; undefined: there is none any more, it is done, or its file lies in
 *  the bin. */
export async function beginJob(queries: Queries, job: JobOf): Promise<Attempt | undefined> {
  const [begun] = await queries
    .update(ingestJobs)
    .set({
      state: 'running',
      percent: 0,
      reason: null,
      problem: null,
      attempts: sql`${ingestJobs.attempts} % ${MAX_ATTEMPTS} + 1`,
      changedAt: sql`now()`,
    })
    .where(and(isJob(job), ne(ingestJobs.state, 'done'), exists(fileOutsideBin(queries))))
    .returning({
      attempts: ingestJobs.attempts,
      mediaId: sql<string>`(select media_id from ${files} where ${files.id} = ${ingestJobs.fileId})`,
    })
  return begun && { ...job, ...begun }
}

/** Notes how far a running attempt is; false: somebody has stopped it, or another has begun. */
export async function noteProgress(
  queries: Queries,
  attempt: Attempt,
  percent: number,
): Promise<boolean> {
  const noted = await queries
    .update(ingestJobs)
    .set({ percent, changedAt: sql`now()` })
    .where(isRunning(queries, attempt))
    .returning({ fileId: ingestJobs.fileId })
  return noted.length > 0
}

/** Ends a running attempt, or puts its job back in the queue, with the reason why it has to wait. False: somebody
 *  has stopped it, or another has begun, and the job stays as it is. */
export async function settleJob(
  queries: Queries,
  attempt: Attempt,
  outcome:
    | { state: 'done'; madeBytes: number }
    | { state: 'queued' }
    | ({ state: 'failed' | 'queued' } & Failure),
): Promise<boolean> {
  const hasWhy = 'reason' in outcome
  const failure = hasWhy ? { reason: outcome.reason, problem: outcome.problem } : NO_FAILURE
  const percent = outcome.state === 'done' ? 100 : 0
  const made = outcome.state === 'done' && { madeBytes: outcome.madeBytes }
  const settled = await queries
    .update(ingestJobs)
    .set({ state: outcome.state, ...failure, ...made, percent, changedAt: sql`now()` })
    .where(isRunning(queries, attempt))
    .returning({ fileId: ingestJobs.fileId })
  return settled.length > 0
}

/** Whether no other attempt has begun since, whatever became of this one. Until the transaction ends, none
 *  begins. */
export async function lockLatest(queries: Queries, attempt: Attempt): Promise<boolean> {
  const found = await queries
    .select({ fileId: ingestJobs.fileId })
    .from(ingestJobs)
    .where(isLatest(queries, attempt))
    .for('no key update')
  return found.length > 0
}

/** Puts what was running back in the queue: whoever did it is gone. */
export async function requeueRunning(queries: Queries): Promise<void> {
  await queries
    .update(ingestJobs)
    .set({ state: 'queued', percent: 0 })
    .where(eq(ingestJobs.state, 'running'))
}

/** Files whose titles show a stream that is not whole. */
export async function listUnfinishedStreams(queries: Queries): Promise<number[]> {
  const found = await queries
    .select({ fileId: ingestJobs.fileId })
    .from(ingestJobs)
    .innerJoin(files, eq(files.id, ingestJobs.fileId))
    .leftJoin(titles, eq(titles.id, files.titleId))
    .leftJoin(titleVideos, eq(titleVideos.fileId, files.id))
    .where(
      and(
        eq(ingestJobs.kind, 'streams'),
        ne(ingestJobs.state, 'done'),
        or(titles.hasHls, titleVideos.hasHls),
      ),
    )
  return found.map(({ fileId }) => fileId)
}

/** Every job that is still to be done, of files that do not lie in the bin; of one file alone, when
 *  it is said. */
export async function listOpenJobs(queries: Queries, fileId?: number): Promise<JobOf[]> {
  return queries
    .select({ fileId: ingestJobs.fileId, kind: ingestJobs.kind })
    .from(ingestJobs)
    .where(
      and(
        inArray(ingestJobs.state, ['queued', 'running']),
        exists(fileOutsideBin(queries)),
        fileId === undefined ? undefined : eq(ingestJobs.fileId, fileId),
      ),
    )
    .orderBy(ingestJobs.fileId)
}

/** Jobs of these files in the order in which they are begun, with what of the title can be played. */
export async function listJobs(queries: Queries, fileIds: readonly number[]) {
  if (fileIds.length === 0) return []
  const found = await queries
    .select({
      fileId: ingestJobs.fileId,
      kind: ingestJobs.kind,
      state: ingestJobs.state,
      percent: ingestJobs.percent,
      reason: ingestJobs.reason,
      problem: ingestJobs.problem,
      assetType: files.assetType,
      facts: files.facts,
      videoFile: sql<string | null>`coalesce(${titles.videoFile}, ${titleVideos.videoFile})`,
      hasHls: sql<boolean>`coalesce(${titles.hasHls}, ${titleVideos.hasHls}, false)`,
    })
    .from(ingestJobs)
    .innerJoin(files, eq(files.id, ingestJobs.fileId))
    .leftJoin(titles, eq(titles.id, files.titleId))
    .leftJoin(titleVideos, eq(titleVideos.fileId, files.id))
    .where(sql`${ingestJobs.fileId} = any(${sql.param(fileIds)}::int[])`)
  return found.sort((one, other) => orderOf(one.kind) - orderOf(other.kind))
}

/** One job with its file's facts, as {@link listJobs} answers it. */
export type ListedJob = Awaited<ReturnType<typeof listJobs>>[number] & IngestJob

/** Writes what the probe found in a file, or what was made of it. */
export async function writeFileFacts(
  queries: Queries,
  fileId: number,
  facts: {
    facts?: MediaExamination
    titleId?: number
    hasThumbnail?: boolean
    hasWaveform?: boolean
  },
): Promise<void> {
  await queries.update(files).set(facts).where(eq(files.id, fileId))
}

const NO_FAILURE = { reason: null, problem: null }

/** The file of a job, when it does not lie in the bin. */
export const fileOutsideBin = (queries: Queries) =>
  queries
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, ingestJobs.fileId), isNull(files.removedAt)))

const isJob = ({ fileId, kind }: JobOf) =>
  and(eq(ingestJobs.fileId, fileId), eq(ingestJobs.kind, kind))

const isLatest = (queries: Queries, attempt: Attempt) =>
  and(
    isJob(attempt),
    eq(ingestJobs.attempts, attempt.attempts),
    exists(
      queries
        .select({ id: files.id })
        .from(files)
        .where(and(eq(files.id, attempt.fileId), eq(files.mediaId, attempt.mediaId))),
    ),
  )

const isRunning = (queries: Queries, attempt: Attempt) =>
  and(isLatest(queries, attempt), eq(ingestJobs.state, 'running'))

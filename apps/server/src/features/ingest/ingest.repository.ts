import type { IngestJob, IngestJobKind } from '@starnest/contract/ingest'
import { INGEST_JOBS } from '@starnest/contract/ingest'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../ports/database.ts'
import type { MediaExamination } from '../../ports/media.ts'
import { files, ingestJobs } from '../../ports/tables/files.ts'
import { titles } from '../../ports/tables/titles.ts'

/** A file as far as ingest goes. */
export type IngestFile = NonNullable<Awaited<ReturnType<typeof findIngestFile>>>

/** One job of one file. */
export type JobOf = { fileId: number; kind: IngestJobKind }

/** A job that has just been begun, for the how many-th time. */
export type BegunJob = { attempts: number }

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
      folderId: files.folderId,
      titleId: files.titleId,
      facts: files.facts,
      uploadedAt: files.uploadedAt,
      removedAt: files.removedAt,
    })
    .from(files)
    .where(eq(files.id, fileId))
  return found
}

/** Puts jobs in their first state, whatever they were before. Those of a file that is gone are left
 *  out. */
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
      set state = 'queued', percent = 0, reason = null, attempts = 0, changed_at = now()`)
}

/** Begins a job that is not done; undefined: there is none any more, or it is done. */
export async function beginJob(queries: Queries, job: JobOf): Promise<BegunJob | undefined> {
  const [begun] = await queries
    .update(ingestJobs)
    .set({
      state: 'running',
      percent: 0,
      reason: null,
      attempts: sql`least(${ingestJobs.attempts} + 1, 1000)`,
      changedAt: sql`now()`,
    })
    .where(and(isJob(job), ne(ingestJobs.state, 'done')))
    .returning({ attempts: ingestJobs.attempts })
  return begun
}

/** Notes how far a running job is; false: somebody has stopped it. */
export async function noteProgress(
  queries: Queries,
  job: JobOf,
  percent: number,
): Promise<boolean> {
  const noted = await queries
    .update(ingestJobs)
    .set({ percent: Math.round(percent), changedAt: sql`now()` })
    .where(and(isJob(job), eq(ingestJobs.state, 'running')))
    .returning({ fileId: ingestJobs.fileId })
  return noted.length > 0
}

/** Ends a running job, or puts it back in the queue. One that somebody stopped stays as it is. */
export async function settleJob(
  queries: Queries,
  job: JobOf,
  outcome: { state: 'done' | 'queued' } | { state: 'failed'; reason: string },
): Promise<void> {
  const reason = outcome.state === 'failed' ? outcome.reason : null
  const percent = outcome.state === 'done' ? 100 : 0
  await queries
    .update(ingestJobs)
    .set({ state: outcome.state, reason, percent, changedAt: sql`now()` })
    .where(and(isJob(job), eq(ingestJobs.state, 'running')))
}

/** Stops what a file has queued or running, but for the probe, and answers which jobs those were. */
export async function stopJobs(queries: Queries, fileId: number, reason: string) {
  const stopped = await queries
    .update(ingestJobs)
    .set({ state: 'failed', reason, percent: 0, changedAt: sql`now()` })
    .where(
      and(
        eq(ingestJobs.fileId, fileId),
        ne(ingestJobs.kind, 'probe'),
        inArray(ingestJobs.state, ['queued', 'running']),
      ),
    )
    .returning({ kind: ingestJobs.kind })
  return stopped.map(({ kind }) => kind)
}

/** Puts what was running back in the queue: whoever did it is gone. */
export async function requeueRunning(queries: Queries): Promise<void> {
  await queries
    .update(ingestJobs)
    .set({ state: 'queued', percent: 0 })
    .where(eq(ingestJobs.state, 'running'))
}

/** Every job that is still to be done. */
export async function listOpenJobs(queries: Queries): Promise<JobOf[]> {
  return queries
    .select({ fileId: ingestJobs.fileId, kind: ingestJobs.kind })
    .from(ingestJobs)
    .where(inArray(ingestJobs.state, ['queued', 'running']))
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
      assetType: files.assetType,
      facts: files.facts,
      videoFile: titles.videoFile,
      hasHls: titles.hasHls,
    })
    .from(ingestJobs)
    .innerJoin(files, eq(files.id, ingestJobs.fileId))
    .leftJoin(titles, eq(titles.id, files.titleId))
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

const isJob = ({ fileId, kind }: JobOf) =>
  and(eq(ingestJobs.fileId, fileId), eq(ingestJobs.kind, kind))

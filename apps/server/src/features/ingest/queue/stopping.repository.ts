import { INGEST_JOBS } from '@starnest/contract/files/ingest'
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { ingestJobs } from '../../../tables/files.ts'
import type { Failure, JobOf } from '../ingest.repository.ts'

/** What people read of a job that somebody stopped. */
const STOPPED_BY_HAND: Failure = {
  reason: 'Stopped. Try again to go on.',
  problem: { code: 'stopped' },
}

/** Stops what a file has queued or running, except the probe, and answers which jobs those were. */
export async function stopJobs(queries: Queries, fileId: number) {
  const these = openJobs(queries, [fileId], ne(ingestJobs.kind, 'probe'))
  const stopped = await queries
    .with(these)
    .update(ingestJobs)
    .set({ state: 'failed', ...STOPPED_BY_HAND, percent: 0, changedAt: sql`now()` })
    .from(these)
    .where(isOneOf(these))
    .returning({ kind: ingestJobs.kind })
  return stopped.map(({ kind }) => kind)
}

/** Puts what was running of files back in the queue, and answers all that they have there: nothing
 *  of it is begun while they lie in the bin. */
export async function holdJobs(queries: Queries, fileIds: readonly number[]): Promise<JobOf[]> {
  const these = openJobs(queries, fileIds)
  return queries
    .with(these)
    .update(ingestJobs)
    .set({ state: 'queued', percent: 0 })
    .from(these)
    .where(isOneOf(these))
    .returning({ fileId: ingestJobs.fileId, kind: ingestJobs.kind })
}

/** Jobs of files that are queued or running, locked in the order in which a job that is done locks
 *  itself and the next ones of its file: so neither waits for the other for good. */
function openJobs(queries: Queries, fileIds: readonly number[], only?: SQL) {
  const ofThese = sql`${ingestJobs.fileId} = any(${sql.param(fileIds)}::int[])`
  return queries.$with('open_jobs').as(
    queries
      .select({ fileId: ingestJobs.fileId, kind: ingestJobs.kind })
      .from(ingestJobs)
      .where(and(ofThese, only, inArray(ingestJobs.state, ['queued', 'running'])))
      .orderBy(
        ingestJobs.fileId,
        sql`array_position(${sql.param(INGEST_JOBS)}::text[], ${ingestJobs.kind})`,
      )
      .for('no key update'),
  )
}

const isOneOf = (these: ReturnType<typeof openJobs>) =>
  and(eq(ingestJobs.fileId, these.fileId), eq(ingestJobs.kind, these.kind))

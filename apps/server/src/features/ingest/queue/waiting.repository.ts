import type { FileProblemCode } from '@starnest/contract/files/file-problems'
import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { ingestJobs } from '../../../tables/files.ts'
import { fileOutsideBin, type JobOf } from '../ingest.repository.ts'

/** Why jobs wait in the queue that nobody has taken back. */
const WAITING_CODES: readonly FileProblemCode[] = ['no_room', 'household_full', 'encoding_spent']

/** Jobs that wait for room on the disk or in their household, or for its next day, of files that do not lie in
 *  the bin. */
export const listWaitingForRoom = (queries: Queries): Promise<JobOf[]> =>
  listQueued(
    queries,
    sql`${ingestJobs.problem}->>'code' = any(${sql.param(WAITING_CODES)}::text[])`,
  )

/** Minutes after which a job that was written down stands in the queue, if it ever came there. */
const ADDED_MINUTES = 5

/** Jobs that wait for their turn alone, and have done so for a while: most stand in the queue, and some may never
 *  have come there. */
export const listLongQueued = (queries: Queries): Promise<JobOf[]> =>
  listQueued(
    queries,
    isNull(ingestJobs.problem),
    sql`${ingestJobs.changedAt} < now() - make_interval(mins => ${ADDED_MINUTES})`,
  )

function listQueued(queries: Queries, ...those: SQL[]): Promise<JobOf[]> {
  return queries
    .select({ fileId: ingestJobs.fileId, kind: ingestJobs.kind })
    .from(ingestJobs)
    .where(and(eq(ingestJobs.state, 'queued'), ...those, exists(fileOutsideBin(queries))))
    .orderBy(ingestJobs.fileId)
}

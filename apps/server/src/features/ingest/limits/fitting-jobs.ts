import type { Database } from '../../../ports/database.ts'
import { findIngestFile, type IngestFile, type JobOf } from '../ingest.repository.ts'
import type { Room } from '../job-runner.ts'
import { listWaitingForRoom } from '../queue/waiting.repository.ts'
import type { HouseholdLimits } from './household-limits.ts'
import { roomNeeded } from './room-needed.ts'

type FittingDeps = { database: Database; room: Room; limits: Pick<HouseholdLimits, 'whyWait'> }

/** Jobs that wait for room, in their order, as many as there is room for together. One that does not fit keeps no
 *  smaller one waiting. */
export async function* fittingJobs({
  database,
  room,
  limits,
}: FittingDeps): AsyncGenerator<{ job: JobOf; file: IngestFile }> {
  let neededBytes = 0
  /** Smallest job of a household that did not fit: no larger one is asked for. */
  const tooLarge = new Map<number, number>()
  for (const job of await listWaitingForRoom(database.db)) {
    const file = await findIngestFile(database.db, job.fileId)
    if (!file) continue
    const { householdId } = file
    const bytes = roomNeeded(job.kind, file)
    if (bytes >= (tooLarge.get(householdId) ?? Number.POSITIVE_INFINITY)) continue
    if (await limits.whyWait({ householdId, kind: job.kind, bytes })) continue
    if (!(await room.has({ householdId, bytes: neededBytes + bytes }))) {
      tooLarge.set(householdId, bytes)
      continue
    }
    neededBytes += bytes
    yield { job, file }
  }
}

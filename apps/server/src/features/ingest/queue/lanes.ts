import type { IngestJobKind } from '@starnest/contract/files/ingest'
import type { NewJob } from '../../../ports/jobs.ts'
import type { JobOf } from '../ingest.repository.ts'

/** Where films that ship with Starnest are prepared. */
export const SHIPPED_LANE = 'ingest-shipped'

/** Each lane does one job at a time: what somebody waits for must not wait for what takes hours, and
 *  nobody's film for those that ship with Starnest. */
export const LANES = ['ingest-quick', 'ingest-slow', SHIPPED_LANE] as const
/** One of {@link LANES}. */
export type Lane = (typeof LANES)[number]

/** Where each kind is done, and how urgent it is there: first what makes a film watchable. */
const KINDS: Record<IngestJobKind, { lane: Lane; urgency: number }> = {
  probe: { lane: 'ingest-quick', urgency: 90 },
  streams: { lane: 'ingest-quick', urgency: 80 },
  posters: { lane: 'ingest-quick', urgency: 70 },
  subtitles: { lane: 'ingest-quick', urgency: 60 },
  renditions: { lane: 'ingest-slow', urgency: 30 },
  previews: { lane: 'ingest-slow', urgency: 20 },
  loudness: { lane: 'ingest-slow', urgency: 10 },
  fingerprint: { lane: 'ingest-slow', urgency: 5 },
}

/** Uploads come first, because somebody waits for them; library folders come after. */
const WAITED_FOR = 100

/** Renditions of a film that plays without them come after all that films need. */
const NICE_TO_HAVE = 25

/** The lane that a kind of job is done in. */
export const laneOf = (kind: IngestJobKind): Lane => KINDS[kind].lane

/** Key of a job, unique within its lane. */
export const keyOf = ({ fileId, kind }: JobOf): string => `${fileId}:${kind}`

/** A job as the queue takes it. */
export function queuedJob(
  job: JobOf,
  {
    householdId,
    isUpload,
    isOptional = false,
  }: { householdId: number; isUpload: boolean; isOptional?: boolean },
): NewJob {
  const { urgency } = KINDS[job.kind]
  const priority = urgency + (isUpload ? WAITED_FOR : 0) - (isOptional ? NICE_TO_HAVE : 0)
  return { key: keyOf(job), householdId, payload: job, priority: Math.max(0, priority) }
}

import type { IngestJobKind } from '@starnest/contract/files/ingest'
import { ENCODING_SPENT } from '../../../domain/media/encoding-limit.ts'
import type { Failure } from '../ingest.repository.ts'
import type { EncodingMinutes } from './encoding-minutes.ts'

/** What keeps the processor busy for as long as a film lasts, or longer. */
const ENCODES: ReadonlySet<IngestJobKind> = new Set(['streams', 'renditions', 'previews'])

/** Why a job waits for room in its household. */
export const HOUSEHOLD_FULL: Failure = {
  reason: 'This household has used up its space on this server: this goes on once there is room.',
  problem: { code: 'household_full' },
}

/** A job that is about to be done. `bytes`: of what it makes, estimated. */
type Wanted = { householdId: number; kind: IngestJobKind; bytes: number }

type LimitsDeps = {
  encoding: Pick<EncodingMinutes, 'areSpent' | 'counting'>
  /** Bytes that a household may still store; null: no limit. */
  leftBytesOf: (householdId: number) => Promise<number | null>
}

/** What a household may have prepared, as whoever runs the server says: by the bytes that it stores, and by
 *  minutes of encoding. A job that has begun goes on to its end. */
export class HouseholdLimits {
  readonly #deps: LimitsDeps

  constructor(deps: LimitsDeps) {
    this.#deps = deps
  }

  /** Why a job has to wait; undefined: it has not. */
  async whyWait({ householdId, kind, bytes }: Wanted): Promise<Failure | undefined> {
    const leftBytes = await this.#deps.leftBytesOf(householdId)
    if (leftBytes !== null && bytes > leftBytes) return HOUSEHOLD_FULL
    if (!ENCODES.has(kind)) return undefined
    return (await this.#deps.encoding.areSpent(householdId)) ? ENCODING_SPENT : undefined
  }

  /** Does a job, and counts for how long it encoded, however it ended. */
  counting<T>({ householdId, kind }: Pick<Wanted, 'householdId' | 'kind'>, work: () => Promise<T>) {
    return ENCODES.has(kind) ? this.#deps.encoding.counting(householdId, work) : work()
  }
}

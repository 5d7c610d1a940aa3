import type { IngestJobKind } from '@starnest/contract/files/ingest'
import { and, eq, sql } from 'drizzle-orm'
import { dayAt, serverTimeZone } from '../../domain/zoned-clock.ts'
import type { Database } from '../../ports/database.ts'
import { encodingDays, households } from '../../tables/family.ts'
import type { Failure } from './ingest.repository.ts'

/** What keeps the processor busy for as long as a film lasts, or longer. */
const ENCODES: ReadonlySet<IngestJobKind> = new Set(['streams', 'renditions', 'previews'])

const MINUTE_SECONDS = 60

/** Why a job waits for room in its household. */
export const HOUSEHOLD_FULL: Failure = {
  reason: 'This household has used up its space on this server: this goes on once there is room.',
  problem: { code: 'household_full' },
}

/** Why a job waits for the next day. */
export const ENCODING_SPENT: Failure = {
  reason: 'The minutes of encoding of this household are used up for today: this goes on tomorrow.',
  problem: { code: 'encoding_spent' },
}

/** A job that is about to be done. `bytes`: of what it makes, estimated. */
type Wanted = { householdId: number; kind: IngestJobKind; bytes: number }

type LimitsDeps = {
  database: Database
  now: () => Date
  /** Bytes that a household may still store; null: no limit. */
  leftBytesOf: (householdId: number) => Promise<number | null>
}

/** What a household may have prepared, as whoever runs the server says: by the bytes that it stores, and by
 *  minutes of encoding on a day of its time zone. A job that has begun goes on to its end. */
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
    const found = await this.#find(householdId)
    if (!found || found.minutes === null) return undefined
    return found.seconds >= found.minutes * MINUTE_SECONDS ? ENCODING_SPENT : undefined
  }

  /** Notes for how long a job was done. */
  async note({ householdId, kind }: Pick<Wanted, 'householdId' | 'kind'>, ms: number) {
    if (!ENCODES.has(kind)) return
    const found = await this.#find(householdId)
    if (!found) return
    const seconds = Math.ceil(ms / 1000)
    await this.#deps.database.db
      .insert(encodingDays)
      .values({ householdId, day: found.day, seconds })
      .onConflictDoUpdate({
        target: [encodingDays.householdId, encodingDays.day],
        set: { seconds: sql`${encodingDays.seconds} + ${seconds}` },
      })
  }

  /** The limit of a household, its day by now, and the seconds of it that are used. */
  async #find(householdId: number) {
    const { db } = this.#deps.database
    const [household] = await db
      .select({ minutes: households.limitEncodeMinutes, timeZone: households.timeZone })
      .from(households)
      .where(eq(households.id, householdId))
    if (!household) return undefined
    const { minutes, timeZone } = household
    const day = dayAt(this.#deps.now().getTime(), timeZone ?? serverTimeZone())
    if (minutes === null) return { minutes, day, seconds: 0 }
    const [used] = await db
      .select({ seconds: encodingDays.seconds })
      .from(encodingDays)
      .where(and(eq(encodingDays.householdId, householdId), eq(encodingDays.day, day)))
    return { minutes, day, seconds: used?.seconds ?? 0 }
  }
}

import { and, eq, sql } from 'drizzle-orm'
import type { EncodingLimit } from '../../../domain/media/encoding-limit.ts'
import { dayAt, serverTimeZone } from '../../../domain/time/zoned-clock.ts'
import type { Database } from '../../../ports/database.ts'
import { encodingDays, households } from '../../../tables/family.ts'

const MINUTE_SECONDS = 60

type MinutesDeps = {
  database: Database
  now: () => Date
  log: { warn: (fields: object, sentence: string) => void }
}

/** The minutes of encoding that a household has on a day of its time zone, as whoever runs the server says. */
export class EncodingMinutes implements EncodingLimit {
  readonly #deps: MinutesDeps

  constructor(deps: MinutesDeps) {
    this.#deps = deps
  }

  async areSpent(householdId: number): Promise<boolean> {
    const found = await this.#find(householdId)
    if (!found || found.minutes === null) return false
    return found.seconds >= found.minutes * MINUTE_SECONDS
  }

  /** Notes for how long something was encoded, in milliseconds. */
  async note(householdId: number, ms: number): Promise<void> {
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

  async counting<T>(householdId: number, work: () => Promise<T>): Promise<T> {
    const startedMs = performance.now()
    try {
      return await work()
    } finally {
      // What was made stays made.
      await this.note(householdId, performance.now() - startedMs).catch((error: unknown) =>
        this.#deps.log.warn({ err: error }, 'Minutes of encoding could not be noted'),
      )
    }
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

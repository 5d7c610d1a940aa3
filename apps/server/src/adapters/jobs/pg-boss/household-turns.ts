import type { Pool } from 'pg'
import { z } from 'zod'

/** What is added to the priority of the job whose turn it is: more than any other priority. */
const TURN = 1_000_000

const householdRows = z.array(z.object({ household: z.string(), begun: z.number().nullable() }))
const jobRows = z.array(z.object({ id: z.string() }))

type TurnsDeps = {
  pool: Pool
  /** Schema of the queue's tables. */
  schema: string
  /** No other process adds or does jobs, so what this one knows of them is all there is. Else the queue is asked. */
  isAlone: boolean
}

/** A lane: whose jobs may wait in it, and when households had their turn, as a number that grows. */
type LaneTurns = { households: Set<string>; served: Map<string, number> }

/**
 * Lets households take turns within each lane. The queue takes the job of the highest priority, so the first
 * job of the household whose turn it is gets {@link TURN} more than any other, and each is given its own
 * priority back when it is taken. As long as the jobs of one household alone are known, none of it is done.
 */
export class HouseholdTurns {
  readonly #deps: TurnsDeps
  readonly #lanes = new Map<string, LaneTurns>()
  #count = 0

  constructor(deps: TurnsDeps) {
    this.#deps = deps
  }

  /** Learns whose jobs wait in a lane that is opened. */
  async open(lane: string): Promise<void> {
    await this.#learn(lane)
  }

  /** Told of jobs that were added for households; resolves when the one whose turn it is comes first. */
  async added(lane: string, households: readonly number[]): Promise<void> {
    const { households: known } = this.#of(lane)
    if (!this.#deps.isAlone) await this.#learn(lane)
    for (const household of households) known.add(String(household))
    await this.#giveTurn(lane)
  }

  /** Told of a job that is begun; resolves when the next one comes first. */
  async taken(lane: string, job: { id: string; household: string }): Promise<void> {
    const { households, served } = this.#of(lane)
    this.#count += 1
    if (this.#deps.isAlone) served.set(job.household, this.#count)
    else await this.#learn(lane)
    if (households.size < 2) return
    await this.#deps.pool.query(
      `update ${this.#table} set priority = priority - $3
        where name = $1 and id = $2 and priority >= $3`,
      [lane, job.id, TURN],
    )
    await this.#giveTurn(lane)
  }

  async #giveTurn(lane: string): Promise<void> {
    const { households, served } = this.#of(lane)
    if (households.size < 2) return
    const inTurn = [...households].sort(
      (one, other) => (served.get(one) ?? 0) - (served.get(other) ?? 0),
    )
    const { rows } = await this.#deps.pool.query(
      `select next.id from unnest($2::text[]) with ordinality as turn(household, nth)
        cross join lateral (
          select id from ${this.#table}
          where name = $1 and state < 'active' and start_after <= now()
            and coalesce(group_id, '') = turn.household
          order by priority desc, created_on, id limit 1) next
        order by turn.nth limit 1`,
      [lane, inTurn],
    )
    const [next] = jobRows.parse(rows)
    if (!next) return
    await this.#deps.pool.query(
      `update ${this.#table}
        set priority = mod(priority, $3) + case when id = $2 then $3 else 0 end
        where name = $1 and state < 'active' and (priority >= $3) <> (id = $2)`,
      [lane, next.id, TURN],
    )
  }

  /** Asks whose jobs are in a lane, done within the last hour or waiting, and when one of each was begun last, on
   *  whichever node. */
  async #learn(lane: string): Promise<void> {
    const { rows } = await this.#deps.pool.query(
      `select coalesce(group_id, '') as household,
          extract(epoch from max(started_on))::float8 as begun
        from ${this.#table} where name = $1 group by 1`,
      [lane],
    )
    const { households, served } = this.#of(lane)
    for (const { household, begun } of householdRows.parse(rows)) {
      households.add(household)
      if (!this.#deps.isAlone && begun !== null) served.set(household, begun)
    }
  }

  #of(lane: string): LaneTurns {
    const known = this.#lanes.get(lane) ?? { households: new Set(), served: new Map() }
    this.#lanes.set(lane, known)
    return known
  }

  get #table(): string {
    return `${this.#deps.schema}.job`
  }
}

/** The priority of a job as it was added. */
export const ownPriority = (priority: number): number => priority % TURN

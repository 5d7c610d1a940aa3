import type pg from 'pg'

/** From which time on a text is prepared, so that what a start or an import asks once is not. */
const OFTEN = 3

/** Texts that are prepared at most: each connection keeps a plan of each. */
const MOST_PREPARED = 200

/** Texts that are counted until it begins anew, and the longest one that is, in characters. */
const MOST_COUNTED = 1000
const LONGEST = 20_000

/** What PostgreSQL can keep a plan of. */
const HAS_PLAN = /^\s*(?:select|with|insert|update|delete)\b/i

/**
 * Has statements that come often parsed and planned once on each connection: for what a household asks, planning takes
 * longer than doing. PostgreSQL itself decides from a statement's sixth time on whether a plan for all values is as good
 * as one for each. Source: PostgreSQL, PREPARE; decision 0077.
 */
export function prepareOften(pool: pg.Pool): void {
  const names = new OftenNames()
  pool.on('connect', (client) => {
    const query: (...values: unknown[]) => unknown = client.query.bind(client)
    client.query = ((statement: unknown, ...values: unknown[]) =>
      query(isStatement(statement) ? names.named(statement) : statement, ...values)) as never
  })
}

type Statement = { text: string; name?: string | undefined }

const isStatement = (statement: unknown): statement is Statement =>
  typeof statement === 'object' && statement !== null && 'text' in statement

/** Gives texts that come often a name, by which a connection knows that it has prepared them. */
class OftenNames {
  readonly #names = new Map<string, string>()
  readonly #times = new Map<string, number>()

  named(statement: Statement): Statement {
    const name = statement.name ?? this.#nameOf(statement.text)
    return name === undefined ? statement : { ...statement, name }
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size === MOST_PREPARED) return known
    if (text.length > LONGEST || !HAS_PLAN.test(text)) return undefined
    const times = (this.#times.get(text) ?? 0) + 1
    if (times < OFTEN) {
      if (this.#times.size === MOST_COUNTED) this.#times.clear()
      this.#times.set(text, times)
      return undefined
    }
    this.#times.delete(text)
    const name = `often-${this.#names.size + 1}`
    this.#names.set(text, name)
    return name
  }
}

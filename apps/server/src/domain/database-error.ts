import { z } from 'zod'

const withCode = z.object({ code: z.string() })

/**
 * The code of a failed statement or connection, wherever in the chain of causes it stands:
 * a PostgreSQL SQLSTATE such as "23505" (unique violation) or a system code such as
 * "ECONNREFUSED"; undefined when the error carries neither.
 */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const parsed = withCode.safeParse(cause)
    if (parsed.success) return parsed.data.code
  }
  return undefined
}

/** Whether a write failed because what it points to has just been deleted. Source: PostgreSQL, "Error Codes",
 *  foreign_key_violation. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  databaseErrorCode(error) === '23503'

/** What the driver says of a connection that broke off, or that could not be had in time: it gives
 *  these no code. Source: pg and pg-pool, their error messages. */
const LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed))/

const connecting = z.object({ syscall: z.literal('connect') })

/** Whether a statement failed because there is no connection to the database, and not by itself. */
export function isConnectionLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (LOST.test(cause.message) || connecting.safeParse(cause).success) return true
  }
  return false
}

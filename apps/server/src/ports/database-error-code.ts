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

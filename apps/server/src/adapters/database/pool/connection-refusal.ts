import pg from 'pg'
import { databaseErrorCode } from '../../../domain/database-error.ts'
import { StartupError } from '../../../ports/startup-error.ts'

/** What to say for a code, about the server at `place` (host and port, or a socket's folder). */
const SENTENCES: Record<string, (place: string) => string> = {
  ECONNREFUSED: (place) => `No PostgreSQL answers at ${place}; start it or correct DATABASE_URL.`,
  ENOENT: (place) => `No PostgreSQL answers at ${place}; start it or correct DATABASE_URL.`,
  EHOSTUNREACH: (place) => `${place} cannot be reached; check the network or DATABASE_URL.`,
  ENETUNREACH: (place) => `${place} cannot be reached; check the network or DATABASE_URL.`,
  ETIMEDOUT: (place) => `${place} cannot be reached; check the network or DATABASE_URL.`,
  ECONNRESET: (place) => `The server at ${place} hung up; DATABASE_URL may not name a PostgreSQL.`,
  ENOTFOUND: (place) => `There is no computer called ${place}; correct DATABASE_URL.`,
  EAI_AGAIN: (place) => `The name in ${place} could not be looked up; check the network.`,
  '28P01': (place) => `PostgreSQL at ${place} refused the user or password in DATABASE_URL.`,
  '28000': (place) => `PostgreSQL at ${place} does not let the user in DATABASE_URL in.`,
  '3D000': (place) => `PostgreSQL at ${place} has no database of the name in DATABASE_URL.`,
  '42501': (place) => `PostgreSQL at ${place} does not let that user use the database.`,
  '53300': (place) => `PostgreSQL at ${place} has no connection left; raise its max_connections.`,
}

/** Says in one sentence, without the password, why the server of DATABASE_URL cannot be used. */
export function connectionRefusal(error: unknown, place: string): StartupError {
  const sentence = SENTENCES[databaseErrorCode(error) ?? '']?.(place)
  if (sentence) return new StartupError(sentence, { cause: error })
  const reason = error instanceof Error ? error.message : String(error)
  return new StartupError(`PostgreSQL at ${place} could not be used: ${reason}.`, { cause: error })
}

/**
 * The part of a DATABASE_URL that may be shown: host and port, or the folder of a socket.
 * @throws StartupError when it is no PostgreSQL address.
 */
export function placeOf(databaseUrl: string): string {
  try {
    if (!/^postgres(ql)?:\/\//.test(databaseUrl)) throw new Error('not a PostgreSQL address')
    const { host, port } = new pg.Client(databaseUrl)
    return host.startsWith('/') ? host : `${host}:${port}`
  } catch (cause) {
    throw new StartupError(
      'DATABASE_URL is not an address like postgres://user:password@host:5432/database.',
      { cause },
    )
  }
}

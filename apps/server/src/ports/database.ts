import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'

/** Who answers: the PostgreSQL that Starnest runs itself, or the one named by DATABASE_URL. */
export type DatabaseEngine = 'embedded' | 'pool'

/** `version` is the server's own, such as "18.4"; `latencyMs` is one round trip, at least 0. */
export type DatabaseHealth = { engine: DatabaseEngine; version: string; latencyMs: number }

/**
 * What a repository function asks for when it works inside a transaction as well as outside:
 * both `database.db` and the `tx` of `database.db.transaction(async (tx) => …)` fit.
 */
export type Queries = PgDatabase<NodePgQueryResultHKT>

/**
 * The one database of a Starnest. Every engine is PostgreSQL 15 or newer, migrated, with pg_trgm
 * and unaccent, in UTF-8; each session counts time in UTC, and a statement or an idle transaction
 * is ended by the server after a minute.
 */
export interface Database {
  /**
   * Queries and transactions. Inside `transaction` use only its `tx`, and do no network or file
   * work: the connection is one of a few. `$client` is the pool underneath, for libraries that
   * bring their own SQL; what goes through it is not counted.
   */
  readonly db: NodePgDatabase & { $client: Pool }

  /** Runs `work` and counts the SQL statements it caused, `begin` and `commit` included. */
  statementsIn<T>(work: () => Promise<T>): Promise<{ result: T; statements: number }>

  /** SQL statements sent since the database was opened, for the metrics. */
  statementTotal(): number

  /** @throws the driver's error when no answer comes within 2 seconds. */
  health(): Promise<DatabaseHealth>

  /**
   * Lets running statements finish for a few seconds, then ends every connection and, when
   * Starnest runs the server itself, stops it and frees the data folder. May be called twice.
   */
  close(): Promise<void>
}

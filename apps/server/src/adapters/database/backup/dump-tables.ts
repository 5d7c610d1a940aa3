import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { z } from 'zod'
import { type SequencePosition, sequencePositions } from './our-sequences.ts'
import {
  type AppliedMigration,
  appliedMigrations,
  COPY_SETTINGS,
  copySql,
  countRowsOf,
  type OurTable,
  ourTables,
} from './our-tables.ts'

/** Longest that reading a table waits for somebody who has locked it. */
const LOCK_LIMIT = '60s'

const versionRows = z.tuple([z.object({ server_version: z.string() })])

/** A database as it was at one moment, still to be written out. */
export type Snapshot = {
  /** PostgreSQL's own, such as "18.4". */
  postgresql: string
  migrations: AppliedMigration[]
  tables: OurTable[]
  /** Writes one table into a folder as `<schema>.<table>.copy` and answers how many rows it has. */
  writeTable(table: OurTable, intoFolder: string): Promise<number>
  /** Read after the tables: numbers given out meanwhile only make it higher. */
  sequences(): Promise<SequencePosition[]>
}

/** Name of the file that holds a table's rows, in PostgreSQL's text format. */
export function tableFile({ schema, name }: Pick<OurTable, 'schema' | 'name'>): string {
  return `${schema}.${name}.copy`
}

/** Lends a snapshot that nobody's writing changes; it hinders nobody and is let go afterwards. */
export async function withSnapshot<T>(
  connection: pg.ClientConfig,
  signal: AbortSignal,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, application_name: 'starnest backup' })
  client.on('error', () => undefined) // The statement it interrupts reports it.
  await client.connect()
  try {
    await client.query(`${COPY_SETTINGS}; set lock_timeout = '${LOCK_LIMIT}'`)
    await client.query('begin isolation level repeatable read, read only')
    return await work(await snapshotOf(client, signal))
  } finally {
    await client.end()
  }
}

async function snapshotOf(client: pg.Client, signal: AbortSignal): Promise<Snapshot> {
  const version = await client.query('show server_version')
  const [{ server_version }] = versionRows.parse(version.rows)
  return {
    postgresql: server_version.split(' ', 1).join(),
    migrations: await appliedMigrations(client),
    tables: await ourTables(client),
    async writeTable(table, intoFolder) {
      const rows = client.query(copyTo(`copy ${copySql(client, table)} to stdout`))
      const file = createWriteStream(join(intoFolder, tableFile(table)), { flags: 'wx' })
      await pipeline(rows, file, { signal })
      return countRowsOf(client, table)
    },
    sequences: () => sequencePositions(client),
  }
}

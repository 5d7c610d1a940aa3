import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod'
import { StartupError } from '../../../ports/startup-error.ts'
import { tableFile } from './dump-tables.ts'
import { continueSequences, type SequencePosition } from './our-sequences.ts'
import {
  COPY_SETTINGS,
  copySql,
  countRowsOf,
  OUR_SCHEMAS,
  type OurTable,
  ourTables,
  tableSql,
} from './our-tables.ts'

const foreignKeyRows = z.array(
  z.object({ schema: z.string(), table: z.string(), name: z.string(), isDeferrable: z.boolean() }),
)
type ForeignKey = z.infer<typeof foreignKeyRows>[number]

/** A table of a backup and how many rows it has to have afterwards. */
export type TableToLoad = OurTable & { rows: number }

type Load = {
  folder: string
  tables: readonly TableToLoad[]
  sequences: readonly SequencePosition[]
  signal: AbortSignal
  onTable: (table: TableToLoad) => void
}

/**
 * Fills the tables of a database that was migrated to the backup's migrations, in one transaction.
 * Foreign keys are looked at when all rows are there, so that the order of tables does not matter,
 * nor do tables that point at each other.
 * @throws StartupError when the tables or the numbers of rows are not the backup's.
 */
export async function loadTables(client: pg.Client, load: Load): Promise<void> {
  await client.query(COPY_SETTINGS)
  await client.query('begin')
  await refuseOtherTables(client, load.tables)
  const postponed = (await foreignKeys(client)).filter((key) => !key.isDeferrable)
  for (const key of postponed) await alter(client, key, 'deferrable initially deferred')
  // What a migration put into its own tables is in the backup as well.
  const names = load.tables.map((table) => tableSql(client, table))
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`)
  for (const table of load.tables) {
    load.onTable(table)
    await loadTable(client, table, load)
  }
  await client.query('set constraints all immediate')
  for (const key of postponed) await alter(client, key, 'not deferrable')
  await continueSequences(client, load.sequences)
  load.signal.throwIfAborted()
  await client.query('commit')
}

async function loadTable(client: pg.Client, table: TableToLoad, load: Load): Promise<void> {
  const file = createReadStream(join(load.folder, tableFile(table)))
  const rows = client.query(copyFrom(`copy ${copySql(client, table)} from stdin`))
  await pipeline(file, rows, { signal: load.signal })
  const found = await countRowsOf(client, table)
  if (found === table.rows) return
  throw new StartupError(
    `The backup is damaged: its table ${table.name} has ${found} rows and should have ` +
      `${table.rows}; nothing was restored.`,
  )
}

async function refuseOtherTables(client: pg.Client, tables: readonly OurTable[]): Promise<void> {
  const shape = (table: OurTable) =>
    `${table.schema}.${table.name} (${[...table.columns].sort().join(', ')})`
  const found = (await ourTables(client)).map(shape)
  const wanted = tables.map(shape)
  const odd = [...found, ...wanted].find((one) => !found.includes(one) || !wanted.includes(one))
  if (!odd) return
  throw new StartupError(
    'The tables of this backup are not those its migrations make; nothing was restored.',
    { details: [odd] },
  )
}

async function foreignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const answer = await client.query(
    `select n.nspname as schema, t.relname as table, c.conname as name,
        c.condeferrable as "isDeferrable"
      from pg_constraint c
        join pg_class t on t.oid = c.conrelid
        join pg_namespace n on n.oid = t.relnamespace
      where c.contype = 'f' and c.conparentid = 0 and n.nspname = any($1)`,
    [OUR_SCHEMAS],
  )
  return foreignKeyRows.parse(answer.rows)
}

function alter(client: pg.Client, key: ForeignKey, how: string): Promise<unknown> {
  const table = tableSql(client, { schema: key.schema, name: key.table })
  return client.query(
    `alter table ${table} alter constraint ${client.escapeIdentifier(key.name)} ${how}`,
  )
}

import type pg from 'pg'
import { z } from 'zod'
import { OUR_SCHEMAS, tableSql } from './our-tables.ts'

const sequenceRows = z.array(
  z.object({
    schema: z.string(),
    table: z.string(),
    column: z.string(),
    sequence: z.string(),
  }),
)
const lastRows = z.tuple([z.object({ last: z.string().nullable() })])

/** The numbers of an identity column; `last` is the highest that was ever given out, in digits. */
export type SequencePosition = { schema: string; table: string; column: string; last: string }

/** How far the numbers of every column that counts have come; none that never gave one. */
export async function sequencePositions(client: pg.Client): Promise<SequencePosition[]> {
  const positions: SequencePosition[] = []
  for (const { schema, table, column, sequence } of await ownedSequences(client)) {
    const answer = await client.query('select pg_sequence_last_value($1::regclass)::text as last', [
      sequence,
    ])
    const [{ last }] = lastRows.parse(answer.rows)
    if (last !== null) positions.push({ schema, table, column, last })
  }
  return positions
}

/** Makes every column that counts go on after the highest number given out or stored. */
export async function continueSequences(
  client: pg.Client,
  positions: readonly SequencePosition[],
): Promise<void> {
  for (const owned of await ownedSequences(client)) {
    const given = positions.find(
      ({ schema, table, column }) =>
        schema === owned.schema && table === owned.table && column === owned.column,
    )
    const column = client.escapeIdentifier(owned.column)
    const table = tableSql(client, { schema: owned.schema, name: owned.table })
    // setval with null does nothing: a column that never counted starts at its first number.
    await client.query(
      `select setval($1::regclass, greatest($2::bigint, (select max(${column}) from ${table})))`,
      [owned.sequence, given?.last ?? null],
    )
  }
}

async function ownedSequences(client: pg.Client) {
  const answer = await client.query(
    `select n.nspname as schema, t.relname as table, a.attname as column,
        s.oid::regclass::text as sequence
      from pg_depend d
        join pg_class s on s.oid = d.objid and s.relkind = 'S'
        join pg_class t on t.oid = d.refobjid
        join pg_namespace n on n.oid = t.relnamespace
        join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
      where d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i') and n.nspname = any($1)
      order by 1, 2, 3`,
    [OUR_SCHEMAS],
  )
  return sequenceRows.parse(answer.rows)
}

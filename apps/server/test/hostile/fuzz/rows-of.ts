import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../../src/ports/database.ts'

const tablesSchema = z.array(z.object({ table: z.string() }))
const rowsSchema = z.array(z.object({ row: z.string() }))

/** The tables whose rows are of a household. */
export async function householdTables(db: Database['db']): Promise<string[]> {
  const { rows } = await db.execute(sql`select table_name as "table" from information_schema.columns
    where table_schema = current_schema() and column_name = 'household_id' order by 1`)
  return tablesSchema.parse(rows).map(({ table }) => table)
}

/** Every row of a household, as JSON, sorted, by its table; its own row stands under "households". */
export async function rowsOf(
  db: Database['db'],
  householdId: number,
): Promise<Record<string, string[]>> {
  const all: [string, string[]][] = []
  for (const table of await householdTables(db)) {
    const { rows } = await db.execute(
      sql`select to_jsonb(one)::text as row from ${sql.identifier(table)} as one
        where household_id = ${householdId} order by 1`,
    )
    all.push([table, rowsSchema.parse(rows).map(({ row }) => row)])
  }
  const { rows } = await db.execute(
    sql`select to_jsonb(one)::text as row from households as one where id = ${householdId}`,
  )
  return { ...Object.fromEntries(all), households: rowsSchema.parse(rows).map(({ row }) => row) }
}

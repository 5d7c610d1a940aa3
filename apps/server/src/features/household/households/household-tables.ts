import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '../../../ports/database.ts'

const tableRows = z.array(z.object({ table: z.string() }))
const countRows = z.tuple([z.object({ rows: z.coerce.number() })])

/** Names of the tables whose rows are of a household, sorted: all but the one of households itself. */
export async function listHouseholdTables(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute(sql`select table_name as "table"
    from information_schema.columns
    where table_schema = current_schema() and column_name = 'household_id' order by 1`)
  return tableRows.parse(rows).map(({ table }) => table)
}

/** How many rows a household has in each of its tables. */
export async function countHouseholdRows(
  queries: Queries,
  householdId: number,
): Promise<Record<string, number>> {
  const counted: [string, number][] = []
  for (const table of await listHouseholdTables(queries)) {
    const { rows } = await queries.execute(
      sql`select count(*) as rows from ${sql.identifier(table)} where household_id = ${householdId}`,
    )
    counted.push([table, countRows.parse(rows)[0].rows])
  }
  return Object.fromEntries(counted)
}

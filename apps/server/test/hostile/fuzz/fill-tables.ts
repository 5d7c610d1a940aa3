import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../../src/ports/database.ts'
import { householdTables } from './rows-of.ts'

/** A column that has to be given: its type, the first value that a check of the table allows, and the table that it
 *  refers to. */
const columnSchema = z.object({
  name: z.string(),
  type: z.string(),
  allowed: z.nullable(z.string()),
  refersTo: z.nullable(z.string()),
})
type Column = z.infer<typeof columnSchema>

/** Writes a row of a household into every table that has none of it yet, with values that fit the types of its
 *  columns. `given`: values by the names of columns. `text`: what stands where any text may stand.
 *  @throws Error that names the table where such a row does not fit; it then needs one in furnish.ts */
export async function fillTables(
  db: Database['db'],
  { given, text }: { given: Readonly<Record<string, string | number>>; text: string },
): Promise<void> {
  for (const table of await householdTables(db)) {
    const into = sql.identifier(table)
    const ours = sql`select 1 from ${into} where household_id = ${given.household_id} limit 1`
    if ((await db.execute(ours)).rows.length > 0) continue
    const columns = await neededColumns(db, table)
    const names = columns.map(({ name }) => sql.identifier(name))
    const values = columns.map((column) => valueFor(column, { given, text }))
    try {
      await db.execute(
        sql`insert into ${into} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
      )
    } catch (cause) {
      throw new Error(`no row was made up for ${table}: write one in furnish.ts`, { cause })
    }
  }
}

/** The columns of a table that may be neither null nor left out. */
async function neededColumns(db: Database['db'], table: string): Promise<Column[]> {
  const { rows } = await db.execute(sql`
    select attname as "name", format_type(atttypid, null) as "type",
      (select (regexp_match(pg_get_constraintdef(oid), '''([^'']*)''::text'))[1] from pg_constraint
        where contype = 'c' and conrelid = attrelid and conkey = array[attnum]
        order by conname limit 1) as "allowed",
      (select confrelid::regclass::text from pg_constraint
        where contype = 'f' and conrelid = attrelid and conkey = array[attnum] limit 1) as "refersTo"
    from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and attnotnull and not atthasdef and attidentity = ''
    order by attnum`)
  return z.array(columnSchema).parse(rows)
}

function valueFor(
  { name, type, allowed, refersTo }: Column,
  { given, text }: Parameters<typeof fillTables>[1],
): SQL {
  if (given[name] !== undefined) return sql`${given[name]}`
  if (refersTo) {
    const referred = sql.identifier(refersTo)
    return sql`(select id from ${referred} where household_id = ${given.household_id} limit 1)`
  }
  if (allowed !== null) return sql`${allowed}`
  if (type === 'text') return sql`${text}`
  if (type === 'boolean') return sql`false`
  if (type === 'date' || type.startsWith('timestamp')) return sql`now()`
  if (type === 'jsonb') return sql`'{}'::jsonb`
  return sql`1`
}

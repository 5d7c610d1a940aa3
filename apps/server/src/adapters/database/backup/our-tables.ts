import type pg from 'pg'
import { z } from 'zod'

/** Where Starnest's tables are; a slice that brings a schema of its own adds it here. */
export const OUR_SCHEMAS = ['public', 'drizzle']

const tableRows = z.array(
  z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) }),
)
const countRows = z.tuple([z.object({ rows: z.coerce.number() })])
const foundRows = z.tuple([z.object({ found: z.boolean() })])
const migrationRows = z.array(z.object({ createdAt: z.coerce.number(), hash: z.string() }))

/** A table and the columns it stores, in their order; generated ones are not stored. */
export type OurTable = z.infer<typeof tableRows>[number]

/** A migration of the database: when it was written, in ms since 1970, and its SHA-256. */
export type AppliedMigration = z.infer<typeof migrationRows>[number]

/** The same text for the same value on every server. */
export const COPY_SETTINGS = `
  set client_encoding = 'UTF8';
  set time zone 'UTC';
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres';
  set bytea_output = 'hex';
  set extra_float_digits = 1`

/** Every table with rows of its own in Starnest's schemas, but for those of extensions. */
export async function ourTables(client: pg.Client): Promise<OurTable[]> {
  const answer = await client.query(
    `select n.nspname as schema, c.relname as name, array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and c.relpersistence <> 't' and n.nspname = any($1)
        and not exists (
          select from pg_depend d
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by n.nspname, c.relname`,
    [OUR_SCHEMAS],
  )
  return tableRows.parse(answer.rows)
}

/** A table's name as SQL. */
export function tableSql(
  client: pg.Client,
  { schema, name }: Pick<OurTable, 'schema' | 'name'>,
): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
}

/** A table and its columns as `copy` takes them. */
export function copySql(client: pg.Client, table: OurTable): string {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
  return `${tableSql(client, table)} (${columns})`
}

export async function countRowsOf(client: pg.Client, table: OurTable): Promise<number> {
  const answer = await client.query(`select count(*) as rows from ${tableSql(client, table)}`)
  return countRows.parse(answer.rows)[0].rows
}

/** The migrations of a database, oldest first; none when Starnest never completed a start on it. */
export async function appliedMigrations(client: pg.Client): Promise<AppliedMigration[]> {
  const table = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
  )
  if (!foundRows.parse(table.rows)[0].found) return []
  const answer = await client.query(
    'select created_at as "createdAt", hash from drizzle.__drizzle_migrations order by created_at',
  )
  return migrationRows.parse(answer.rows)
}

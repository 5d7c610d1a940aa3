import { type SQL, sql } from 'drizzle-orm'
import { customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** A number that the database gives, from 1. */
export const identity = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
/** A point in time, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
/** A transaction, as the number that PostgreSQL counts it by and never uses again (type xid8). */
export const transaction = customType<{ data: string }>({ dataType: () => 'xid8' })
/** Bytes (type bytea). */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** The values of a closed list as SQL, for a check that the table itself keeps. */
export const oneOf = (values: readonly string[]): SQL =>
  sql.raw(values.map((value) => `'${value}'`).join(', '))

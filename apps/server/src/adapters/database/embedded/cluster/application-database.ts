import pg from 'pg'
import { connectionTo, type ServerAddress } from '../platform/server-address.ts'
import { ADMIN_ROLE } from './create-cluster.ts'

/** The role Starnest works as, without superuser rights, and the name of its database. */
const APPLICATION = 'starnest'

/** Settings for the pool. */
export function applicationConnection(address: ServerAddress): pg.ClientConfig {
  return { ...connectionTo(address), user: APPLICATION, database: APPLICATION }
}

export function adminConnection(address: ServerAddress): pg.ClientConfig {
  return { ...connectionTo(address), user: ADMIN_ROLE, database: 'postgres' }
}

/** Makes the role and the database where they are missing; a start cut off here goes on here. */
export async function ensureApplicationDatabase(address: ServerAddress): Promise<void> {
  const client = new pg.Client(adminConnection(address))
  await client.connect()
  try {
    const role = await client.query('select from pg_roles where rolname = $1', [APPLICATION])
    if (role.rowCount === 0) await client.query(createRole(address))
    const database = await client.query('select from pg_database where datname = $1', [APPLICATION])
    if (database.rowCount === 0) {
      await client.query(`create database ${APPLICATION} owner ${APPLICATION}`)
    }
  } finally {
    await client.end()
  }
}

function createRole(address: ServerAddress): string {
  const password = address.is === 'tcp' ? ` password ${pg.escapeLiteral(address.password)}` : ''
  return `create role ${APPLICATION} login${password}`
}

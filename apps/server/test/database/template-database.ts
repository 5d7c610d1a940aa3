import pg from 'pg'
import { openDatabase } from '../../src/adapters/database/open-database.ts'

const TEMPLATE = 'starnest_template'

/** Makes the migrated database that the databases of test homes are copied from, and lets statements
 *  of the superuser not wait for the disk: nothing that a test writes has to outlive a power cut.
 *  Resolves with its name. */
export async function makeTemplateDatabase(adminUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query('alter role current_user set synchronous_commit = off')
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  const url = new URL(adminUrl)
  url.pathname = `/${TEMPLATE}`
  const log = { info: () => undefined, warn: raise, error: raise }
  const database = await openDatabase({ dataFolder: '', databaseUrl: url.href, log })
  await database.close()
  return TEMPLATE
}

function raise(_fields: object, sentence: string): never {
  throw new Error(sentence)
}

import pg from 'pg'
import { openDatabase } from '../../src/adapters/database/open-database.ts'
import { openPgBoss } from '../../src/adapters/jobs/pg-boss/open-pg-boss.ts'

const TEMPLATE = 'starnest_template'

/** Makes the migrated database, with the tables of the job queue, that the databases of test homes are
 *  copied from. Resolves with its name. */
export async function makeTemplateDatabase(adminUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  const url = new URL(adminUrl)
  url.pathname = `/${TEMPLATE}`
  const log = { info: () => undefined, warn: raise, error: raise }
  const database = await openDatabase({ dataFolder: '', databaseUrl: url.href, log })
  const jobs = await openPgBoss({ database, isAlone: true, log })
  await jobs.stop()
  await database.close()
  return TEMPLATE
}

function raise(_fields: object, sentence: string): never {
  throw new Error(sentence)
}

import { startPrivateServer } from '../../apps/server/test/database/private-server.ts'
import { makeTemplateDatabase } from '../../apps/server/test/database/template-database.ts'

/** Runs a PostgreSQL server of its own for the whole run, and names it and the template of its test
 *  homes to every test. */
export default async function startPostgresql(): Promise<() => Promise<void>> {
  const server = await startPrivateServer({ isForgetful: true })
  process.env.STARNEST_TEST_DATABASE_URL = server.adminUrl
  process.env.STARNEST_TEST_DATABASE_TEMPLATE = await makeTemplateDatabase(server.adminUrl)
  return () => server.stop()
}

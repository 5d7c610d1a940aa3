import { startPrivateServer } from '../../apps/server/src/adapters/database/testing/private-server.ts'

/** Runs a PostgreSQL server of its own for the whole run, and names it to every test. */
export default async function startPostgresql(): Promise<() => Promise<void>> {
  const server = await startPrivateServer()
  process.env.STARNEST_TEST_DATABASE_URL = server.adminUrl
  return () => server.stop()
}

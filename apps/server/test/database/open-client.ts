import pg from 'pg'

/** A connection to a database, or several of them. */
export type DatabaseClient = pg.Client | pg.Pool

/** Connects to a database that a server of its own has open, too. */
export async function openClient(config: string | pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config)
  await client.connect()
  return client
}

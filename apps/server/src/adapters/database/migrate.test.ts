import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startupError } from '../../../test/database/home.ts'
import { type PrivateServer, startPrivateServer } from '../../../test/database/private-server.ts'
import { temporaryFolder } from '../../../test/database/temporary-folder.ts'
import { tinyMigrations } from '../../../test/database/tiny-migrations.ts'
import { migrateDatabase } from './migrate.ts'

let server: PrivateServer
beforeAll(async () => {
  server = await startPrivateServer()
})
afterAll(() => server.stop())

it('says when the user of DATABASE_URL may not create tables', async () => {
  const admin = new pg.Client(server.adminUrl)
  await admin.connect()
  await admin.query('create database lent')
  await admin.end()
  const connectionString = server.url.replace(/starnest$/, 'lent')
  const migrationsFolder = await tinyMigrations(await temporaryFolder(), 2)
  await expect(
    migrateDatabase({ connection: { connectionString }, migrationsFolder }),
  ).rejects.toEqual(
    startupError(/may not create what Starnest needs; make it the owner of the database/),
  )
})

it('refuses a migration that stands before one the database already has', async () => {
  const connection = { connectionString: server.url }
  const folder = await temporaryFolder()
  const all = await tinyMigrations(join(folder, 'all'), 3)
  await migrateDatabase({ connection, migrationsFolder: all })
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('delete from drizzle.__drizzle_migrations where created_at = 1001')
  await client.end()
  await expect(migrateDatabase({ connection, migrationsFolder: all })).rejects.toEqual(
    startupError(/one older than the database already has/),
  )
})

it('lets a node of an older version go on while a newer one updates the tables', async () => {
  const older = await tinyMigrations(await temporaryFolder(), 2)
  const newer = await tinyMigrations(await temporaryFolder(), 3)
  const admin = new pg.Client(server.adminUrl)
  await admin.connect()
  await admin.query('create database shared owner starnest')
  await admin.end()
  const connectionString = server.url.replace(/starnest$/, 'shared')
  await migrateDatabase({ connection: { connectionString }, migrationsFolder: older })
  const node = new pg.Client({ connectionString })
  await node.connect()
  await node.query("insert into notes (id, words) values (1, 'before')")
  const [first, second] = [1, 2].map(() =>
    migrateDatabase({ connection: { connectionString }, migrationsFolder: newer }),
  )
  await node.query("insert into notes (id, words) values (2, 'meanwhile')")
  await Promise.all([first, second])
  await node.query("insert into notes (id, words) values (3, 'after')")
  const { rows } = await node.query('select id, words from notes order by id')
  expect(rows.map(({ words }) => words)).toEqual(['before', 'meanwhile', 'after'])
  await node.end()
})

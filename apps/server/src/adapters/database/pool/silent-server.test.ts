import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type PrivateServer, startPrivateServer } from '../../../../test/database/private-server.ts'
import { type Link, openLink } from '../../../../test/nodes/breaking-link.ts'
import { isConnectionLost } from '../../../domain/database-error.ts'
import type { Database } from '../../../ports/database.ts'
import { databaseOnPool } from '../database-on-pool.ts'

let server: PrivateServer
let link: Link
let database: Database
const warnings: string[] = []
beforeAll(async () => {
  server = await startPrivateServer({ isForgetful: true })
  link = await openLink(() => Number(new URL(server.url).port))
  const url = new URL(server.url)
  url.port = String(link.port)
  const note = (_facts: object, sentence: string) => void warnings.push(sentence)
  const log = { info: note, warn: note, error: note }
  database = databaseOnPool({ engine: 'pool', connection: { connectionString: url.href }, log })
})
afterAll(async () => {
  await link.become({ is: 'well' })
  await database.close()
  await link.close()
  await server.stop()
})

it('lets a statement go on that takes longer than a server may be silent', async () => {
  const { rows } = await database.db.execute(sql`select pg_sleep(6), 1 as one`)
  expect(rows).toMatchObject([{ one: 1 }])
  expect(warnings).toEqual([])
})

it('gives statements up while the server is silent, also within a transaction, and goes on after it', async () => {
  await database.db.execute(sql`select 1`)
  const inTransaction = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    await link.become({ is: 'silent' })
    await tx.execute(sql`select 2`)
  })
  const failed = await inTransaction.catch((error: unknown) => error)
  expect(isConnectionLost(failed)).toBe(true)
  const further = await database.db.execute(sql`select 3`).catch((error: unknown) => error)
  expect(isConnectionLost(further)).toBe(true)
  await link.become({ is: 'well' })
  await vi.waitFor(async () => {
    expect((await database.db.execute(sql`select 4 as four`)).rows).toEqual([{ four: 4 }])
  })
})

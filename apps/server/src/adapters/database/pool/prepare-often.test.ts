import { text } from 'node:stream/consumers'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openClient } from '../../../../test/database/open-client.ts'
import { startPrivateServer } from '../../../../test/database/private-server.ts'
import { prepareOften } from './prepare-often.ts'

let server: Awaited<ReturnType<typeof startPrivateServer>>
let pool: pg.Pool
beforeAll(async () => {
  server = await startPrivateServer({ isForgetful: true })
  // With one connection all that is asked is asked on the same one.
  pool = new pg.Pool({ connectionString: server.url, max: 1 })
  pool.on('error', () => undefined)
  prepareOften(pool)
  await ask('create table notes (id int primary key, words text)')
})
afterAll(async () => {
  await pool.end()
  await server.stop()
})

const ask = (statement: string, values: unknown[] = []) => pool.query({ text: statement }, values)
async function prepared(): Promise<string[]> {
  const { rows } = await ask('select statement from pg_prepared_statements order by prepare_time')
  return rows.map(({ statement }) => statement)
}
const write = (id: number) => ask('insert into notes values ($1, $2)', [id, `words ${id}`])
const read = async (id: number) => (await ask('select words from notes where id = $1', [id])).rows

it('prepares what comes a third time, once, and answers the same', async () => {
  for (let id = 1; id <= 12; id++) {
    await write(id)
    expect(await read(id)).toEqual([{ words: `words ${id}` }])
    expect(await read(-id)).toEqual([])
  }
  const texts = await prepared()
  expect(texts.filter((one) => one.startsWith('insert'))).toHaveLength(1)
  expect(texts.filter((one) => one.includes('where id'))).toHaveLength(1)
})

it('prepares nothing that comes once or twice, and nothing that has no plan', async () => {
  const before = (await prepared()).length
  for (let nth = 0; nth < 50; nth++) await ask(`select ${nth} as nth`)
  for (let nth = 0; nth < 5; nth++) await ask('show server_version')
  for (let nth = 0; nth < 5; nth++) await ask(`select '${'x'.repeat(20_000)}' as much`)
  // The question itself has come often enough by now.
  expect((await prepared()).length - before).toBeLessThanOrEqual(1)
})

it('goes on after a failure, within a transaction and without one', async () => {
  await expect(write(1)).rejects.toMatchObject({ code: '23505' })
  expect(await read(1)).toHaveLength(1)
  const client = await pool.connect()
  try {
    await client.query('begin')
    const writing = client.query({ text: 'insert into notes values ($1, $2)' }, [1, 'again'])
    await expect(writing).rejects.toMatchObject({ code: '23505' })
    await client.query('rollback')
  } finally {
    client.release()
  }
  await write(100)
  expect(await read(100)).toEqual([{ words: 'words 100' }])
})

it('leaves alone what copies rows as a stream', async () => {
  const client = await pool.connect()
  try {
    for (let nth = 0; nth < 4; nth++) {
      const lines = client.query(copyTo('copy (select id from notes where id = 1) to stdout'))
      expect(await text(lines)).toBe('1\n')
    }
  } finally {
    client.release()
  }
})

it('answers on when the tables get more columns and indexes', async () => {
  await ask('alter table notes add column color text, alter column words set default $$new$$')
  await ask('create index notes_words on notes (words)')
  expect(await read(1)).toEqual([{ words: 'words 1' }])
})

it('prepares anew on a new connection', async () => {
  const other = await openClient(server.url)
  await other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
  )
  await other.end()
  await expect.poll(() => read(2).catch(() => undefined)).toEqual([{ words: 'words 2' }])
  expect((await prepared()).filter((one) => one.includes('where id'))).toHaveLength(1)
})

it('prepares no more than two hundred texts', async () => {
  for (let nth = 0; nth < 300; nth++) {
    for (let time = 0; time < 3; time++) await ask(`select ${nth} as one, $1::int as two`, [time])
  }
  expect((await prepared()).length).toBeLessThanOrEqual(200)
  expect((await prepared()).length).toBeGreaterThan(190)
})

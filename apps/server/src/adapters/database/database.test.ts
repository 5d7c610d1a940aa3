import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type EngineUnderTest, startEngine } from '../../../test/database/engine-under-test.ts'
import { databaseErrorCode } from '../../domain/database-error.ts'
import type { Database } from '../../ports/database.ts'

describe.each(['embedded', 'pool'] as const)('the %s database', (name) => {
  let engine: EngineUnderTest
  let database: Database

  beforeAll(async () => {
    engine = await startEngine(name)
    database = await engine.open(2)
  })
  afterAll(async () => {
    await database.close()
    await engine.remove()
  })

  const only = async (query: SQL) => (await database.db.execute(query)).rows[0]
  const write = (id: number, words: string) =>
    database.db.execute(sql`insert into notes values (${id}, ${words})`)
  const wordsOf = async (id: number) =>
    (await only(sql`select words from notes where id = ${id}`))?.words

  it('keeps all of a transaction, or nothing when it fails', async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values (1, 'first')`)
      await tx.execute(sql`insert into notes values (1, 'again')`)
    })
    expect(await failing.catch(databaseErrorCode)).toBe('23505')
    expect(await wordsOf(1)).toBeUndefined()

    await database.db.transaction((tx) => tx.execute(sql`insert into notes values (1, 'kept')`))
    expect(await wordsOf(1)).toBe('kept')
  })

  it('loses none of forty updates of one row at the same time', async () => {
    await write(2, '0')
    const addOne = () =>
      database.db.transaction(async (tx) => {
        const { rows } = await tx.execute(sql`select words from notes where id = 2 for update`)
        const words = String(Number(rows[0]?.words) + 1)
        await tx.execute(sql`update notes set words = ${words} where id = 2`)
      })
    await Promise.all(Array.from({ length: 40 }, addOne))
    expect(await wordsOf(2)).toBe('40')
  })

  it('finds words in spite of accents and typing errors', async () => {
    const found = await only(sql`
      select unaccent('Étoile filante') as plain,
        lower('ÉTOILE') as lower,
        similarity(unaccent('étoile'), 'etoille') > 0.5 as is_near,
        array_length(show_trgm('é'), 1) as trigrams`)
    expect(found).toEqual({ plain: 'Etoile filante', lower: 'étoile', is_near: true, trigrams: 2 })
  })

  it('counts the statements of a piece of work, apart from what runs beside it', async () => {
    const before = database.statementTotal()
    const ask = () => database.db.execute(sql`select 1`)
    const inner = () => database.statementsIn(ask)
    const [one, nested] = await Promise.all([
      database.statementsIn(() => database.db.transaction((tx) => tx.execute(sql`select 1`))),
      database.statementsIn(() => Promise.all([ask(), inner()])),
      ask(),
    ])
    expect(one.statements).toBe(3)
    expect(nested.statements).toBe(2)
    expect(nested.result[1].statements).toBe(1)
    expect(database.statementTotal() - before).toBe(6)
  })

  it('counts time in UTC and ends what runs for a minute', async () => {
    const settings = await only(sql`
      select current_setting('timezone') as zone, current_setting('statement_timeout') as work,
        current_setting('idle_in_transaction_session_timeout') as idle`)
    expect(settings).toEqual({ zone: 'UTC', work: '1min', idle: '1min' })
  })

  it('works without the rights of a superuser', async () => {
    const role = await only(sql`select rolsuper from pg_roles where rolname = current_user`)
    expect(role).toEqual({ rolsuper: false })
  })

  it('says which engine answers and how fast', async () => {
    const health = await database.health()
    expect(health).toEqual({
      engine: name,
      version: expect.stringMatching(/^18\.\d+$/),
      latencyMs: expect.any(Number),
    })
    expect(health.latencyMs).toBeGreaterThan(0)
  })

  it('outlives a connection that breaks between two statements of a transaction', async () => {
    const broken = database.db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`)
      await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}::int)`)
      await tx.execute(sql`insert into notes values (3, 'lost')`)
    })
    await expect(broken).rejects.toThrow()
    expect(await wordsOf(3)).toBeUndefined()
  })

  it('is back by itself after its server ended, with what was written', async () => {
    await write(4, 'before')
    await engine.interruptServer()
    await vi.waitFor(async () => expect(await wordsOf(4)).toBe('before'))
    await write(5, 'after')
    expect(await wordsOf(5)).toBe('after')
  })

  it('brings the tables up to date once, keeping what is in them', async () => {
    await write(6, 'old')
    await database.close()
    database = await engine.open(3)
    expect(await only(sql`select words, author from notes where id = 6`)).toEqual({
      words: 'old',
      author: 'Leo',
    })
  })

  it('refuses a database of a newer Starnest and changes nothing', async () => {
    const state = sql`select (select count(*) from drizzle.__drizzle_migrations) as migrations,
      (select author from notes where id = 6) as author`
    const before = await only(state)
    await database.close()
    await expect(engine.open(2)).rejects.toThrow(/last used by a newer Starnest/)
    database = await engine.open(3)
    expect(await only(state)).toEqual(before)
  })

  it('undoes every step of an update that fails', async () => {
    await database.close()
    await expect(engine.open(4)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/could not be updated/),
      details: expect.arrayContaining(['relation "nowhere" does not exist']),
    })
    database = await engine.open(3)
    const colours = await only(
      sql`select count(*)::int as columns from information_schema.columns
        where table_name = 'notes' and column_name = 'colour'`,
    )
    expect(colours).toEqual({ columns: 0 })
  })

  it('may be closed twice and refuses statements afterwards', async () => {
    await Promise.all([database.close(), database.close()])
    await expect(database.db.execute(sql`select 1`)).rejects.toThrow()
    await expect(database.health()).rejects.toThrow()
    database = await engine.open(3)
  })
})

it('lets several Starnests that start together on one server update it once', async () => {
  const engine = await startEngine('pool')
  const opened = await Promise.all([engine.open(2), engine.open(2), engine.open(2)])
  const [first] = opened
  const applied = await first?.db.execute(
    sql`select count(*)::int as n from drizzle.__drizzle_migrations`,
  )
  expect(applied?.rows).toEqual([{ n: 2 }])
  await Promise.all(opened.map((database) => database.close()))
  await engine.remove()
})

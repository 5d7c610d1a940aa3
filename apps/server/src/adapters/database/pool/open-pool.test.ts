import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PrivateServer, startPrivateServer } from '../../../../test/database/private-server.ts'
import { freePort } from '../embedded/platform/server-address.ts'
import { placeOf } from './connection-refusal.ts'
import { openPool, refuseOldVersion } from './open-pool.ts'

let server: PrivateServer
beforeAll(async () => {
  server = await startPrivateServer()
})
afterAll(() => server.stop())

function changed(change: (url: URL) => void): string {
  const url = new URL(server.url)
  change(url)
  return url.href
}

async function refusalOf(databaseUrl: string): Promise<string> {
  const answer = await openPool(databaseUrl).catch((error: unknown) => error)
  if (!(answer instanceof Error)) return 'it opened'
  expect(answer.name).toBe('StartupError')
  expect(answer.message).not.toContain(new URL(server.url).password)
  return answer.message
}

it('says when nothing answers at the address', async () => {
  const port = String(await freePort())
  const url = changed((one) => Object.assign(one, { port }))
  expect(await refusalOf(url)).toBe(
    `No PostgreSQL answers at 127.0.0.1:${port}; start it or correct DATABASE_URL.`,
  )
})

it('says when there is no such socket', async () => {
  const folder = join(import.meta.dirname, 'nowhere')
  expect(await refusalOf(`postgres:///starnest?host=${folder}`)).toMatch(/No PostgreSQL answers at/)
})

it('says when there is no such computer', async () => {
  const url = 'postgres://starnest@starnest.invalid/starnest'
  expect(await refusalOf(url)).toMatch(
    /starnest\.invalid.*(correct DATABASE_URL|check the network)/,
  )
})

it('says when the password is wrong', async () => {
  const url = changed((one) => Object.assign(one, { password: 'guess' }))
  expect(await refusalOf(url)).toMatch(/refused the user or password in DATABASE_URL/)
})

it('says when the database does not exist', async () => {
  const url = changed((one) => Object.assign(one, { pathname: '/elsewhere' }))
  expect(await refusalOf(url)).toMatch(/has no database of the name/)
})

it('says when an encrypted connection is asked for and not to be had', async () => {
  const url = changed((one) => one.searchParams.set('sslmode', 'verify-full'))
  expect(await refusalOf(url)).toMatch(/could not be used: .*SSL/)
})

it('says which extension the server lacks', async () => {
  // A view of the same name that comes first stands in for a server without the package.
  const { Client } = await import('pg')
  const client = new Client(server.url)
  await client.connect()
  await client.query(`create schema bare;
    create view bare.pg_available_extensions as select 'pg_trgm'::name as name`)
  await client.end()
  const url = changed((one) => one.searchParams.set('options', '-c search_path=bare,pg_catalog'))
  expect(await refusalOf(url)).toMatch(/lacks the extension unaccent; install/)
})

it.each([
  ['postgres://leo:secret@home:5433/starnest', 'home:5433'],
  ['postgresql://home/starnest', 'home:5432'],
  ['postgres://leo@/starnest?host=/run/postgresql', '/run/postgresql'],
])('shows of %s only %s', (address, place) => {
  expect(placeOf(address)).toBe(place)
})

it.each(['localhost', 'mysql://home/db', ''])('refuses %j as an address', (address) => {
  expect(() => placeOf(address)).toThrow(/DATABASE_URL is not an address like/)
})

it.each([
  [140_012, '14.12', false],
  [150_000, '15.0', true],
  [180_004, '18.4', true],
])('takes version %i as it should', (number, name, isTaken) => {
  const take = () => refuseOldVersion({ number, name }, 'home:5432')
  if (isTaken) expect(take).not.toThrow()
  else expect(take).toThrow('PostgreSQL at home:5432 is 14.12 and Starnest needs 15 or newer.')
})

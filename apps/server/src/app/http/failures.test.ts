import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { errorBodySchema } from '@starnest/contract/errors'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'

let home: TestHome
let id: number
beforeAll(async () => {
  home = await openTestHome({
    config: { host: '127.0.0.1', furtherHosts: ['films.example'], studioUrl: '/create-studio' },
  })
})
beforeEach(async () => {
  await home.clear()
  id = await home.addTitle()
})
afterAll(() => home.close())

const report = (body: string, headers: Record<string, string> = {}) =>
  home.app.inject({
    method: 'PUT',
    url: `/api/animations/${id}/progress`,
    headers: { host: 'localhost:7827', 'content-type': 'application/json', ...headers },
    body,
  })

it.each(['/api/nothing', '/api', '/api/animations/1/2/3', '/media/1'])(
  'says not_found at %s, as JSON and not as a page',
  async (url) => {
    const answer = await home.app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(errorBodySchema.parse(answer.json())).toMatchObject({ code: 'not_found' })
  },
)

it('answers a malformed address like any other failure', async () => {
  const answer = await home.app.inject('/api/%E0%A4%A')
  expect(answer.statusCode).toBe(400)
  expect(errorBodySchema.parse(answer.json()).code).toBe('invalid_request')
})

it.each([
  ['no HTTP at all', '\x16\x03\x01\r\n\r\n', '400 Bad Request'],
  ['an unheard-of method', 'FETCH / HTTP/1.1\r\n\r\n', '400 Bad Request'],
  ['a way out', 'GET /../x HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', '400 Bad'],
  ['a header without end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}`, '431 Request'],
])('answers %s like any other failure', async (_what, bytes, status) => {
  await home.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => undefined)
  const [address] = home.app.addresses()
  const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1')
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head).toContain(status)
  const failure = errorBodySchema.parse(JSON.parse(body))
  expect(failure).toMatchObject({
    code: 'invalid_request',
    message: expect.stringMatching(/ .*\w\.$/),
  })
})

it('says what is wrong with a method in one whole sentence', async () => {
  const answer = await home.app.inject({ method: 'QUERY', url: '/api/home' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toMatch(/[^.]\.$/)
})

it.each([
  ['broken JSON', '{"currentTime": 1', {}],
  ['no JSON', 'currentTime=1', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['plain text', '{"currentTime": 1}', { 'content-type': 'text/plain' }],
  ['a poisoned object', '{"currentTime": 1, "__proto__": {"a": 1}}', {}],
  ['100 kB', `{"currentTime": 1, "more": "${'x'.repeat(100_000)}"}`, {}],
  ['nothing', '', {}],
])('refuses a body of %s with invalid_request', async (_what, body, headers) => {
  const answer = await report(body, headers)
  expect(answer.statusCode, answer.body).toBe(400)
  expect(errorBodySchema.parse(answer.json()).code).toBe('invalid_request')
})

it('names the field that is wrong', async () => {
  const answer = await report('{"currentTime": -1}')
  expect(answer.json()).toMatchObject({
    code: 'invalid_request',
    details: { field: 'currentTime' },
  })
})

it('keeps what it did not expect from the client, and logs it with its cause', async () => {
  const { db } = home.database
  await db.execute(sql`alter table titles rename to lost`)
  const answer = await home.app.inject('/api/animations')
  await db.execute(sql`alter table lost rename to titles`)
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    code: 'internal',
    message: 'Something went wrong on the server. It has been written to the log.',
  })
  expect(home.logged).toMatchObject([
    {
      msg: 'A request failed',
      route: 'GET /api/animations',
      err: { message: expect.stringContaining('does not exist'), code: '42P01' },
    },
  ])
})

it('says unavailable while the database is away', async () => {
  const { db } = home.database
  const answer = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table titles in access exclusive mode`)
    const asked = home.app.inject('/api/animations').then((reply) => reply)
    await expect
      .poll(async () => {
        const { rows } = await tx.execute(sql`
          select pg_terminate_backend(pid) from pg_locks
          where relation = 'titles'::regclass and not granted`)
        return rows.length
      })
      .toBeGreaterThan(0)
    return asked
  })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'unavailable' })
})

it('says unavailable where the database took work back for the sake of other work', async () => {
  const { db } = home.database
  await db.execute(sql`create function take_back() returns trigger language plpgsql as
    'begin raise exception using errcode = ''40P01''; end'`)
  await db.execute(sql`create trigger taken_back before insert on progress
    for each row execute function take_back()`)
  const answer = await report('{"currentTime": 1}')
  await db.execute(sql`drop function take_back cascade`)
  expect(answer.json()).toMatchObject({ code: 'unavailable' })
})

const ANSWERED = 200
const REFUSED = 403

it.each([
  ['a program on this machine', {}, ANSWERED],
  ['our page', { origin: 'http://localhost:7827' }, ANSWERED],
  ['our page, by address', { host: '127.0.0.1:7827', origin: 'http://127.0.0.1:7827' }, ANSWERED],
  ['our page, by IPv6 address', { host: '[::1]:7827', origin: 'http://[::1]:7827' }, ANSWERED],
  ['our page behind HTTPS', { host: 'films.example', origin: 'https://films.example' }, ANSWERED],
  ['a page of another site', { origin: 'https://elsewhere.example' }, REFUSED],
  ['a page on another port', { origin: 'http://localhost:3000' }, REFUSED],
  ['a page without an origin of its own', { origin: 'null' }, REFUSED],
  ['a page that hides its origin', { 'sec-fetch-site': 'cross-site' }, REFUSED],
  ['a page of a neighbour', { 'sec-fetch-site': 'same-site' }, REFUSED],
  [
    'a page whose name was pointed at us',
    { host: 'rebound.example:7827', origin: 'http://rebound.example:7827' },
    REFUSED,
  ],
  ['somebody with a made-up host', { host: 'a b' }, REFUSED],
])('treats a change asked for by %s as it should', async (_who, headers, status) => {
  const answer = await report('{"currentTime": 1}', headers)
  expect(answer.statusCode, answer.body).toBe(status)
  if (status === REFUSED) expect(answer.json()).toMatchObject({ code: 'origin_refused' })
})

it('lets anybody look, whatever the origin, but tells no other site', async () => {
  const answer = await home.app.inject({
    url: '/api/animations',
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})

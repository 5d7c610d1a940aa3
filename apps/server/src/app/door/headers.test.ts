import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { errorBodySchema } from '@starnest/contract/errors'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, HTTPMethods, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { askRaw, lines } from '../../../test/raw-connection.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { SECURITY_HEADERS } from '../http/security-headers.ts'

const announcement = z.object({ fastify: z.custom<FastifyInstance>() })
const methods = z.union([z.string(), z.array(z.string())])

/** Headers that an answer may say in its own way; it says them all the same. */
const { 'content-security-policy': _policy, 'cache-control': _caching, ...SAME } = SECURITY_HEADERS

/** The same for everybody, and nothing of a family: the description of the calls, and what is shipped. */
const PUBLIC_API = /^\/api\/(?:docs\/|clips$|site$)/
/** Said by no answer: what runs here, and of which version. */
const BANNERS = ['server', 'x-powered-by', 'via', 'x-aspnet-version']

type Route = { method: HTTPMethods; url: string }

let home: TestHome
let routes: Route[]
let origin: string
let grownUp: Somebody
let child: Somebody
beforeAll(async () => {
  routes = []
  const noteRoutes = (message: unknown) => {
    announcement.parse(message).fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of methods.parse(method).length > 0 ? [methods.parse(method)].flat() : []) {
        routes.push({ method: one, url: url.replaceAll(/:\w+/g, '1').replace('*', 'x') })
      }
    })
  }
  subscribe('fastify.initialization', noteRoutes)
  home = await openTestHome()
  unsubscribe('fastify.initialization', noteRoutes)
  await home.addTitle()
  grownUp = await home.addSomebody('R', { ageGroup: 'adult' })
  child = await home.addSomebody('G')
  origin = await home.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => home.close())

/** How long an answer may be kept, and by whom. */
const CACHE_RULE =
  /^(?:no-store|(?:(?:public|private), )?(?:no-cache|max-age=\d+(?:, immutable)?))$/

function check({ method, url }: Route, answer: LightMyRequestResponse): void {
  const { headers, statusCode } = answer
  const what = `${method} ${url} ${statusCode}`
  expect(headers, what).toMatchObject(SAME)
  expect(headers['content-security-policy'], what).toMatch(/default-src '(?:self|none)'/)
  expect(headers['cache-control'], what).toMatch(CACHE_RULE)
  if (url.startsWith('/api/') && !PUBLIC_API.test(url)) {
    expect([what, headers['cache-control']]).toEqual([what, 'no-store'])
  }
  for (const banner of BANNERS) expect(headers, what).not.toHaveProperty(banner)
  expect(headers, what).not.toHaveProperty('access-control-allow-origin')
  if (answer.body !== '')
    expect(headers['content-type'], what).toMatch(/charset=utf-8|^image\/|^application\/x-yaml$/i)
  for (const { name, httpOnly, sameSite, path, domain } of answer.cookies) {
    expect([what, name, httpOnly, sameSite, path, domain]).toEqual([
      what,
      DEVICE_COOKIE,
      true,
      'Lax',
      '/',
      undefined,
    ])
  }
  if (statusCode >= 400 && method !== 'HEAD' && url.startsWith('/api/') && !PUBLIC_API.test(url)) {
    expect(errorBodySchema.safeParse(answer.json()).success, what).toBe(true)
  }
}

/** Asks every route, and answers with the statuses that came. */
async function askAll(with_: {
  cookie?: string
  headers?: Record<string, string>
}): Promise<Set<number>> {
  const seen = new Set<number>()
  for (const route of routes) {
    const { cookie, headers = {} } = with_
    const answer = await home.app.inject({
      ...route,
      headers,
      ...(cookie !== undefined && { cookies: { [DEVICE_COOKIE]: cookie } }),
    })
    check(route, answer)
    seen.add(answer.statusCode)
  }
  return seen
}

describe('every route', () => {
  it('is asked by this test', () => {
    expect(routes.length).toBeGreaterThan(120)
  })

  it('answers whoever it is with all headers', async () => {
    const statuses = await askAll({ cookie: child.deviceId })
    for (const one of await askAll({ cookie: grownUp.deviceId })) statuses.add(one)
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 403, 404]))
  })

  it('refuses a name that is not ours with all headers', async () => {
    expect([...(await askAll({ headers: { host: 'evil.test' } }))]).toEqual([403])
  })

  it('fails with all headers', async () => {
    const { db } = home.database
    await db.execute(sql`alter table profiles rename to lost`)
    const statuses = await askAll({ cookie: grownUp.deviceId })
    await db.execute(sql`alter table lost rename to profiles`)
    expect([...statuses]).toContain(500)
  })
})

it.each([
  '/',
  '/watch/1',
  '/robots.txt',
  '/assets/none.js',
  '/api/nothing',
  '/media/1',
  '/api/%E0%A4%A',
  `/api/${'x'.repeat(300)}`,
])('%s has all headers, though it is no route', async (url) => {
  check({ method: 'GET', url }, await home.app.inject(url))
  check({ method: 'DELETE', url }, await home.app.inject({ method: 'DELETE', url }))
})

const HOST = 'Host: localhost'

describe('what is no proper request', () => {
  it.each([
    ['no HTTP at all', '\x16\x03\x01\r\n\r\n', 400],
    ['a method nobody knows', lines('FETCH / HTTP/1.1', HOST), 400],
    ['a header that never ends', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}`, 431],
    ['an address that never ends', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n`, 431],
    ['a question that never ends', `GET /api/search?q=${'x'.repeat(20_000)} HTTP/1.1\r\n`, 431],
    ['3,000 headers', lines('GET / HTTP/1.1', HOST, ...Array(3000).fill('x: yyyyyy')), 431],
    ['a header with NUL', lines('GET / HTTP/1.1', HOST, 'x: a\0b'), 400],
    ['a header that goes on in the next line', lines('GET / HTTP/1.1', HOST, 'x: a', ' b'), 400],
  ])('is refused with all headers: %s', async (_what, bytes, status) => {
    const answer = await askRaw(origin, bytes)
    expect(answer?.status).toBe(status)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(answer?.headers.get(name)).toBe(value)
    }
    expect(errorBodySchema.parse(JSON.parse(answer?.body ?? '')).code).toBe('invalid_request')
  })

  it.each([
    ['two lengths of its body', ['Content-Length: 5', 'Content-Length: 6']],
    ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 5']],
    ['chunks under another name', ['Transfer-Encoding: xchunked']],
    ['chunks, and then no chunks', ['Transfer-Encoding: chunked, identity']],
    ['a space before the colon', ['Transfer-Encoding : chunked']],
    ['a length that is none', ['Content-Length: +5']],
  ])('smuggles no second request in one with %s', async (_what, headers) => {
    const second = lines('GET /api/viewer HTTP/1.1', HOST)
    const head = ['POST /api/search HTTP/1.1', HOST, ...headers, '', ''].join('\r\n')
    const answer = await askRaw(origin, `${head}0\r\n\r\n${second}`)
    expect(answer?.status).toBe(400)
    expect(answer?.body).not.toContain('HTTP/1.1 200')
  })
})

it('echoes nothing for TRACE, makes no tunnel and takes no unheard-of expectation for a reason', async () => {
  const traced = await askRaw(origin, lines('TRACE / HTTP/1.1', HOST, 'Cookie: secret=1'))
  expect([traced?.status, traced?.body.includes('secret')]).toEqual([404, false])
  expect(await askRaw(origin, lines('CONNECT localhost:22 HTTP/1.1', HOST))).toBeUndefined()
  const expecting = await askRaw(origin, lines('GET /api/health HTTP/1.1', HOST, 'Expect: a-lot'))
  expect(expecting?.status).toBe(200)
})

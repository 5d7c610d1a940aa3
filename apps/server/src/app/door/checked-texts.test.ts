import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'

/** What no text may hold, as a value and as it stands in an address. A lone half of a character cannot
 *  be written in one. */
const CHARACTERS = ['\0', '\u001b', '\u007f', '\u0085', '\ud83e'] as const
const IN_ADDRESS = ['%00', '%1b', '%7f', '%c2%85'] as const

const METHODS = ['get', 'put', 'post', 'patch', 'delete', 'options', 'head'] as const

const schema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
})
const description = z.object({
  paths: z.record(
    z.string(),
    z.partialRecord(
      z.enum(METHODS),
      z.object({
        parameters: z
          .array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']) }))
          .default([]),
        requestBody: z
          .object({ content: z.record(z.string(), z.object({ schema: schema.optional() })) })
          .optional(),
      }),
    ),
  ),
})

type Call = {
  method: (typeof METHODS)[number]
  path: string
  inPath: string[]
  inQuery: string[]
  inBody: string[]
}

let home: TestHome
let calls: Call[]
let cookies: Record<string, string>
beforeAll(async () => {
  home = await openTestHome()
  const { deviceId } = await home.addSomebody('R', { ageGroup: 'adult' })
  cookies = { [DEVICE_COOKIE]: deviceId }
  const answer = await home.app.inject({ url: '/api/docs/json', cookies })
  const { paths } = description.parse(answer.json())
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const found = methods[method]
      if (!found) return []
      const named = (where: string) =>
        found.parameters.filter((one) => one.in === where).map(({ name }) => name)
      const body = found.requestBody?.content['application/json']?.schema?.properties ?? {}
      return {
        method,
        path,
        inPath: [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name),
        inQuery: named('query'),
        inBody: Object.keys(body),
      }
    }),
  )
})
afterAll(() => home.close())

/** A path with something in every part that is asked for. */
const filled = (path: string, name = '', value = '') =>
  path.replaceAll(/\{([^}]+)\}/g, (_all, part) => (part === name ? `1${value}` : '1'))

describe('every call that the server describes', () => {
  it('is found by this test', () => {
    expect(calls.length).toBeGreaterThan(80)
    expect(calls.filter(({ inBody }) => inBody.length > 0).length).toBeGreaterThan(15)
    expect(calls.filter(({ inQuery }) => inQuery.length > 0).length).toBeGreaterThan(6)
  })

  it('refuses control characters in its path, and says where', async () => {
    for (const { method, path, inPath } of calls) {
      for (const name of inPath) {
        for (const sign of IN_ADDRESS) {
          const answer = await home.app.inject({ method, url: filled(path, name, sign), cookies })
          const what = `${method} ${path} ${name} ${sign}`
          expect([what, answer.statusCode]).toEqual([what, 400])
          if (method !== 'head') expect(answer.json().details.field, what).toBe(name)
        }
      }
    }
  })

  it('refuses them in its query, known to it or not', async () => {
    for (const { method, path, inQuery } of calls) {
      for (const name of [...inQuery, 'unheard-of']) {
        for (const sign of IN_ADDRESS) {
          const url = `${filled(path)}?${name}=a${sign}`
          const answer = await home.app.inject({ method, url, cookies })
          expect([url, answer.statusCode]).toEqual([url, 400])
          if (method !== 'head') expect(answer.json().details.field, url).toBe(name)
        }
      }
    }
  })

  it('refuses them in its body, known to it or not', async () => {
    for (const { method, path, inBody } of calls.filter(({ inBody }) => inBody.length > 0)) {
      for (const name of [...inBody, 'unheard-of']) {
        for (const sign of CHARACTERS) {
          const payload = { [name]: `a${sign}` }
          const url = filled(path)
          const answer = await home.app.inject({ method, url, cookies, payload })
          const what = `${method} ${path} ${name} ${JSON.stringify(sign)}`
          expect([what, answer.statusCode]).toEqual([what, 400])
          expect(answer.json(), what).toMatchObject({
            code: 'invalid_request',
            details: { field: name },
          })
        }
      }
    }
  })
})

it.each(['/api/nothing%00', '/%00', '/watch/%00', '/media/1/a/%00', '/clips/a%00/b', '/a?%00=1'])(
  'is 400 at %s too',
  async (url) => {
    const answer = await home.app.inject({ url, cookies })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_request' })
  },
)

it('keeps line breaks where people write more than a line', async () => {
  const payload = { name: 'Zoe', displayName: 'Zoe', role: 'child', ageGroup: 'child' }
  const url = '/api/ai/host/message'
  const answer = await home.app.inject({
    method: 'POST',
    url,
    cookies,
    payload: { ...payload, message: 'one\ntwo' },
  })
  expect(answer.json().details?.field).not.toBe('message')
})

it('takes a body that is nothing but brackets for what it is', async () => {
  const answer = await home.app.inject({
    method: 'POST',
    url: '/api/family-profiles',
    cookies,
    headers: { 'content-type': 'application/json' },
    payload: '['.repeat(30_000) + ']'.repeat(30_000),
  })
  expect(answer.statusCode).toBe(400)
})

it.each(['%00', '%ff', '%1b', 'a%00b', '"', '%ed%a0%80', '\u0080'])(
  'takes a device cookie of %j for none',
  async (value) => {
    const answer = await home.app.inject({
      url: '/api/viewer',
      headers: { cookie: `${DEVICE_COOKIE}=${value}; other=%00` },
    })
    expect(answer.statusCode).toBe(200)
    expect(home.logged).toEqual([])
  },
)

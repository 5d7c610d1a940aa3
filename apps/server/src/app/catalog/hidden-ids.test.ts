import { randomUUID } from 'node:crypto'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'

const ABSENT = 2_000_000
const MEDIA_ID = 'aaaaaaaaaaaaaaaaaaaaaA'

let home: TestHome
let child: Somebody
/** A title that the child may see, and why others are kept from it. */
let hidden: Record<string, number>
beforeAll(async () => {
  home = await openTestHome()
  child = await home.addSomebody('G')
  const series = { slug: 'the-band', title: 'The Band', season: 1, episode: 1 }
  hidden = {
    'above the ceiling': await home.addTitle({ rating: 'R', series }),
    blocked: await home.addTitle({ rating: 'G', series }),
    'in the bin': await home.addTitle({ rating: 'G', hiddenAt: new Date() }),
  }
  await home.addRule(child, hidden.blocked ?? 0, 'blocked')
})
afterAll(() => home.close())

const CALLS: [string, (id: number) => InjectOptions][] = [
  ['its page', (id) => ({ url: `/api/animations/${id}` })],
  ['what comes after it', (id) => ({ url: `/api/animations?after=${id}` })],
  ['its episodes', (id) => ({ url: `/api/animations/${id}/episodes` })],
  ['its playback', (id) => ({ url: `/api/animations/${id}/playback` })],
  ['its film', (id) => ({ url: `/media/${id}/${MEDIA_ID}/video.mp4` })],
  ['its poster', (id) => ({ url: `/media/${id}/${MEDIA_ID}/poster.webp` })],
  [
    'a report of it',
    (id) => ({
      method: 'PUT',
      url: `/api/animations/${id}/progress`,
      payload: { currentTime: 3, playback: randomUUID(), sequence: 0 },
    }),
  ],
  ['a list with it', (id) => ({ method: 'PUT', url: `/api/lists/my-list/${id}` })],
  ['a list without it', (id) => ({ method: 'DELETE', url: `/api/lists/my-list/${id}` })],
]

async function asked(call: (id: number) => InjectOptions, id: number) {
  home.household.forgetRemembered()
  const cookies = { [DEVICE_COOKIE]: child.deviceId }
  const { result, statements } = await home.database.statementsIn(() =>
    home.app.inject({ ...call(id), cookies }),
  )
  const { 'x-ratelimit-remaining': _left, ...headers } = result.headers
  const said = { status: result.statusCode, body: result.body, headers: { ...headers, date: null } }
  return { ...said, statements }
}

it.each(CALLS)(
  'answers for %s the same, in as many statements, as for none',
  async (_what, call) => {
    await asked(call, ABSENT)
    const none = await asked(call, ABSENT)
    expect(none.status).toBe(404)
    for (const [why, id] of Object.entries(hidden)) {
      expect(await asked(call, id), why).toEqual(none)
    }
  },
)

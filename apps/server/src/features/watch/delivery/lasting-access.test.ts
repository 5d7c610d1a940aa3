import { AppError } from '@starnest/contract/errors'
import type { FastifyRequest } from 'fastify'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Viewer } from '../../../domain/viewer.ts'
import { LastingAccess } from './lasting-access.ts'

const viewer: Viewer = {
  householdId: 1,
  deviceId: null,
  profileId: 1,
  isGrownUp: true,
  guard: 'open',
  mustChoose: false,
  language: 'en',
  youngest: 'adult',
  maximumAge: 18,
  watchers: [
    { profileId: 1, maximumAge: 18, isApprovedOnly: false, hasRules: false, mayAskModel: false },
  ],
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The request of a device, as a route gets it. */
async function requestOf(cookie: string): Promise<FastifyRequest> {
  const app = Fastify()
  const asked = new Promise<FastifyRequest>((resolve) => {
    app.get('/', async (request) => resolve(request))
  })
  await app.inject({ url: '/', headers: { cookie } })
  return asked
}

/** Access to one file, about which `stillMay` has the word. */
async function access(stillMay: () => Promise<void>) {
  const lasting = new LastingAccess({ whoAsks: async () => viewer })
  const tablet = await requestOf('tablet')
  const onLost = vi.fn()
  const holding = lasting.holding(tablet, { address: 'film', stillMay })
  return { lasting, holding, onLost, release: holding(onLost) }
}

it('asks every two seconds and ends an answer as soon as the viewer may not have it', async () => {
  const refusal = new AppError('title_not_found')
  const stillMay = vi.fn(async () => undefined)
  const { onLost } = await access(stillMay)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stillMay).toHaveBeenCalledTimes(30)
  expect(onLost).not.toHaveBeenCalled()
  stillMay.mockRejectedValue(refusal)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(onLost.mock.calls).toEqual([[refusal]])
  expect(vi.getTimerCount()).toBe(0)
})

it('goes on after a failed check, and ends before five seconds when none succeeds', async () => {
  const stillMay = vi.fn(async () => undefined)
  const { onLost } = await access(stillMay)
  stillMay.mockRejectedValueOnce(new Error('the database is gone'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(onLost).not.toHaveBeenCalled()
  stillMay.mockRejectedValue(new Error('the database is gone'))
  await vi.advanceTimersByTimeAsync(4_900)
  expect(onLost).toHaveBeenCalledOnce()
})

it('ends before five seconds when a check is never answered, and starts no second one meanwhile', async () => {
  const stillMay = vi.fn(() => new Promise<void>(() => undefined))
  const { onLost } = await access(stillMay)
  await vi.advanceTimersByTimeAsync(4_900)
  expect(onLost).toHaveBeenCalledOnce()
  expect(stillMay).toHaveBeenCalledOnce()
})

it('goes on where the program stood still for so long that nobody could be asked', async () => {
  // The checks that were due meanwhile come after the end of the wait.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let nowMs = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  const { onLost, release } = await access(async () => undefined)
  nowMs += 60_000
  vi.advanceTimersToNextTimer()
  expect(onLost).not.toHaveBeenCalled()
  release()
})

it('asks once for all answers of a device, and no more when the last has ended', async () => {
  const stillMay = vi.fn(async () => undefined)
  const { holding, release } = await access(stillMay)
  const others = Array.from({ length: 20 }, () => holding(() => undefined))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(stillMay).toHaveBeenCalledTimes(1)
  release()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(stillMay).toHaveBeenCalledTimes(2)
  for (const end of others) end()
  expect(vi.getTimerCount()).toBe(0)
})

it('asks for each device of its own', async () => {
  const stillMay = vi.fn(async () => undefined)
  const { lasting } = await access(stillMay)
  const phone = await requestOf('phone')
  const release = lasting.holding(phone, { address: 'film', stillMay })(() => undefined)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(stillMay).toHaveBeenCalledTimes(2)
  release()
})

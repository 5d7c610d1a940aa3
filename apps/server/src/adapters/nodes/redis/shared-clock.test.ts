import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSharedClock, type SharedClock } from './shared-clock.ts'

const HOUR_MS = 3_600_000

/** A Redis whose clock is so much ahead of this machine's, and whose answers take their time. */
function redisAhead(byMs: number) {
  const redis = {
    byMs,
    isReady: true,
    /** Milliseconds that the next answers take on their way back. */
    delays: [] as number[],
    readied: [] as (() => void)[],
    async time() {
      if (!redis.isReady) throw new Error('away')
      const nowMs = performance.timeOrigin + performance.now() + redis.byMs
      await sleep(redis.delays.shift() ?? 0)
      return [`${Math.floor(nowMs / 1000)}`, `${Math.floor((nowMs % 1000) * 1000)}`]
    },
    on: (_event: string, listener: () => void) => void redis.readied.push(listener),
    off: (_event: string, listener: () => void) => {
      redis.readied = redis.readied.filter((one) => one !== listener)
    },
  }
  return redis
}

let clock: SharedClock | undefined
const open = async (redis: ReturnType<typeof redisAhead>, onSet: () => void = vi.fn()) => {
  clock = await openSharedClock(redis, onSet)
  return clock
}
afterEach(() => {
  clock?.close()
  vi.useRealTimers()
})

/** Milliseconds since something began, and one by which times are rounded: no clock that was set meanwhile from an
 *  answer can be further off. */
const since = (beganMs: number) => performance.now() - beganMs + 1

const aheadMs = ({ now }: SharedClock) =>
  now().getTime() - (performance.timeOrigin + performance.now())

describe('the clock of all nodes', () => {
  it('is that of Redis, whatever the date of this node is', async () => {
    const beganMs = performance.now()
    const shared = await open(redisAhead(HOUR_MS))
    const mostMs = since(beganMs)
    expect(Math.abs(aheadMs(shared) - HOUR_MS)).toBeLessThan(mostMs)
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    expect(Math.abs(aheadMs(shared) - HOUR_MS)).toBeLessThan(mostMs)
  })

  it('takes the answer that was on its way for the shortest time', async () => {
    const redis = redisAhead(0)
    redis.delays = [400, 400, 0, 400, 400]
    const shared = await open(redis)
    // Half of a slow way would be 200 ms.
    expect(Math.abs(aheadMs(shared))).toBeLessThan(199)
  })

  it('goes on while Redis is away, and looks again when it is back', async () => {
    const redis = redisAhead(HOUR_MS)
    const beganMs = performance.now()
    const shared = await open(redis)
    const mostMs = since(beganMs)
    redis.isReady = false
    redis.byMs = 0
    await shared.look()
    expect(Math.abs(aheadMs(shared) - HOUR_MS)).toBeLessThan(mostMs)
    redis.isReady = true
    const backMs = performance.now()
    for (const hear of redis.readied) hear()
    await vi.waitFor(() => expect(Math.abs(aheadMs(shared))).toBeLessThan(since(backMs)))
  })

  it('says when somebody set the clock of Redis, and not for what the way makes of it', async () => {
    const redis = redisAhead(0)
    const onSet = vi.fn()
    const shared = await open(redis, onSet)
    redis.byMs = 50
    await shared.look()
    expect(onSet).not.toHaveBeenCalled()
    redis.byMs = -HOUR_MS
    await shared.look()
    expect(onSet).toHaveBeenCalledOnce()
  })

  it('hears nothing of Redis once it is closed', async () => {
    const redis = redisAhead(0)
    ;(await open(redis)).close()
    expect(redis.readied).toEqual([])
  })
})

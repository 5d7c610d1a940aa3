import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createServerClock, keepClock } from './server-clock.ts'

/** The server's clock, when this screen's says 0. */
const SERVER_AHEAD_MS = 1_800_000_000_000

/** A clock that can be moved, and questions whose ways there and back take so many milliseconds. */
function screenClock() {
  let now = 0
  let aheadMs = SERVER_AHEAD_MS
  const clock = createServerClock({ nowMs: () => now })
  return {
    clock,
    pass: (ms: number) => {
      now += ms
    },
    setServer: (byMs: number) => {
      aheadMs += byMs
    },
    ask(thereMs: number, backMs: number) {
      const sentMs = now
      const serverMs = now + thereMs + aheadMs
      now += thereMs + backMs
      clock.addSample({ sentMs, serverMs, receivedMs: now })
    },
    errorMs: () => Math.abs((clock.serverNowMs() ?? Number.NaN) - now - aheadMs),
  }
}

describe("the server's clock", () => {
  it('is not known before the first answer', () => {
    const { clock } = screenClock()
    expect([clock.serverNowMs(), clock.roundTripMs]).toEqual([undefined, undefined])
  })

  it('is known exactly when both ways take the same', () => {
    const { clock, ask, errorMs, pass } = screenClock()
    ask(30, 30)
    pass(5000)
    expect(errorMs()).toBe(0)
    expect(clock.roundTripMs).toBe(60)
  })

  it('is taken from the answer that came fastest', () => {
    const { clock, ask, errorMs } = screenClock()
    ask(5, 5)
    ask(200, 5)
    ask(5, 300)
    expect(errorMs()).toBe(0)
    expect(clock.roundTripMs).toBe(10)
  })

  it('forgets what is older than the last 8 answers', () => {
    const { clock, ask } = screenClock()
    ask(1, 1)
    for (let times = 0; times < 7; times++) ask(20, 20)
    expect(clock.roundTripMs).toBe(2)
    ask(20, 20)
    expect(clock.roundTripMs).toBe(40)
  })

  it.each([
    ['came before it was asked', { sentMs: 50, serverMs: 5, receivedMs: 49 }],
    ['took more than ten seconds', { sentMs: 0, serverMs: 5, receivedMs: 10_001 }],
    ['is no number', { sentMs: 0, serverMs: Number.NaN, receivedMs: 10 }],
    ['came at no time', { sentMs: Number.NaN, serverMs: 5, receivedMs: 10 }],
  ])('leaves out an answer that %s', (_what, sample) => {
    const { clock } = screenClock()
    clock.addSample(sample)
    expect(clock.serverNowMs()).toBeUndefined()
  })

  it("is known anew at once after this screen's clock stood still, however slow the answer", () => {
    const { ask, errorMs, setServer } = screenClock()
    for (let times = 0; times < 8; times++) ask(2, 2)
    setServer(30_000)
    ask(80, 120)
    expect(errorMs()).toBeLessThanOrEqual(20)
  })

  it('is never further off than half the fastest way there and back', () => {
    const way = fc.integer({ min: 0, max: 900 })
    fc.assert(
      fc.property(fc.array(fc.tuple(way, way), { minLength: 1, maxLength: 30 }), (questions) => {
        const { clock, ask, errorMs } = screenClock()
        for (const [thereMs, backMs] of questions) ask(thereMs, backMs)
        const fastestMs = Math.min(...questions.slice(-8).map(([there, back]) => there + back))
        expect(clock.roundTripMs).toBe(fastestMs)
        expect(errorMs()).toBeLessThanOrEqual(fastestMs / 2 + 0.001)
      }),
      { seed: 20261122 },
    )
  })
})

describe('keeping the clock', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function keep(probe: () => Promise<number> = async () => performance.now() + SERVER_AHEAD_MS) {
    const asked = vi.fn(probe)
    const leaving = new AbortController()
    const clock = createServerClock({ nowMs: () => performance.now() })
    keepClock({ clock, probe: asked, signal: leaving.signal })
    return { asked, clock, leave: () => leaving.abort() }
  }

  it('asks 8 times within two seconds, then every ten', async () => {
    const { asked, clock, leave } = keep()
    expect(asked).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(7 * 250)
    expect(asked).toHaveBeenCalledTimes(8)
    await vi.advanceTimersByTimeAsync(9999)
    expect(asked).toHaveBeenCalledTimes(8)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveBeenCalledTimes(9)
    expect(clock.serverNowMs()).toBe(performance.now() + SERVER_AHEAD_MS)
    leave()
  })

  it('goes on after a question that failed', async () => {
    let fails = true
    const { clock, leave } = keep(async () => {
      if (fails) throw new Error('the line is gone')
      return 5
    })
    await vi.advanceTimersByTimeAsync(250)
    expect(clock.roundTripMs).toBeUndefined()
    fails = false
    await vi.advanceTimersByTimeAsync(250)
    expect(clock.roundTripMs).toBe(0)
    leave()
  })

  it('asks anew when this screen is looked at again', async () => {
    const { asked, leave } = keep()
    await vi.advanceTimersByTimeAsync(7 * 250 + 4000)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(7 * 250)
    expect(asked).toHaveBeenCalledTimes(16)
    leave()
  })

  it('ends with the visit, and hears no late answer', async () => {
    const answer = Promise.withResolvers<number>()
    const { asked, clock, leave } = keep(() => answer.promise)
    leave()
    answer.resolve(5)
    await vi.advanceTimersByTimeAsync(60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(asked).toHaveBeenCalledTimes(1)
    expect(clock.serverNowMs()).toBeUndefined()
  })

  it('does not begin for a visit that is over', () => {
    const asked = vi.fn(async () => 5)
    const clock = createServerClock({ nowMs: () => performance.now() })
    keepClock({ clock, probe: asked, signal: AbortSignal.abort() })
    expect(asked).not.toHaveBeenCalled()
  })
})

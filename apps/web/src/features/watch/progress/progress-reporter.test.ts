import type { ProgressReport } from '@starnest/contract/watch/watch'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createProgressReporter, type ReportOutcome } from './progress-reporter.ts'

type Sent = ProgressReport & { isLeaving: boolean; answer: (outcome: ReportOutcome) => void }

/** A reporter whose reports are answered by hand. */
function openPlayer() {
  const sent: Sent[] = []
  const onLeft = vi.fn()
  const reporter = createProgressReporter({
    playback: 'c8f1a8b2-6c1c-4b0e-9a55-0e6f2c9d1a11',
    onLeft,
    now: () => Date.now(),
    after: (delayMs, run) => {
      const timer = setTimeout(run, delayMs)
      return () => clearTimeout(timer)
    },
    send: (report, { isLeaving }) =>
      new Promise((answer) => {
        sent.push({ ...report, isLeaving, answer })
      }),
  })
  const positions = () => sent.map((report) => report.currentTime)
  const answer = async (outcome: ReportOutcome) => {
    sent.at(-1)?.answer(outcome)
    await vi.advanceTimersByTimeAsync(0)
  }
  /** Play for a while, telling the reporter four times a second as a video element does. */
  const play = async (fromSeconds: number, toSeconds: number) => {
    for (let position = fromSeconds; position <= toSeconds; position += 0.25) {
      reporter.playingAt(position)
      await vi.advanceTimersByTimeAsync(250)
    }
  }
  return { reporter, sent, onLeft, positions, answer, play }
}

describe('progress reports of one playback', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('go to the server every ten seconds of playing', async () => {
    const { positions, answer, play } = openPlayer()
    await play(0, 10)
    expect(positions()).toEqual([10])
    await answer('stored')
    await play(10.25, 30)
    expect(positions()).toEqual([10, 20])
  })

  it('go at once on a pause or a seek, but not twice for one position', async () => {
    const { reporter, positions, answer } = openPlayer()
    reporter.happenedAt(3.5)
    await answer('stored')
    reporter.happenedAt(3.5)
    reporter.happenedAt(20)
    expect(positions()).toEqual([3.5, 20])
  })

  it('carry one playback and a sequence that only grows', async () => {
    const { reporter, sent, answer } = openPlayer()
    for (const position of [1, 2, 3]) {
      reporter.happenedAt(position)
      await answer('stored')
    }
    expect(sent.map((report) => report.sequence)).toEqual([0, 1, 2])
    expect(new Set(sent.map((report) => report.playback)).size).toBe(1)
  })

  it('keep only the newest position while one is under way', async () => {
    const { reporter, positions, answer } = openPlayer()
    for (const position of [1, 2, 3, 4]) reporter.happenedAt(position)
    expect(positions()).toEqual([1])
    await answer('stored')
    expect(positions()).toEqual([1, 4])
  })

  it('are tried again after 1, 2, 4 … seconds with the newest position, never more than a minute', async () => {
    const { reporter, sent, positions, answer } = openPlayer()
    reporter.happenedAt(5)
    await answer('failed')
    await vi.advanceTimersByTimeAsync(999)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(positions()).toEqual([5, 5])
    reporter.happenedAt(9)
    await answer('failed')
    await vi.advanceTimersByTimeAsync(2000)
    expect(positions()).toEqual([5, 5, 9])
    for (let failures = 0; failures < 9; failures++) {
      await answer('failed')
      await vi.advanceTimersByTimeAsync(60_000)
    }
    expect(sent).toHaveLength(12)
  })

  it('are not repeated when the server refuses them', async () => {
    const { reporter, sent, answer } = openPlayer()
    reporter.happenedAt(5)
    await answer('refused')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(sent).toHaveLength(1)
  })

  it('go past anything under way when the page is left, in a request that outlives it', () => {
    const { reporter, sent } = openPlayer()
    reporter.happenedAt(5)
    void reporter.leavingAt(7)
    expect(
      sent.map(({ currentTime, sequence, isLeaving }) => [currentTime, sequence, isLeaving]),
    ).toEqual([
      [5, 0, false],
      [7, 1, true],
    ])
  })

  it('never go back to an older position that failed after a newer one was sent', async () => {
    const { reporter, sent, positions } = openPlayer()
    reporter.happenedAt(5)
    void reporter.leavingAt(7)
    sent[0]?.answer('failed')
    sent[1]?.answer('stored')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(positions()).toEqual([5, 7])
  })

  it('say nothing on leaving when the position is already stored, but the page is told once', async () => {
    const { reporter, sent, onLeft, answer } = openPlayer()
    reporter.happenedAt(5)
    await answer('stored')
    expect(onLeft).not.toHaveBeenCalled()
    void reporter.leavingAt(5)
    void reporter.leavingAt(5)
    expect(sent).toHaveLength(1)
    expect(onLeft).toHaveBeenCalledOnce()
  })

  it('tell the page as well when the last one is stored at a later try, and not when it is refused', async () => {
    const { reporter, onLeft, answer } = openPlayer()
    void reporter.leavingAt(5)
    await answer('failed')
    expect(onLeft).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    await answer('stored')
    expect(onLeft).toHaveBeenCalledOnce()
    void reporter.leavingAt(7)
    await answer('refused')
    expect(onLeft).toHaveBeenCalledOnce()
  })

  it('are for the family’s other screens after a pause and on leaving, not every ten seconds', async () => {
    const { reporter, sent, answer, play } = openPlayer()
    await play(0, 10)
    await answer('stored')
    reporter.happenedAt(12)
    await answer('stored')
    await play(12.25, 22.25)
    await answer('stored')
    void reporter.leavingAt(23)
    expect(sent.map(({ tellsOthers }) => tellsOthers)).toEqual([undefined, true, undefined, true])
  })

  it('go at once when the line is back', async () => {
    const { reporter, positions, answer } = openPlayer()
    for (let failures = 0; failures < 5; failures++) {
      reporter.happenedAt(failures)
      await answer('failed')
      await vi.advanceTimersByTimeAsync(60_000)
    }
    await answer('failed')
    const before = positions().length
    reporter.backOnline()
    expect(positions()).toHaveLength(before + 1)
    expect(positions().at(-1)).toBe(4)
  })

  it('are silent after stop', async () => {
    const { reporter, sent, answer } = openPlayer()
    reporter.happenedAt(5)
    await answer('failed')
    reporter.stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(sent).toHaveLength(1)
  })

  it('end with the last position stored, whatever fails on the way', async () => {
    const happenings = fc.array(fc.tuple(fc.nat(1000), fc.boolean()), {
      minLength: 1,
      maxLength: 30,
    })
    await fc.assert(
      fc.asyncProperty(happenings, async (steps) => {
        const { reporter, sent, answer } = openPlayer()
        for (const [position, isStored] of steps) {
          reporter.happenedAt(position)
          await answer(isStored ? 'stored' : 'failed')
        }
        for (let tries = 0; tries < 3; tries++) {
          await vi.advanceTimersByTimeAsync(60_000)
          await answer('stored')
        }
        const sequences = sent.map((report) => report.sequence)
        expect(sequences).toEqual([...sequences].sort((a, b) => Number(a) - Number(b)))
        expect(sent.at(-1)?.currentTime).toBe(steps.at(-1)?.[0])
      }),
      { numRuns: 40, seed: 20261121 },
    )
  })
})

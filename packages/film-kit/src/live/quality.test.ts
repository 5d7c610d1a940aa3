import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QualityLadder } from './quality.ts'

/** Feeds frames of one length for so many seconds; the qualities that came in between. */
function run(ladder: QualityLadder, frameMs: number, seconds: number) {
  const changes: QualityLadder['quality'][] = []
  for (let ms = 0; ms < seconds * 1000; ms += frameMs)
    if (ladder.frame(frameMs)) changes.push(ladder.quality)
  return changes
}

const FAST = 1000 / 60
const SLOW = 40

describe('where it begins', () => {
  it('draws at most 1.5 pixels for one on a phone, 2 elsewhere, and never more than the screen has', () => {
    const ratio = (isPhone: boolean, devicePixelRatio: number) =>
      new QualityLadder({ isPhone, devicePixelRatio }).quality.pixelRatio
    expect(ratio(true, 3)).toBe(1.5)
    expect(ratio(false, 3)).toBe(2)
    expect(ratio(false, 1.25)).toBe(1.25)
    expect(ratio(true, 0.8)).toBe(0.8)
  })
})

describe('when frames are slow', () => {
  it('falls by a quarter of a pixel every two seconds, then loses shadows, then detail', () => {
    const ladder = new QualityLadder({ level: 'high', devicePixelRatio: 1.5 })
    expect(run(ladder, SLOW, 30)).toEqual([
      { level: 'high', pixelRatio: 1.25, shadows: true },
      { level: 'high', pixelRatio: 1, shadows: true },
      { level: 'high', pixelRatio: 1, shadows: false },
      { level: 'middle', pixelRatio: 1, shadows: false },
      { level: 'low', pixelRatio: 1, shadows: false },
    ])
  })

  it('takes no notice of one long frame: the page was hidden', () => {
    const ladder = new QualityLadder({ devicePixelRatio: 2 })
    run(ladder, FAST, 1.9)
    expect(ladder.frame(60_000)).toBe(false)
    expect(run(ladder, FAST, 4)).toEqual([])
  })

  it('stays where a mean is neither slow nor fast', () => {
    const ladder = new QualityLadder({ devicePixelRatio: 2 })
    expect(run(ladder, 20, 300)).toEqual([])
  })
})

describe('when frames are fast again', () => {
  it('rises only after half a minute, a rung at a time', () => {
    const ladder = new QualityLadder({ devicePixelRatio: 2 })
    run(ladder, SLOW, 4.2)
    expect(ladder.quality.pixelRatio).toBe(1.5)
    expect(run(ladder, FAST, 28)).toEqual([])
    expect(run(ladder, FAST, 60).map(({ pixelRatio }) => pixelRatio)).toEqual([1.75, 2])
  })

  it('does not flap where a rung is always too much: it tries less and less often', () => {
    const ladder = new QualityLadder({ devicePixelRatio: 2 })
    let changes = 0
    // Ten minutes on a device that is fast at 1.75 and slow at 2.
    for (let ms = 0; ms < 600_000; ) {
      const frameMs = ladder.quality.pixelRatio > 1.75 ? SLOW : FAST
      if (ladder.frame(frameMs)) changes++
      ms += frameMs
    }
    expect(changes).toBeLessThanOrEqual(11)
    expect(ladder.quality.pixelRatio).toBe(1.75)
  })
})

it('never leaves its rungs, whatever frames come', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 1, max: 200, noNaN: true }), { maxLength: 400 }),
      (ms) => {
        const ladder = new QualityLadder({ level: 'middle', devicePixelRatio: 1.5 })
        for (const frameMs of ms) for (let i = 0; i < 30; i++) ladder.frame(frameMs)
        const { level, pixelRatio } = ladder.quality
        expect(['low', 'middle']).toContain(level)
        expect(pixelRatio).toBeGreaterThanOrEqual(1)
        expect(pixelRatio).toBeLessThanOrEqual(1.5)
      },
    ),
    { numRuns: 40 },
  )
})

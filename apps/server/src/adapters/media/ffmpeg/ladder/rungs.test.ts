import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { constantFrameRate, frameRateText, rungsOf } from './rungs.ts'

const sizes = (widthPx: number, heightPx: number) =>
  rungsOf({ widthPx, heightPx, framesPerSecond: 24, bitsPerSecond: null }).map(
    (rung) => `${rung.name} ${rung.widthPx}x${rung.heightPx} ${rung.bitsPerSecond}`,
  )

describe('the sizes a film is encoded in', () => {
  it('are those of the table, none above the film', () => {
    expect(sizes(3840, 2160)).toEqual([
      'video-1080 1920x1080 6000000',
      'video-720 1280x720 3000000',
      'video-480 854x480 1100000',
      'video-360 640x360 365000',
      'video-240 426x240 145000',
    ])
    expect(sizes(1280, 720)[0]).toBe('video-720 1280x720 3000000')
  })

  it('begin with the film itself when it lies between two of them, at a rate for its pixels', () => {
    expect(sizes(1000, 562).slice(0, 2)).toEqual([
      'video-720 1000x562 1829427',
      'video-480 854x480 1100000',
    ])
    expect(sizes(192, 108)).toEqual(['video-240 192x108 32000'])
  })

  it('keep the shape of upright, wide and odd films', () => {
    expect(sizes(1080, 1920)[0]).toContain('video-1080 1080x1920')
    expect(sizes(1080, 1920)[1]).toContain('video-720 720x1280')
    expect(sizes(1920, 800)[0]).toContain('video-1080 1920x800')
    expect(sizes(1920, 800)[1]).toContain('video-720 1280x534')
    expect(sizes(641, 361)[0]).toContain('video-480 640x360')
  })

  it('leave out what costs as much as the size above it', () => {
    const poor = rungsOf({
      ...{ widthPx: 1920, heightPx: 1080, framesPerSecond: 24, bitsPerSecond: 500_000 },
    })
    expect(poor.map(({ name, bitsPerSecond }) => `${name} ${bitsPerSecond}`)).toEqual([
      'video-1080 1000000',
      'video-360 365000',
      'video-240 145000',
    ])
  })

  it('are even, never larger than the film, and cost less and less', () => {
    const side = fc.integer({ min: 16, max: 8192 })
    fc.assert(
      fc.property(side, side, (widthPx, heightPx) => {
        const rungs = rungsOf({ widthPx, heightPx, framesPerSecond: 30, bitsPerSecond: null })
        expect(rungs.length).toBeGreaterThan(0)
        for (const [nth, rung] of rungs.entries()) {
          expect(rung.widthPx % 2 === 0 && rung.heightPx % 2 === 0).toBe(true)
          expect(rung.widthPx).toBeLessThanOrEqual(widthPx)
          expect(rung.heightPx).toBeLessThanOrEqual(heightPx)
          expect(Math.min(rung.widthPx, rung.heightPx)).toBeLessThanOrEqual(1080)
          const above = rungs[nth - 1]
          if (above) expect(rung.bitsPerSecond).toBeLessThan(above.bitsPerSecond)
        }
      }),
    )
  })
})

describe('the frame rate', () => {
  it.each([
    [24, 24, '24'],
    [23.976, 23.976, '24000/1001'],
    [29.97003, 29.97003, '30000/1001'],
    [59.94006, 59.94006, '60000/1001'],
    [50, 50, '50'],
    [120, 60, '60'],
    [100, 50, '50'],
    [17.321, 17.321, '17.321'],
    [90_000, 25, '25'],
    [null, 25, '25'],
  ])('of %s is %s', (said, kept, word) => {
    expect(constantFrameRate(said)).toBeCloseTo(kept, 5)
    expect(frameRateText(constantFrameRate(said))).toBe(word)
  })
})

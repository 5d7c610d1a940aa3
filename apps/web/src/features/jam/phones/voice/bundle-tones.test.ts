import { type JamBundle, jamBundleSchema } from '@starnest/contract/jam/stage'
import { describe, expect, it } from 'vitest'
import { createBundler } from './bundle-tones.ts'

const HOP_MS = 512 / 48

function bundler() {
  const sent: JamBundle[] = []
  return { sent, ...createBundler(HOP_MS, (bundle) => sent.push(jamBundleSchema.parse(bundle))) }
}

/** Sings `count` tones from `fromMs` of the song, each heard when it is sung, at `nowMs` for the first. */
function sing(
  { add }: ReturnType<typeof bundler>,
  { count, fromMs, nowMs = fromMs }: { count: number; fromMs: number; nowMs?: number },
) {
  for (let at = 0; at < count; at++) {
    add({ atMs: fromMs + at * HOP_MS, cents: 100 + at, loudness: 90 }, nowMs + at * HOP_MS)
  }
}

const frames = (sent: readonly JamBundle[]) => sent.flatMap(({ tones }) => tones)

it('sends about thirteen bundles a second, in which no tone is missing', () => {
  const phone = bundler()
  sing(phone, { count: 940, fromMs: 1000 })
  phone.flush()
  // 10 s of singing.
  expect(phone.sent.length).toBeGreaterThan(115)
  expect(phone.sent.length).toBeLessThan(135)
  expect(frames(phone.sent)).toEqual(Array.from({ length: 940 }, (_, at) => 100 + at))
})

it('counts its bundles, and each says where in the song its first tone was', () => {
  const phone = bundler()
  sing(phone, { count: 60, fromMs: 2000 })
  phone.flush()
  expect(phone.sent.map(({ sequence }) => sequence)).toEqual(phone.sent.map((_, at) => at))
  let before = 0
  for (const { startMs, tones } of phone.sent) {
    expect(startMs).toBeCloseTo(2000 + before * HOP_MS, 1)
    before += tones.length
  }
})

describe('a bundle', () => {
  it('holds no gap: where tones were lost, another begins', () => {
    const phone = bundler()
    sing(phone, { count: 3, fromMs: 1000 })
    sing(phone, { count: 3, fromMs: 1200, nowMs: 1040 })
    phone.flush()
    expect(phone.sent.map(({ startMs, tones }) => [startMs, tones.length])).toEqual([
      [1000, 3],
      [1200, 3],
    ])
  })

  it('holds what came at once after a pause of the page, as much as it may', () => {
    const phone = bundler()
    sing(phone, { count: 2, fromMs: 1000 })
    for (let at = 2; at < 100; at++) {
      phone.add({ atMs: 1000 + at * HOP_MS, cents: null, loudness: 0 }, 1060)
    }
    phone.flush()
    expect(phone.sent.map(({ tones }) => tones.length)).toEqual([64, 36])
  })

  it.each([
    { cents: null, sent: null },
    { cents: 0, sent: 0 },
    { cents: 99.6, sent: 100 },
    { cents: 9000, sent: 7200 },
    { cents: -9000, sent: -7200 },
  ])('says $sent of a tone of $cents cents', ({ cents, sent }) => {
    const phone = bundler()
    phone.add({ atMs: 5, cents, loudness: 12.4 }, 0)
    phone.flush()
    expect(phone.sent).toMatchObject([{ tones: [sent], loudness: [12] }])
  })

  it('carries the beginnings of syllables, also without a tone', () => {
    const phone = bundler()
    phone.addOnset(-20)
    phone.addOnset(1500.126)
    phone.flush()
    expect(phone.sent).toMatchObject([{ startMs: 1500.13, tones: [], onsetsMs: [1500.13] }])
  })

  it('is not sent where there is nothing to say', () => {
    const phone = bundler()
    phone.flush()
    expect(phone.sent).toEqual([])
  })
})

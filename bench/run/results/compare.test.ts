import { describe, expect, it } from 'vitest'
import type { Figure } from '../../figure.ts'
import { compareResults } from './compare.ts'
import type { BenchResult, Results } from './results.ts'

const figure = (value: number, fields: Partial<Figure> = {}): Figure => ({
  ...{ name: 'GET /api/home, p95', value, unit: 'ms', better: 'smaller' },
  ...fields,
})

const measured = (bench: string, ...figures: Figure[]): BenchResult => ({
  ...{ bench, seconds: 1, is: 'measured', figures, isShort: false },
})

const run = (...benches: BenchResult[]): Results => ({
  ...{ measuredAt: '2026-11-23T05:00:00.000Z', machine: '2 × a processor', load: 0, benches },
})

const SOME = { isOfAll: false }

const compared = (before: Figure[], now: Figure[]) =>
  compareResults(run(measured('home', ...before)), run(measured('home', ...now)), SOME)

const names = (figures: readonly Figure[]) => figures.map(({ name }) => name)

describe('says what became worse by more than 15 %', () => {
  it.each([
    ['smaller', 100, 116, true],
    ['smaller', 100, 115, false],
    ['smaller', 100, 80, false],
    ['larger', 100, 84, true],
    ['larger', 100, 85, false],
    ['larger', 100, 130, false],
    ['smaller', 0, 0.001, true],
    ['smaller', 0, 0, false],
    ['larger', 0, 5, false],
  ] as const)('better %s, %d → %d: %s', (better, before, now, isWorse) => {
    const { worse } = compared([figure(before, { better })], [figure(now, { better })])
    expect(worse.length).toBe(isWorse ? 1 : 0)
  })

  it('with the bench, both values and the share, the worst first', () => {
    const speed = { name: 'segments', unit: 'MB/s', better: 'larger' } as const
    const { worse } = compared(
      [figure(100), figure(1000, speed)],
      [figure(120), figure(500, speed)],
    )
    expect(worse).toMatchObject([
      { before: { value: 1000 }, now: { value: 500, bench: 'home' }, by: 0.5 },
      { before: { value: 100 }, now: { value: 120, bench: 'home' }, by: 0.2 },
    ])
  })
})

describe('of what was nothing', () => {
  const [was, slow] = [figure(0, { name: 'CLS', target: 0.05 }), { name: 'home, p95' }]

  it('says nothing while it keeps its target', () => {
    expect(compared([was], [{ ...was, value: 0.04 }]).worse).toEqual([])
  })

  it('names what no longer does without a share, after all that has one', () => {
    const { worse } = compared(
      [was, figure(100, slow)],
      [{ ...was, value: 0.06 }, figure(120, slow)],
    )
    expect(worse.map(({ now, by }) => [now.name, by])).toEqual([
      ['home, p95', 0.2],
      ['CLS', undefined],
    ])
  })
})

describe('of a bench that measured less in one run than in the other', () => {
  const [one, other] = [
    measured('upload', figure(1, { name: '5 GiB' })),
    measured('pin', figure(1)),
  ]
  const short = { ...measured('upload', figure(100, { name: '1 GiB' })), isShort: true }
  const untold: BenchResult = { bench: 'upload', seconds: 1, is: 'measured', figures: [figure(1)] }

  it('compares nothing, and names it', () => {
    expect(compareResults(run(one, other), run(short, other), SOME)).toEqual({
      ...{ worse: [], fresh: [], missing: [], unlike: ['upload'] },
    })
  })

  it('compares all where the file of the earlier run does not say so', () => {
    const now = { ...short, figures: [figure(2)] }
    const { worse, unlike } = compareResults(run(untold), run(now), SOME)
    expect([worse.length, unlike]).toEqual([1, []])
  })
})

it('misses the figures of a bench that is no more, in a run of all benches', () => {
  const before = run(measured('home', figure(1)), measured('gone', figure(1, { name: 'gone' })))
  const now = run(measured('home', figure(1)))
  expect(names(compareResults(before, now, { isOfAll: true }).missing)).toEqual(['gone'])
})

it('names figures that are new and figures that are missing, and takes another unit for another figure', () => {
  const { worse, fresh, missing } = compared(
    [figure(100), figure(1, { name: 'scan', unit: 's' })],
    [figure(100), figure(1000, { name: 'scan', unit: 'ms' }), figure(3, { name: 'upload' })],
  )
  expect(worse).toEqual([])
  expect(fresh.map(({ name, unit }) => `${name} ${unit}`)).toEqual(['scan ms', 'upload ms'])
  expect(missing.map(({ name, unit }) => `${name} ${unit}`)).toEqual(['scan s'])
})

it('misses the figures of a bench that failed, and none of one that was not asked for', () => {
  const before = run(
    measured('home', figure(1, { name: 'home' })),
    measured('scan', figure(1, { name: 'scan' })),
    measured('pin', figure(1, { name: 'pin' })),
  )
  const failed: BenchResult = {
    bench: 'scan',
    seconds: 1,
    is: 'failed',
    reason: 'it took too long',
  }
  const now = run(measured('home', figure(1, { name: 'home' })), failed)
  const { worse, fresh, missing } = compareResults(before, now, SOME)
  expect({ worse, fresh: names(fresh), missing: names(missing) }).toEqual({
    worse: [],
    fresh: [],
    missing: ['scan'],
  })
})

it('keeps figures of the same name of two benches apart', () => {
  const before = run(measured('home', figure(10)), measured('scan', figure(100)))
  const now = run(measured('home', figure(10)), measured('scan', figure(100)))
  expect(compareResults(before, now, SOME)).toEqual({
    ...{ worse: [], fresh: [], missing: [], unlike: [] },
  })
})

import { type Command, commandSchema } from '@starnest/contract/editor/commands'
import { EMPTY_DOCUMENT, FRAME_RATES, type Item } from '@starnest/contract/editor/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TEST_ASSETS, testItem, testProject } from '../../test/test-project.ts'
import { frameAt, msOfFrame, toFrame } from '../time/frames.ts'
import { apply } from './apply.ts'
import { endOf } from './items.ts'

/** Items after a command, each as its id, beginning and end. */
const after = (items: readonly Item[], command: Command) =>
  apply(testProject(items), commandSchema.parse(command)).document.items.map((item) => [
    item.id.replace('item-', ''),
    item.startTime,
    endOf(item),
  ])

const move = (by: number, ...ids: string[]): Command => ({ kind: 'move', ids, by, layers: 0 })
const trim = (id: string, edge: 'start' | 'end', to: number, ripples = false): Command => ({
  ...{ kind: 'trim', id, edge, to, ripples },
})
const fast = (id: string, speed: number): Command => ({
  ...{ kind: 'change', ids: [id], change: { speed } },
})

const a = testItem('a', { startTime: 0, duration: 4000 })
const b = testItem('b', { startTime: 4000, duration: 4000, sourceStart: 4000 })
/** As they stand in projects that are older than frames: beside them, and end to end. */
const old = testItem('old', { startTime: 1010, duration: 1005 })
const next = testItem('next', { startTime: 2015, duration: 2000 })

describe('what is edited stands at frames', () => {
  it('where it is moved, as long as it was', () => {
    expect(after([a], move(1017, 'item-a'))).toEqual([['a', 1033, 5033]])
    expect(after([a, b], move(16, 'item-a', 'item-b'))).toEqual([
      ['a', 0, 4000],
      ['b', 4000, 8000],
    ])
  })

  it('where an edge is trimmed, with the source moved along', () => {
    expect(after([a], trim('item-a', 'end', 3020))).toEqual([['a', 0, 3033]])
    const [trimmed] = apply(testProject([b]), trim('item-b', 'start', 5010)).document.items
    expect(trimmed).toMatchObject({ startTime: 5000, duration: 3000, sourceStart: 5000 })
  })

  it('where it is split, put in or closes a gap', () => {
    const split: Command = { kind: 'split', ids: ['item-a'], at: 1010, newIds: ['item-z'] }
    expect(after([a], split)).toEqual([
      ['a', 0, 1000],
      ['z', 1000, 4000],
    ])
    const x = testItem('x', { startTime: 4000, duration: 1010 })
    expect(after([a, b], { kind: 'insert', at: 4000, items: [x] })).toEqual([
      ['a', 0, 4000],
      ['x', 4000, 5000],
      ['b', 5000, 9000],
    ])
    expect(after([a, b], trim('item-a', 'end', 3020, true))).toEqual([
      ['a', 0, 3033],
      ['b', 3033, 7033],
    ])
  })

  it('where another speed ends it', () => {
    expect(after([a], fast('item-a', 1.75))).toEqual([['a', 0, 2300]])
    // The nearest frame is not in the source any more.
    const short = testItem('s', { duration: 1000, sourceStart: 18_990 })
    expect(after([short], fast('item-s', 0.99))).toEqual([['s', 0, 1000]])
  })

  it('at the rate of the project', () => {
    const settings = { ...EMPTY_DOCUMENT.settings, framesPerSecond: 24 as const }
    const project = { ...testProject(), document: { ...EMPTY_DOCUMENT, settings, items: [a] } }
    expect(apply(project, move(60, 'item-a')).document.items[0]?.startTime).toBe(42)
  })

  it('one frame further in where the source has no more', () => {
    const assets = new Map(TEST_ASSETS).set(1, { assetType: 'video', durationMs: 2520 })
    const project = { ...testProject([testItem('a', { duration: 1000 })]), assets }
    expect(apply(project, trim('item-a', 'end', 2520)).document.items[0]?.duration).toBe(2500)
  })
})

describe('what was beside frames', () => {
  it('stays as it is until it is edited, and is undone to where it was', () => {
    const far = testItem('far', { startTime: 20_007, duration: 1000 })
    const warm: Command = { kind: 'change', ids: ['item-old'], change: { sound: { gain: 0.5 } } }
    expect(after([old, far], warm)).toEqual([
      ['old', 1010, 2015],
      ['far', 20_007, 21_007],
    ])
    const project = testProject([old])
    const moved = apply(project, move(500, 'item-old'))
    expect(moved.document.items[0]).toMatchObject({ startTime: 1500, duration: 1000 })
    const back = apply({ ...project, document: moved.document }, moved.inverse)
    expect(back.document).toEqual(project.document)
  })

  it('is met exactly, and what met still meets', () => {
    const x = testItem('x', { startTime: 10_000, duration: 2000 })
    expect(after([next, x], move(-5985, 'item-x'))).toEqual([
      ['next', 2015, 4015],
      ['x', 4015, 6000],
    ])
    // The frame that is nearest lies in what is before it.
    const early = testItem('y', { startTime: 4100, duration: 2000, sourceStart: 1000 })
    expect(after([next, early], trim('item-y', 'start', 4016))).toEqual([
      ['next', 2015, 4015],
      ['y', 4015, 6100],
    ])
    expect(after([old, next], move(500, 'item-old', 'item-next'))).toEqual([
      ['old', 1500, 2500],
      ['next', 2500, 4500],
    ])
  })
})

it('moves and trims by frames without a change of length, a gap or an overlap, at every rate', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FRAME_RATES),
      fc.array(fc.integer({ min: 3, max: 200 }), { minLength: 2, maxLength: 6 }),
      fc.integer({ min: 0, max: 3000 }),
      (framesPerSecond, lengths, by) => {
        let frame = 0
        const items = lengths.map((frames, at) => {
          const startTime = msOfFrame(frame, framesPerSecond)
          frame += frames
          const duration = msOfFrame(frame, framesPerSecond) - startTime
          return testItem(`${at}`, { startTime, duration, assetId: 4 })
        })
        const settings = { ...EMPTY_DOCUMENT.settings, framesPerSecond }
        const project = { ...testProject(), document: { ...EMPTY_DOCUMENT, settings, items } }
        const ids = items.map(({ id }) => id)
        const moved = apply(project, move(by, ...ids)).document.items
        const rippled = apply(project, trim('item-0', 'end', endOf(items[0] ?? a) + by, true))
        for (const [at, item] of moved.entries()) {
          const frames =
            frameAt(endOf(item), framesPerSecond) - frameAt(item.startTime, framesPerSecond)
          expect(frames).toBe(lengths[at])
        }
        for (const edited of [moved, rippled.document.items]) {
          for (const [at, item] of edited.entries()) {
            expect(toFrame(item.startTime, framesPerSecond)).toBe(item.startTime)
            expect(toFrame(endOf(item), framesPerSecond)).toBe(endOf(item))
            if (at > 0) expect(item.startTime).toBe(endOf(edited[at - 1] ?? item))
          }
        }
      },
    ),
    { numRuns: 300, seed: 3 },
  )
})

it.each([1e15, 2 ** 53 - 5000, -(2 ** 53) + 1, 2 ** 53, 1e300])(
  'a move by %d ms, where no frame can be counted, comes to its end and is refused',
  (by) => {
    expect(() => apply(testProject([a, b]), move(by, 'item-b'))).toThrow(/./)
    expect(() => apply(testProject([a, b]), trim('item-b', 'end', Math.abs(by)))).toThrow(/./)
  },
)

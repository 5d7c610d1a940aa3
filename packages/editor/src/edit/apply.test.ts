import { type Command, commandSchema, type ItemChange } from '@starnest/contract/editor/commands'
import {
  EMPTY_DOCUMENT,
  type Item,
  itemTextSchema,
  MAX_ITEMS,
  MAX_PROJECT_MS,
} from '@starnest/contract/editor/document'
import { describe, expect, it } from 'vitest'
import { testItem, testProject } from '../../test/test-project.ts'
import { EditRefused } from '../project.ts'
import { apply } from './apply.ts'
import { newItem, newTextItem } from './new-item.ts'
import { curveGainAt } from './volume-curve.ts'

const TITLE = {
  style: 'title-card',
  text: 'Our summer',
  subtitle: '',
  font: 'baloo',
  color: '#ffffff',
  background: null,
  size: 1,
} as const

/** What stands on a timeline, short. */
const shape = (items: readonly Item[]) =>
  items.map(({ id, layer, startTime, duration, sourceStart }) => [
    id.replace('item-', ''),
    layer,
    startTime,
    duration,
    sourceStart,
  ])

function done(items: readonly Item[], command: Command): Item[] {
  return apply(testProject(items), commandSchema.parse(command)).document.items
}

function refusal(items: readonly Item[], command: Command): string {
  try {
    apply(testProject(items), command)
  } catch (error) {
    if (error instanceof EditRefused) return error.refusal
    throw error
  }
  return 'done'
}

const a = testItem('a', { startTime: 0, duration: 4000 })
const b = testItem('b', { startTime: 4000, duration: 4000, sourceStart: 4000 })
const c = testItem('c', { startTime: 10_000, duration: 2000 })
const onTop = testItem('top', { layer: 1, startTime: 3000, duration: 3000 })

describe('what an asset is when it is put on a track', () => {
  const place = { id: 'item-new', assetId: 1, at: 1017, layer: 0, framesPerSecond: 30 } as const

  it('lasts 3 seconds as an image, 10 as any other, and never longer than its whole frames', () => {
    const durationOf = (facts: Parameters<typeof newItem>[0]) => newItem(facts, place).duration
    expect(durationOf({ assetType: 'image', durationMs: null })).toBe(3000)
    expect(durationOf({ assetType: 'video', durationMs: 90_000 })).toBe(10_000)
    expect(durationOf({ assetType: 'audio', durationMs: 2500 })).toBe(2500)
    expect(durationOf({ assetType: 'video', durationMs: 2532 })).toBe(2500)
    expect(durationOf({ assetType: 'video', durationMs: null })).toBe(10_000)
    expect(durationOf({ assetType: 'video', durationMs: 0 })).toBe(40)
  })

  it('begins at a frame, and at 0 where it was dropped before the beginning', () => {
    expect(newItem({ assetType: 'image', durationMs: null }, place).startTime).toBe(1033)
    const before = newItem({ assetType: 'image', durationMs: null }, { ...place, at: -500 })
    expect(before.startTime).toBe(0)
  })
})

describe('placing', () => {
  it('keeps items by layer and time, whatever order they came in', () => {
    const items = done([], { kind: 'add', items: [onTop, c, a, b] })
    expect(items.map(({ id }) => id)).toEqual(['item-a', 'item-b', 'item-c', 'item-top'])
  })

  it('refuses what lies over another item of its layer, and takes it beside or above', () => {
    expect(refusal([a], { kind: 'add', items: [testItem('x', { startTime: 3967 })] })).toBe(
      'overlap',
    )
    expect(refusal([a], { kind: 'add', items: [testItem('x', { startTime: 4000 })] })).toBe('done')
    expect(refusal([a], { kind: 'add', items: [testItem('x', { layer: 2 })] })).toBe('done')
  })

  it.each<[string, Partial<Item>]>([
    ['before-start', { startTime: -1 }],
    ['too-late', { startTime: MAX_PROJECT_MS }],
    ['too-short', { duration: 0 }],
    ['no-such-layer', { layer: 3 }],
    ['no-such-asset', { assetId: 99 }],
    ['wrong-type', { assetId: 3 }],
    ['wrong-type', { trackType: 'text' }],
    ['wrong-type', { text: TITLE }],
    ['beyond-source', { sourceStart: 10_002 }],
    ['beyond-source', { speed: 2.01, duration: 10_000 }],
    ['beyond-source', { sourceStart: -1 }],
  ])('refuses as %s an item with %j', (expected, changes) => {
    expect(refusal([], { kind: 'add', items: [testItem('x', changes)] })).toBe(expected)
  })

  it('takes the sound of a video alone, words, and a video that nobody has looked into', () => {
    const items = [
      testItem('sound', { trackType: 'audio' }),
      newTextItem(TITLE, { id: 'item-words', at: 0, layer: 1, framesPerSecond: 30 }),
      testItem('unknown', { assetId: 4, layer: 2, sourceStart: 3_600_000 }),
    ]
    expect(refusal([], { kind: 'add', items })).toBe('done')
  })

  it('refuses an id that is taken, and one item more than a project may have', () => {
    expect(refusal([a], { kind: 'add', items: [testItem('a', { layer: 1 })] })).toBe('id-taken')
    const many = Array.from({ length: MAX_ITEMS }, (_, index) =>
      testItem(`${index}-`, { startTime: index * 40, duration: 40 }),
    )
    expect(refusal(many, { kind: 'add', items: [testItem('x', { layer: 1 })] })).toBe('too-many')
    expect(refusal(many.slice(1), { kind: 'add', items: [testItem('x', { layer: 1 })] })).toBe(
      'done',
    )
  })

  it('makes room on the layers of what is inserted, and nowhere else', () => {
    const x = testItem('x', { startTime: 4000, duration: 1500 })
    const items = done([a, b, c, onTop], { kind: 'insert', at: 4000, items: [x] })
    expect(shape(items)).toEqual([
      ['a', 0, 0, 4000, 0],
      ['x', 0, 4000, 1500, 0],
      ['b', 0, 5500, 4000, 4000],
      ['c', 0, 11_500, 2000, 0],
      ['top', 1, 3000, 3000, 0],
    ])
  })

  it('moves items together, over each other’s places, and not below 0', () => {
    const moved = done([a, b], { kind: 'move', ids: ['item-a', 'item-b'], by: 1000, layers: 1 })
    expect(shape(moved)).toEqual([
      ['a', 1, 1000, 4000, 0],
      ['b', 1, 5000, 4000, 4000],
    ])
    expect(refusal([a, b], { kind: 'move', ids: ['item-b'], by: -34, layers: 0 })).toBe('overlap')
    expect(refusal([a], { kind: 'move', ids: ['item-a'], by: -1, layers: 0 })).toBe('before-start')
    expect(refusal([a], { kind: 'move', ids: ['item-a'], by: 0, layers: -1 })).toBe('no-such-layer')
    expect(refusal([a], { kind: 'move', ids: ['item-?'], by: 0, layers: 0 })).toBe('no-such-item')
  })
})

describe('removing', () => {
  it('leaves a gap, or closes it on its own track', () => {
    const items = [a, b, c, onTop]
    expect(shape(done(items, { kind: 'remove', ids: ['item-a'] }))[0]).toEqual([
      'b',
      0,
      4000,
      4000,
      4000,
    ])
    expect(shape(done(items, { kind: 'ripple-delete', ids: ['item-a', 'item-b'] }))).toEqual([
      ['c', 0, 2000, 2000, 0],
      ['top', 1, 3000, 3000, 0],
    ])
  })
})

describe('trimming', () => {
  it('moves the source along with the beginning, by the speed', () => {
    const fast = { ...b, speed: 2, duration: 4000 }
    const trim = { kind: 'trim', id: 'item-b', edge: 'start', to: 5000, ripples: false } as const
    expect(shape(done([fast], trim))).toEqual([['b', 0, 5000, 3000, 6000]])
    expect(shape(done([b], { ...trim, to: 3000 }))).toEqual([['b', 0, 3000, 5000, 3000]])
    expect(refusal([a, b], { ...trim, to: 3000 })).toBe('overlap')
  })

  it('refuses more than the source has, and less than a frame', () => {
    const trim = { kind: 'trim', id: 'item-a', ripples: false } as const
    expect(refusal([a], { ...trim, edge: 'end', to: 20_000 })).toBe('done')
    expect(refusal([a], { ...trim, edge: 'end', to: 20_034 })).toBe('beyond-source')
    expect(refusal([a], { ...trim, edge: 'end', to: 39 })).toBe('too-short')
    const later = { ...a, startTime: 1000 }
    expect(refusal([later], { ...trim, edge: 'start', to: 966 })).toBe('beyond-source')
  })

  it('takes what follows along when it ripples, and lets an image be as long as it is drawn', () => {
    const trim = { kind: 'trim', id: 'item-a', edge: 'end', to: 3000, ripples: true } as const
    expect(shape(done([a, b, c, onTop], trim))).toEqual([
      ['a', 0, 0, 3000, 0],
      ['b', 0, 3000, 4000, 4000],
      ['c', 0, 9000, 2000, 0],
      ['top', 1, 3000, 3000, 0],
    ])
    expect(shape(done([a, b], { ...trim, edge: 'start', to: 1000 }))).toEqual([
      ['a', 0, 0, 3000, 1000],
      ['b', 0, 3000, 4000, 4000],
    ])
    const image = testItem('i', { assetId: 2, trackType: 'image', duration: 3000 })
    const longer = { kind: 'trim', id: 'item-i', edge: 'end', to: 900_000, ripples: false } as const
    expect(shape(done([image], longer))).toEqual([['i', 0, 0, 900_000, 0]])
  })
})

describe('splitting', () => {
  const curve = [
    { atMs: 0, gain: 0 },
    { atMs: 4000, gain: 1 },
  ]
  const kenBurns = {
    from: { x: 0, y: 0, width: 1, height: 1 },
    to: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 },
  }
  const rich = testItem('r', {
    startTime: 1000,
    duration: 4000,
    sourceStart: 500,
    speed: 1.5,
    transition: { kind: 'wipe', durationMs: 500 },
    sound: { ...a.sound, curve, fadeInMs: 100, fadeOutMs: 200 },
    picture: { ...a.picture, kenBurns, fadeInMs: 100, fadeOutMs: 200 },
  })
  const split = { kind: 'split', ids: ['item-r'], at: 2000, newIds: ['item-s'] } as const

  it('goes on in the source where it was cut, and changes nothing that is seen or heard', () => {
    const [first, second] = done([rich], { ...split, ids: ['item-r'], newIds: ['item-s2'] })
    if (!first || !second) throw new Error('a split makes two')
    expect(shape([first, second])).toEqual([
      ['r', 0, 1000, 1000, 500],
      ['s2', 0, 2000, 3000, 2000],
    ])
    for (const atMs of [0, 400, 999]) {
      expect(curveGainAt(first.sound.curve, atMs)).toBeCloseTo(curveGainAt(curve, atMs), 6)
      expect(curveGainAt(second.sound.curve, atMs)).toBeCloseTo(curveGainAt(curve, 1000 + atMs), 6)
    }
    expect(first.picture.kenBurns?.to).toEqual(second.picture.kenBurns?.from)
    expect(first.picture.kenBurns?.to).toEqual({ x: 0.125, y: 0.125, width: 0.875, height: 0.875 })
    expect([first.transition, second.transition]).toEqual([rich.transition, null])
    expect([first.sound.fadeInMs, first.sound.fadeOutMs]).toEqual([100, 0])
    expect([second.sound.fadeInMs, second.sound.fadeOutMs]).toEqual([0, 200])
  })

  it('refuses a place outside of it', () => {
    for (const at of [0, 1000, 5000]) {
      expect(refusal([rich], { ...split, ids: ['item-r'], newIds: ['item-s2'], at })).toBe(
        'not-inside',
      )
    }
  })
})

describe('changing', () => {
  it('plays the same part of the source at another speed', () => {
    const change = (speed: number): Command => ({
      kind: 'change',
      ids: ['item-a'],
      change: { speed },
    })
    expect(shape(done([a], change(2)))).toEqual([['a', 0, 0, 2000, 0]])
    expect(shape(done([a], change(0.25)))).toEqual([['a', 0, 0, 16_000, 0]])
    expect(refusal([a, b], change(0.5))).toBe('overlap')
    const image = testItem('i', { assetId: 2, trackType: 'image', duration: 3000 })
    expect(refusal([image], { kind: 'change', ids: ['item-i'], change: { speed: 2 } })).toBe(
      'wrong-type',
    )
  })

  it('leaves each moment of the source as loud as it was at another speed', () => {
    const curve = [
      { atMs: 1000, gain: 0 },
      { atMs: 3000, gain: 1 },
    ]
    const loud = { ...a, sound: { ...a.sound, curve } }
    const change = (sound?: ItemChange['sound']): Command => ({
      kind: 'change',
      ids: ['item-a'],
      change: { speed: 2, ...(sound && { sound }) },
    })
    const [fast] = done([loud], change())
    expect(fast?.sound.curve).toEqual([
      { atMs: 500, gain: 0 },
      { atMs: 1500, gain: 1 },
    ])
    expect(done([loud], change({ curve }))[0]?.sound.curve).toEqual(curve)
  })

  it('keeps the rest of what it changes a part of', () => {
    const change = { sound: { gain: 0.5 }, picture: { look: 'warm' as const } }
    const [item] = done([a], { kind: 'change', ids: ['item-a'], change })
    expect(item?.sound).toEqual({ ...a.sound, gain: 0.5 })
    expect(item?.picture).toEqual({ ...a.picture, look: 'warm' })
  })

  it('gives words only to what has words, and no more of them than a screen takes', () => {
    expect(refusal([a], { kind: 'change', ids: ['item-a'], change: { text: TITLE } })).toBe(
      'wrong-type',
    )
    const long = { ...TITLE, text: '<b>'.repeat(3500) }
    expect(itemTextSchema.safeParse(long).success).toBe(false)
    expect(itemTextSchema.parse({ ...TITLE, text: '<b>' }).text).toBe('<b>')
  })

  it('keeps markers by place, and settings', () => {
    const markers = [
      { id: 'marker-2', at: 500, name: 'two' },
      { id: 'marker-1', at: 500, name: 'one' },
      { id: 'marker-0', at: 9000, name: '' },
    ]
    const project = testProject([a])
    const marked = apply(project, { kind: 'set-markers', markers })
    expect(marked.document.markers.map(({ id }) => id)).toEqual([
      'marker-1',
      'marker-2',
      'marker-0',
    ])
    const settings = { ...EMPTY_DOCUMENT.settings, aspect: '9:16' as const }
    expect(apply(project, { kind: 'set-settings', settings }).document.settings).toEqual(settings)
  })
})

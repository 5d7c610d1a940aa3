import { EMPTY_DOCUMENT, type Item } from '@starnest/contract/editor/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newItem } from '../edit/new-item.ts'
import { beatsOf, snap, snapPlaces } from './snap.ts'

const itemAt = (id: string, startTime: number, fields: Partial<Item> = {}): Item => ({
  ...newItem(
    { assetType: 'audio', durationMs: 60_000 },
    { id, assetId: 1, at: startTime, layer: 0, framesPerSecond: 25 },
  ),
  duration: 2000,
  ...fields,
})

describe('places', () => {
  it('are edges, the playhead, markers and beats, without those of what is moved', () => {
    const places = snapPlaces({
      document: {
        ...EMPTY_DOCUMENT,
        items: [itemAt('a', 1000), itemAt('moved', 5000)],
        markers: [{ id: 'm', at: 7777, name: '' }],
      },
      except: new Set(['moved']),
      playheadMs: 4321,
      beats: new Map([[1, { bpm: 60, firstBeatMs: 500, beatsPerBar: 4 }]]),
    })
    expect(places).toEqual([0, 1000, 1500, 2500, 3000, 4321, 7777])
  })

  it('are beats as an item plays them', () => {
    const beat = { bpm: 120, firstBeatMs: 100, beatsPerBar: 4 }
    expect(
      beatsOf(itemAt('a', 1000, { sourceStart: 200, speed: 2, duration: 1000 }), beat),
    ).toEqual([1200, 1450, 1700, 1950])
  })
})

describe('drawing', () => {
  const within = { withinMs: 100, gridMs: 0 }
  it('takes the nearest place of any edge', () => {
    expect(snap([950, 2040], [0, 1000, 2000], within)).toEqual({ by: -40, to: 2000 })
    expect(snap([500], [0, 1000], within)).toEqual({ by: 0, to: null })
  })

  it('takes a line of the grid only where no place is near', () => {
    expect(snap([1020], [1060], { withinMs: 100, gridMs: 1000 }).to).toBe(1060)
    expect(snap([1020], [5000], { withinMs: 100, gridMs: 1000 })).toEqual({ by: -20, to: 1000 })
  })

  it('never goes further than it may, and always to the nearest place', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(10_000), { minLength: 1, maxLength: 5 }),
        fc.uniqueArray(fc.nat(10_000), { minLength: 1, maxLength: 40 }),
        (edges, some) => {
          const places = some.toSorted((a, b) => a - b)
          const { by, to } = snap(edges, places, within)
          const shortest = Math.min(
            ...edges.flatMap((edge) => places.map((place) => Math.abs(place - edge))),
          )
          expect(to === null).toBe(shortest > 100)
          if (to !== null) expect(Math.abs(by)).toBe(shortest)
        },
      ),
    )
  })
})

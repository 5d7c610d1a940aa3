import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fairOrder, placesAfter, placesAfterMove, type Waiting } from './fair-order.ts'

let lastId = 0
const waits = (singer: string, place: number | null = null): Waiting => {
  lastId += 1
  return { id: lastId, singer, addedAtMs: lastId * 1000, place }
}
const singers = (entries: Waiting[]) => entries.map(({ singer }) => singer)
const nobodySang = new Map<string, number>()

describe('the queue', () => {
  it('lets whoever never sang begin, then whoever sang longest ago', () => {
    const sung = new Map([
      ['dad', 2000],
      ['mia', 1000],
    ])
    const order = fairOrder([waits('dad'), waits('mia'), waits('ada')], sung)
    expect(singers(order)).toEqual(['ada', 'mia', 'dad'])
  })

  it('lets those who asked often take turns with those who asked once', () => {
    const asked = ['mia', 'mia', 'mia', 'dad', 'ada'].map((singer) => waits(singer))
    expect(singers(fairOrder(asked, nobodySang))).toEqual(['mia', 'dad', 'ada', 'mia', 'mia'])
  })

  it('keeps an entry where somebody put it', () => {
    const asked = [waits('mia'), waits('dad'), waits('ada', 0), waits('tim')]
    expect(singers(fairOrder(asked, nobodySang))).toEqual(['ada', 'mia', 'dad', 'tim'])
    const later = [waits('mia', 2), waits('dad'), waits('ada'), waits('tim')]
    expect(singers(fairOrder(later, nobodySang))).toEqual(['dad', 'ada', 'mia', 'tim'])
  })

  it('puts an entry last that was moved behind the end', () => {
    expect(singers(fairOrder([waits('mia', 40), waits('dad')], nobodySang))).toEqual(['dad', 'mia'])
  })

  it('moves places up behind an entry that is gone', () => {
    const entries = [waits('mia', 0), waits('dad', 2), waits('ada')]
    expect([...placesAfter(entries, 0)]).toEqual([[entries[1]?.id, 1]])
  })

  it('keeps those that were moved in their order around another that is moved', () => {
    const [mia, dad, ada] = [waits('mia', 0), waits('dad', 1), waits('ada')]
    const toFirst = placesAfterMove([mia, dad, ada], { was: 2, place: 0 })
    expect(Object.fromEntries(toFirst)).toEqual({ [ada.id]: 0, [mia.id]: 1, [dad.id]: 2 })
    const toTurn = placesAfterMove([mia, dad, ada], { was: 0, place: null })
    expect(Object.fromEntries(toTurn)).toEqual({ [mia.id]: null, [dad.id]: 0 })
  })

  it('never loses or doubles an entry, and nobody sings twice while somebody waits who has not sung', () => {
    const entry = fc.record({
      singer: fc.constantFrom('a', 'b', 'c', 'd'),
      place: fc.option(fc.nat(8), { nil: null }),
      addedAtMs: fc.nat(100),
    })
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (some) => {
        const entries = some.map((one, id) => ({ ...one, id }))
        const order = fairOrder(entries, nobodySang)
        expect(order.map(({ id }) => id).sort((a, b) => a - b)).toEqual(entries.map(({ id }) => id))
        if (entries.some(({ place }) => place !== null)) return
        const firstOnes = order.slice(0, new Set(singers(entries)).size)
        expect(new Set(singers(firstOnes)).size).toBe(firstOnes.length)
      }),
    )
  })
})

import { documentSchema, type Item, MAX_ITEMS } from '@starnest/contract/editor/document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDocument } from '../edit/check-items.ts'
import { endOf } from '../edit/items.ts'
import type { AssetFacts } from '../project.ts'
import { firstCut, type Music, type Shot } from './first-cut.ts'

const MUSIC: Music = {
  assetId: 900,
  durationMs: 64_300,
  beat: { bpm: 100, firstBeatMs: 150, beatsPerBar: 4 },
}

const picture = (assetId: number, width = 4000, height = 3000): Shot => ({
  ...{ assetId, assetType: 'image', durationMs: null, width, height, hasSound: false },
})
const clip = (assetId: number, durationMs: number): Shot => ({
  ...{ assetId, assetType: 'video', durationMs, width: 1920, height: 1080, hasSound: true },
})

/** Makes a first cut, and has it checked as every document is that somebody sends. */
function cut(shots: readonly Shot[], music: Music | null = MUSIC, title = 'Our summer') {
  let ids = 0
  const newId = () => {
    ids += 1
    return `item-${ids}`
  }
  const document = documentSchema.parse(firstCut({ shots, music, title, newId }))
  const facts: [number, AssetFacts][] = shots.map(({ assetId, assetType, durationMs }) => [
    assetId,
    { assetType, durationMs },
  ])
  if (music) facts.push([music.assetId, { assetType: 'audio', durationMs: music.durationMs }])
  checkDocument({ document, assets: new Map(facts) })
  const on = (layer: number) => document.items.filter((item) => item.layer === layer)
  return { document, shown: on(0), heard: on(1), words: on(2) }
}

/** How far a time is from the nearest beat, in milliseconds. */
function fromBeat(ms: number, { bpm, firstBeatMs }: NonNullable<Music['beat']>): number {
  const beatMs = 60_000 / bpm
  const beats = (ms - firstBeatMs) / beatMs
  return Math.abs(beats - Math.round(beats)) * beatMs
}

const FRAME_MS = 1000 / 30
const beat = MUSIC.beat ?? { bpm: 0, firstBeatMs: 0, beatsPerBar: 0 }
const lengths = (items: readonly Item[]) => items.map(({ duration }) => duration)

describe('a first cut', () => {
  it('shows every shot in its order, one after the other, and cuts on beats', () => {
    const shots = [picture(1), clip(2, 20_000), picture(3), clip(4, 2400), picture(5, 3000, 4000)]
    const { shown } = cut(shots)
    expect(shown.map(({ assetId }) => assetId)).toEqual([1, 2, 3, 4, 5])
    expect(shown[0]?.startTime).toBe(0)
    for (const [at, item] of shown.slice(1).entries()) {
      expect(item.startTime).toBe(endOf(shown[at] ?? item))
      expect(fromBeat(item.startTime, beat)).toBeLessThanOrEqual(FRAME_MS / 2 + 1)
    }
  })

  it('gives a picture about three seconds, and of a clip at most six from its middle', () => {
    const { shown } = cut([picture(1), picture(2), clip(3, 60_000), clip(4, 2000)])
    expect(lengths(shown)[1]).toBeGreaterThan(2000)
    expect(lengths(shown)[1]).toBeLessThan(4100)
    expect(shown[2]?.duration).toBeGreaterThan(5000)
    expect(shown[2]?.duration).toBeLessThanOrEqual(6000)
    const middle = (shown[2]?.sourceStart ?? 0) + (shown[2]?.duration ?? 0) / 2
    expect(middle).toBeGreaterThan(29_000)
    expect(middle).toBeLessThan(31_000)
    expect(shown[3]?.duration).toBeLessThanOrEqual(2000)
  })

  it('moves pictures by turns nearer and further, and shows whole what stands the other way', () => {
    const { shown } = cut([picture(1), picture(2), picture(3, 3000, 4000), clip(4, 9000)])
    const [one, two, upright, moving] = shown.map((item) => item.picture)
    expect(one).toMatchObject({ fit: 'cover', kenBurns: { from: { width: 1 } } })
    expect(two).toMatchObject({ fit: 'cover', kenBurns: { to: { width: 1 } } })
    expect(upright).toMatchObject({ fit: 'contain', kenBurns: null })
    expect(moving).toMatchObject({ fit: 'cover', kenBurns: null })
  })

  it('is upright when most shots are', () => {
    const upright = (id: number) => picture(id, 3000, 4000)
    expect(cut([upright(1), upright(2), picture(3)]).document.settings.aspect).toBe('9:16')
    expect(cut([upright(1), picture(2)]).document.settings.aspect).toBe('16:9')
  })

  it('lays the music under all of it, over and over on its bars, lower where somebody speaks', () => {
    const { shown, heard } = cut(Array.from({ length: 60 }, (_, at) => picture(at + 1)))
    const end = endOf(shown.at(-1) ?? { startTime: 0, duration: 0 })
    expect(heard.length).toBeGreaterThan(2)
    expect(endOf(heard.at(-1) ?? { startTime: 0, duration: 0 })).toBe(end)
    for (const [at, item] of heard.slice(1).entries()) {
      expect(item.startTime).toBe(endOf(heard[at] ?? item))
      // The beat goes on where it begins again.
      const shift = item.startTime - item.sourceStart
      expect(fromBeat(shift + beat.firstBeatMs, beat)).toBeLessThan(2)
    }
    expect(heard.every(({ sound }) => sound.ducks && !sound.speaks)).toBe(true)
    expect(heard.at(-1)?.sound.fadeOutMs).toBe(2500)
    expect(cut([clip(1, 9000)]).shown[0]?.sound.speaks).toBe(true)
  })

  it('opens with its title, if there is one and room for it', () => {
    const [title] = cut([picture(1), picture(2)]).words
    expect(title).toMatchObject({ startTime: 0, text: { text: 'Our summer' } })
    expect(cut([picture(1), picture(2)], MUSIC, '').words).toEqual([])
    expect(cut([clip(1, 900)]).words).toEqual([])
  })

  it('slows a clip that is shorter than a beat, and leaves out what has not one frame', () => {
    const { shown } = cut([picture(1), clip(2, 400), clip(3, 20), picture(4)])
    expect(shown.map(({ assetId }) => assetId)).toEqual([1, 2, 4])
    expect(shown[1]?.speed).toBeLessThan(1)
  })

  it('passes softly every four bars, and cuts hard otherwise', () => {
    const { shown } = cut(Array.from({ length: 12 }, (_, at) => picture(at + 1)))
    const soft = shown.filter(({ transition }) => transition !== null)
    expect(soft.length).toBeGreaterThan(1)
    expect(soft.length).toBeLessThan(shown.length / 2)
  })

  it('stays within the limits of a project whatever it is made of', () => {
    const shot = fc.record({
      assetType: fc.constantFrom('image' as const, 'video' as const),
      durationMs: fc.integer({ min: 0, max: 40_000_000 }),
      width: fc.option(fc.integer({ min: 1, max: 9000 })),
      height: fc.option(fc.integer({ min: 1, max: 9000 })),
      hasSound: fc.boolean(),
    })
    const music = fc.option(
      fc.record({
        assetId: fc.constant(9999),
        durationMs: fc.integer({ min: 0, max: 600_000 }),
        beat: fc.option(
          fc.record({
            bpm: fc.double({ min: 40, max: 260, noNaN: true }),
            firstBeatMs: fc.double({ min: 0, max: 9000, noNaN: true }),
            beatsPerBar: fc.integer({ min: 2, max: 7 }),
          }),
        ),
      }),
    )
    fc.assert(
      fc.property(fc.array(shot, { minLength: 1, maxLength: 600 }), music, (shots, under) => {
        const numbered = shots.map((one, at) => ({
          ...{ ...one, assetId: at + 1 },
          durationMs: one.assetType === 'image' ? null : one.durationMs,
        }))
        const { document } = cut(numbered, under)
        expect(document.items.length).toBeLessThanOrEqual(MAX_ITEMS)
      }),
      { numRuns: 60 },
    )
  })
})

import { newTextItem, PLAIN_PICTURE } from '@starnest/editor/edit/new-item'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { documentOf, item } from '../../../../../test/media/made-film.ts'
import type { FilmPlan } from '../../../../ports/media/film-renderer.ts'
import { stretchesOf } from './stretches.ts'

const FPS = 30
const video = (assetId: number) =>
  ({ assetId, assetType: 'video', path: '/clip', format: 'mp4', video: null }) as const

const planOf = (items: Parameters<typeof documentOf>, credits: string[] = []): FilmPlan => ({
  ...{ document: documentOf(...items), sources: [video(1), video(2)], credits },
  ...{ widthPx: 320, heightPx: 180, framesPerSecond: FPS },
})

/** Stretches as text: the item that is passed on, or a star where it is drawn. */
const told = (plan: FilmPlan, frames: number) =>
  stretchesOf(plan, frames).map(({ from, to, plain }) => `${from}-${to} ${plain?.id ?? '*'}`)

const first = item('a', { startTime: 0, duration: 2000 })
const second = item('b', { startTime: 2000, duration: 2000, assetId: 2 })

it('passes on clips that are seen by themselves, each of its own', () => {
  expect(told(planOf([first, second]), 120)).toEqual(['0-60 a', '60-120 b'])
})

it('draws where one passes into the other, where words stand, where it fades and where credits are said', () => {
  const fading = { ...first, picture: { ...PLAIN_PICTURE, fadeInMs: 500 } }
  const coming = { ...second, transition: { kind: 'cross-fade', durationMs: 400 } as const }
  expect(told(planOf([fading, coming]), 120)).toEqual(['0-15 *', '15-60 a', '60-72 *', '72-120 b'])
  const words = newTextItem(
    {
      ...{ style: 'title-card', text: 'Summer', subtitle: '', font: 'outfit' },
      ...{ color: '#ffffff', background: null, size: 1 },
    },
    { id: 'words', at: 1000, layer: 1, framesPerSecond: FPS },
  )
  const titled = planOf([first, second, { ...words, duration: 500 }])
  expect(told(titled, 120)).toEqual(['0-30 a', '30-45 *', '45-60 a', '60-120 b'])
  const long = item('a', { startTime: 0, duration: 6000 })
  expect(told(planOf([long], ['The Paper Moon']), 180)).toEqual(['0-60 a', '60-180 *'])
})

it.each([
  ['cropped', { crop: { x: 0, y: 0, width: 0.5, height: 1 } }],
  ['turned', { rotation: 90 }],
  ['moved', { x: 0.4 }],
  ['made larger', { scale: 1.2 }],
  ['filled', { fit: 'cover' }],
  ['coloured', { look: 'warm' }],
  ['seen through', { opacity: 0.5 }],
] as const)('draws a clip that is %s', (_what, picture) => {
  const shown = { ...first, picture: { ...PLAIN_PICTURE, ...picture } }
  expect(told(planOf([shown]), 60)).toEqual(['0-60 *'])
})

it('draws stills, clips that are gone, and a clip that something else is below', () => {
  expect(told(planOf([{ ...first, trackType: 'image' }]), 60)).toEqual(['0-60 *'])
  expect(told(planOf([{ ...first, assetId: 9 }]), 60)).toEqual(['0-60 *'])
  const above = { ...second, startTime: 1000, layer: 1 }
  expect(told(planOf([first, above]), 90)).toEqual(['0-30 a', '30-90 *'])
})

it('draws what is shorter than it would pay with what stands beside it', () => {
  const short = item('s', { startTime: 2000, duration: 400 })
  const turned = { ...first, picture: { ...PLAIN_PICTURE, rotation: 180 as const } }
  expect(told(planOf([turned, short]), 72)).toEqual(['0-72 *'])
})

it('has every frame once, in order, whatever is on the timeline', () => {
  const anItem = fc.record({
    startTime: fc.integer({ min: 0, max: 4000 }),
    duration: fc.integer({ min: 1, max: 3000 }),
    layer: fc.integer({ min: 0, max: 2 }),
    assetId: fc.integer({ min: 1, max: 3 }),
    opacity: fc.constantFrom(0.5, 1),
  })
  fc.assert(
    fc.property(fc.array(anItem, { maxLength: 8 }), fc.integer({ min: 1, max: 240 }), (all, n) => {
      const items = all.map(({ opacity, ...fields }, at) =>
        item(`i${at}`, { ...fields, picture: { ...PLAIN_PICTURE, opacity } }),
      )
      const stretches = stretchesOf(planOf(items), n)
      const frames = stretches.flatMap(({ from, to }) =>
        Array.from({ length: to - from }, (_, at) => from + at),
      )
      expect(frames).toEqual(Array.from({ length: n }, (_, at) => at))
      for (const { from, to, plain } of stretches) if (plain) expect(to - from).toBeGreaterThan(14)
    }),
  )
})

import { describe, expect, it } from 'vitest'
import { byteSize } from '../../platform/byte-size.ts'
import { testFile } from '../../testing/made/files.ts'
import {
  chooseAll,
  chooseOnly,
  chooseRange,
  keepOnly,
  NOTHING_CHOSEN,
  toggle,
} from './browser/selection/selection.ts'
import { lookIn } from './browser/use-browser-look.ts'
import { familyTitleOf, isYear, posterCandidates, posterNumber } from './details/title-fields.ts'
import { addressOf, tabAddressOf } from './file-address.ts'
import { binDaysLeft, factsOf, waveformUrl } from './file-facts.ts'
import { ingestSummary, isStoppable } from './ingest/ingest-state.ts'
import { barsOf } from './library/audio/waveform.ts'
import { countsOf, shownFiles } from './shown-files.ts'

describe('a size', () => {
  it.each([
    [0, '0 Bytes'],
    [1023, '1,023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1_234_567, '1.18 MB'],
    [5 * 1024 ** 3, '5 GB'],
    [3 * 1024 ** 4, '3,072 GB'],
  ])('of %i bytes', (bytes, text) => expect(byteSize(bytes, 'en')).toBe(text))

  it('is written in the language of the page', () => {
    expect(byteSize(1_234_567, 'fr')).toBe('1,18 Mo')
    expect(byteSize(12, 'es')).toBe('12 bytes')
  })
})

describe('what is shown', () => {
  const beach = testFile(1, { originalName: 'Playa 10.jpg' })
  const film = testFile(2, { originalName: 'Été à la playa.mp4', assetType: 'video', fileSize: 1 })
  const song = testFile(3, { originalName: 'Playa 2.mp3', assetType: 'audio' })
  const filter = { tab: 'all', question: '', order: 'newest', language: 'en' } as const

  it('is counted by kind', () => {
    expect(countsOf([beach, film, song])).toEqual({ all: 3, image: 1, video: 1, audio: 1 })
  })

  it.each([
    ['newest', [song, film, beach]],
    ['name', [film, song, beach]],
    ['size', [song, beach, film]],
  ] as const)('stands in the order %s', (order, files) => {
    expect(shownFiles([beach, film, song], { ...filter, order })).toEqual(files)
  })

  it('is of its tab, and fits every word whatever the accents', () => {
    expect(shownFiles([beach, film, song], { ...filter, tab: 'video' })).toEqual([film])
    expect(shownFiles([beach, film, song], { ...filter, question: ' PLAYA ete ' })).toEqual([film])
    expect(shownFiles([beach, film, song], { ...filter, question: 'snow' })).toEqual([])
  })
})

describe('a selection', () => {
  const names = ['a', 'b', 'c', 'd']
  const chosen = ({ chosen: all }: { chosen: ReadonlySet<string> }) => [...all]

  it('is one, none after a second press, and several with Control', () => {
    const one = chooseOnly(NOTHING_CHOSEN, 'a')
    expect(chosen(one)).toEqual(['a'])
    expect(chosen(chooseOnly(one, 'a'))).toEqual([])
    expect(chosen(chooseOnly(one, 'b'))).toEqual(['b'])
    expect(chosen(toggle(toggle(one, 'c'), 'a'))).toEqual(['c'])
  })

  it('reaches from where it began to where Shift leads, both ways', () => {
    const from = chooseOnly(NOTHING_CHOSEN, 'c')
    expect(chosen(chooseRange(from, 'a', names))).toEqual(['a', 'b', 'c'])
    expect(chosen(chooseRange(chooseRange(from, 'a', names), 'd', names))).toEqual(['c', 'd'])
    expect(chosen(chooseRange(NOTHING_CHOSEN, 'b', names))).toEqual(['b'])
    expect(chosen(chooseAll(names))).toEqual(names)
  })

  it('loses what is not there any more', () => {
    const all = chooseAll(names)
    expect(keepOnly(all, names)).toBe(all)
    expect(chosen(keepOnly(all, ['b', 'd']))).toEqual(['b', 'd'])
  })
})

describe('what is said of a file', () => {
  it('has its length and its measures', () => {
    const film = testFile(1, { duration: 61, width: 1920, height: 1080 })
    expect(factsOf(film, 'en')).toEqual(['1 KB', '1:01', '1920 × 1080'])
  })

  it('leads to its page, or to its preview', () => {
    expect(addressOf({ filename: 'x.mp4', titleId: 7 })).toBe('/watch/7')
    expect(addressOf({ filename: 'x.jpg', titleId: null })).toBe('/media?open=x.jpg')
    const storageUrl = '/media/temp-uploads/x.mp3'
    expect(waveformUrl({ storageUrl })).toBe('/media/temp-uploads/x/waveform.json')
  })

  it.each([
    ['image', '/media/temp-uploads/x'],
    ['video', '/media?open=x'],
    ['audio', '/media?open=x'],
  ] as const)('%s in a tab of its own is seen at %s', (assetType, address) => {
    const file = { assetType, filename: 'x', storageUrl: '/media/temp-uploads/x' }
    expect(tabAddressOf(file)).toBe(address)
  })

  it('counts the days in the bin down to its last', () => {
    const now = Date.parse('2026-11-08T12:00:00Z')
    const left = (removedAt: string) => binDaysLeft(removedAt, { now, days: 7 })
    expect(left('2026-11-08T11:59:00Z')).toBe(7)
    expect(left('2026-11-07T11:59:00Z')).toBe(6)
    expect(left('2026-11-01T12:00:01Z')).toBe(1)
    expect(left('2026-10-01T12:00:00Z')).toBe(0)
  })
})

describe('what is made of a video', () => {
  const job = (state: 'queued' | 'running' | 'failed' | 'done', kind = 'posters' as const) => ({
    kind,
    state,
    percent: 40,
    reason: state === 'failed' ? 'The disk is full.' : null,
    problem: state === 'failed' ? { code: 'disk_full' as const } : null,
  })
  const ingest = (...jobs: ReturnType<typeof job>[]) => ({
    jobs,
    playable: 'now' as const,
    canOptimise: false,
  })

  it('is told by what matters most', () => {
    expect(ingestSummary(null)).toEqual({ is: 'nothing' })
    expect(ingestSummary(ingest(job('done')))).toEqual({ is: 'nothing' })
    expect(ingestSummary(ingest(job('done'), job('queued')))).toEqual({ is: 'queued', why: null })
    const failed = ingestSummary(ingest(job('queued'), job('failed')))
    const why = { reason: 'The disk is full.', problem: { code: 'disk_full' } }
    expect(failed).toEqual({ is: 'failed', why, isPlayable: true })
    const running = ingestSummary(ingest(job('failed'), job('running')))
    expect(running).toEqual({ is: 'running', kind: 'posters', percent: 40 })
  })

  it('can be stopped, but for the look into the file', () => {
    expect(isStoppable(ingest(job('running')))).toBe(true)
    expect(isStoppable(ingest(job('done')))).toBe(false)
    const looking = { ...job('running'), kind: 'probe' as const }
    expect(isStoppable({ ...ingest(), jobs: [looking] })).toBe(false)
  })
})

describe('the shape of a sound', () => {
  it('is the highest of each part, and the loudest reaches the top', () => {
    expect(barsOf([0.1, 0.5, 0.25, 0], 2)).toEqual([1, 0.5])
    expect(barsOf([0.5], 10)).toEqual([1])
    expect(barsOf([0, 0], 2)).toEqual([0, 0])
    expect(barsOf([], 10)).toEqual([])
  })
})

describe('the form of a title', () => {
  const fields = { title: ' Beach ', description: '', genre: null, rating: null, year: '' }

  it('is sent trimmed, without a year where none is typed', () => {
    expect(familyTitleOf(fields)).toMatchObject({ title: 'Beach', releaseYear: null })
    expect(familyTitleOf({ ...fields, year: '2024' })).toMatchObject({ releaseYear: 2024 })
    expect(familyTitleOf({ ...fields, title: '  ' })).toBeUndefined()
    expect(['', '1870', '2100'].every(isYear)).toBe(true)
    expect(['1869', '20x4', '2024.5'].some(isYear)).toBe(false)
  })

  it('offers the three pictures of its film, and none for a picture of another kind', () => {
    const url = '/media/1/abc/candidate-1/poster.webp'
    expect(posterCandidates(url)).toHaveLength(3)
    expect(posterCandidates(url)[2]).toBe('/media/1/abc/candidate-2/poster.webp')
    expect(posterNumber(url)).toBe(1)
    for (const folder of ['looked-up', 'looked-up/0a1b2c3d']) {
      const lookedUp = posterCandidates(`/media/1/abc/${folder}/poster.webp?v=5`)
      expect(lookedUp[2]).toBe('/media/1/abc/candidate-2/poster.webp?v=5')
    }
    expect(posterCandidates('/media/1/abc/poster.webp')).toEqual([])
    expect(posterNumber(null)).toBeUndefined()
  })
})

it('remembers how the files were laid out, and begins anew where that cannot be read', () => {
  expect(lookIn('{"view":"list","order":"size"}')).toEqual({ view: 'list', order: 'size' })
  for (const kept of [null, '{', '{"view":"heap","order":"size"}']) {
    expect(lookIn(kept)).toEqual({ view: 'grid', order: 'newest' })
  }
})

import { expect, it } from 'vitest'
import { ForeignTextError, type ForeignTextFailure } from '../../../ports/language/foreign-text.ts'
import { StorageError } from '../../../ports/storage.ts'
import { type SummarisedTitle, TitleSummaries, trackFor } from './title-summary.ts'

const testTitle: SummarisedTitle = {
  id: 1,
  title: 'The Lantern Keeper',
  tagline: null,
  description: 'A lantern keeps a village company.',
  genre: 'kids',
  durationSeconds: 30,
  mediaId: 'aaaaaaaaaaaaaaaaaaaaaa',
  captions: [{ language: 'en', file: 'captions.en.vtt' }],
  cast: [],
  rating: 'G',
  imdbRating: null,
}

const CAPTIONS =
  'WEBVTT\n\n00:01.000 --> 00:02.000\nThe old keeper lights the lantern of the village every night, as his mother did before him.'

/** Summaries over a thread that reads at once, or fails as it is told; `reads` counts the files. */
function opened(failure?: ForeignTextFailure | 'disk') {
  const reads: number[] = []
  const summaries = new TitleSummaries({
    readCaptions: async ({ id }) => {
      reads.push(id)
      if (failure === 'disk') throw new StorageError('failed', 'The disk does not answer.')
      return CAPTIONS
    },
    foreignText: {
      async read({ read }, input) {
        if (failure && failure !== 'disk') throw new ForeignTextError(failure)
        return read(input)
      },
      close: async () => undefined,
    },
  })
  return { summaries, reads }
}

it('reads a file once, and keeps the last 200', async () => {
  const { summaries, reads } = opened()
  const ask = (id: number) => summaries.of({ ...testTitle, id }, 'en')
  expect(await ask(1)).toMatchObject({ titleId: 1, source: 'captions' })
  await ask(1)
  expect(reads).toEqual([1])
  for (let id = 2; id <= 201; id++) await ask(id)
  reads.length = 0
  await ask(201)
  await ask(1)
  expect(reads).toEqual([1])
})

it('tells the facts of a title as they are now', async () => {
  const { summaries, reads } = opened()
  await summaries.of(testTitle, 'en')
  const later = await summaries.of({ ...testTitle, rating: 'PG', imdbRating: 8 }, 'en')
  expect(later).toMatchObject({ rating: 'PG', imdbRating: 8 })
  expect(reads).toHaveLength(1)
})

it.each(['too_long', 'too_large', 'failed'] as const)(
  'tells the description of a file whose reading ends as %s, and reads it no more',
  async (failure) => {
    const { summaries, reads } = opened(failure)
    for (const _ of [1, 2]) {
      expect(await summaries.of(testTitle, 'en')).toMatchObject({ source: 'description' })
    }
    expect(reads).toHaveLength(1)
  },
)

it.each(['too_many', 'stopped', 'disk'] as const)(
  'says that it cannot now, and asks again later: %s',
  async (failure) => {
    const { summaries, reads } = opened(failure)
    for (const _ of [1, 2]) {
      await expect(summaries.of(testTitle, 'en')).rejects.toMatchObject({ code: 'unavailable' })
    }
    expect(reads).toHaveLength(2)
  },
)

it.each([
  ['es', ['en', 'es-MX'], 'es-MX'],
  ['fr', ['es', 'en-GB'], 'en-GB'],
  ['fr', ['es', 'de'], 'es'],
  ['fr', [], undefined],
])('takes for %s of the captions %j those in %s', (language, all, taken) => {
  const tracks = all.map((one) => ({ language: one, file: `captions.${one}.vtt` }))
  expect(trackFor(tracks, language)?.language).toBe(taken)
})

it('takes no captions that hold only a part of what is said, and those without sounds first', () => {
  const forced = { language: 'es', file: 'captions.es.vtt', kind: 'forced' } as const
  const commentary = { language: 'en', file: 'captions.en-track2.vtt', kind: 'commentary' } as const
  const sounds = { language: 'en', file: 'captions.en.vtt', kind: 'sdh' } as const
  const plain = { language: 'en-GB', file: 'captions.en-GB.vtt' }
  expect(trackFor([forced, commentary, sounds, plain], 'es')).toBe(plain)
  expect(trackFor([forced, commentary, sounds], 'es')).toBe(sounds)
  expect(trackFor([forced, commentary], 'es')).toBeUndefined()
})

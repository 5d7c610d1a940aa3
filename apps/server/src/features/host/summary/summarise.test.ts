import { globSync, readFileSync } from 'node:fs'
import { MAX_SUMMARY_SENTENCES } from '@starnest/contract/host/summary'
import { readSubtitles } from '@starnest/subtitles/format/read-subtitles'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countProcessorMs } from '../../../../test/processor-time.ts'
import { foldedWords } from '../../../domain/text/fold.ts'
import { summarise, type TitleTexts } from './summarise.ts'

const testTitle: TitleTexts = {
  title: 'The Lantern Keeper',
  tagline: null,
  description: 'A lantern keeps a village company. The winter is long.',
  roles: [],
  genre: null,
  durationSeconds: 90,
  captions: null,
}

/** Captions of three seconds each, one after the other. */
const captionsOf = (...texts: string[]) =>
  `WEBVTT\n\n${texts.map((text, at) => `${clock(at * 3)} --> ${clock(at * 3 + 2.5)}\n${text}\n`).join('\n')}`

const clock = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`

const said = (...texts: string[]) =>
  summarise({ ...testTitle, captions: { text: captionsOf(...texts), language: 'en' } })

const STORY = [
  'The old keeper lights the lantern of the village every night.',
  'One night the lantern of the village does not burn at all.',
  'A fox has carried the oil away to its burrow in the snow.',
]

describe('what is said', () => {
  it('is told in at most three sentences in their order, those that share most', () => {
    const { source, language, sentences } = said(
      ...STORY,
      ...['Good morning to you.', 'What a lovely hat.', 'Mind the step there.'],
      ...Array(20).fill('[wind]'),
    )
    expect({ source, language, sentences }).toEqual({
      source: 'captions',
      language: 'en',
      sentences: STORY,
    })
  })

  it.each([
    ['over two captions', ['The keeper climbs up', 'to the lantern of the village.']],
    ['over two lines', ['The keeper climbs up\nto the lantern of the village.']],
    ['with a name', ['<v Narrator>The keeper climbs up\nto the lantern of the village.']],
    ['with a name in capitals', ['NARRATOR: The keeper climbs up to the lantern of the village.']],
    ['with a sound', ['[footsteps] The keeper climbs up to the lantern of the village.']],
    ['by another', ['- Hm.\n- The keeper climbs up to the lantern of the village.']],
  ])('is a whole sentence and nothing but it: %s', (_, texts) => {
    const { sentences } = said(...texts, ...STORY.slice(0, 2), ...Array(20).fill('[wind]'))
    expect(sentences).toContain('The keeper climbs up to the lantern of the village.')
  })

  it.each([
    ['one that is too short', 'Oh no!'],
    ['a pure sound', '[Thunder rumbling over the village]'],
    ['a song', '♪ the lantern of the village burns ♪'],
    ['who made the captions', 'Subtitles by lantern of the village at www.example.com'],
    ['markup', 'The lantern &lt;script&gt;alert("of the village")&lt;/script&gt; burns.'],
  ])('leaves out %s', (_, text) => {
    const { sentences } = said(text, ...STORY.slice(0, 2), ...Array(20).fill('[wind]'))
    expect(sentences).toEqual(STORY.slice(0, 2))
  })

  it('comes once, however often it is said', () => {
    const { sentences } = said(
      STORY[0] ?? '',
      STORY[0] ?? '',
      STORY[1] ?? '',
      ...Array(20).fill('♪'),
    )
    expect(sentences).toEqual(STORY.slice(0, 2))
  })

  it('has nothing that turns the direction of a text', () => {
    const { sentences } = said(
      'The lantern \u202eof the village\u2066 burns on the hill all night.',
    )
    expect(sentences.join(' ')).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  })

  it('is told without the last third, also half a sentence of it', () => {
    const { sentences } = summarise({
      ...testTitle,
      durationSeconds: 12,
      captions: {
        language: 'en',
        text: captionsOf(
          ...['The keeper of the village looks for the oil of the lantern in the white snow.'],
          ...['He looks for the oil of the lantern in the burrow of the', 'fox, who drank it all.'],
        ),
      },
    })
    expect(sentences).toEqual([
      'The keeper of the village looks for the oil of the lantern in the white snow.',
    ])
  })
})

describe('the description', () => {
  const description = 'Mrs. Hush lives in a clock. The clock has stopped! Who can help her?'
  it.each([
    ['there are no captions', null],
    ['they are empty', ''],
    ['they are no captions', 'junk '.repeat(100)],
    ['they say too little', captionsOf('A pot here.', 'A cup there.')],
  ])('tells a title where %s', (_, text) => {
    const captions = text === null ? null : { text, language: 'en' }
    expect(summarise({ ...testTitle, description, captions })).toMatchObject({
      source: 'description',
      language: null,
      sentences: ['Mrs. Hush lives in a clock.', 'The clock has stopped!', 'Who can help her?'],
    })
  })

  it('may be nothing', () => {
    expect(summarise({ ...testTitle, description: '' }).sentences).toEqual([])
  })
})

it('tells how a title feels to its end, and no word of its last third as evidence', () => {
  const { moods } = summarise({
    ...testTitle,
    captions: {
      language: 'en',
      text: captionsOf(
        'They giggle at a silly joke.',
        ...Array(25).fill('…'),
        'She weeps. Goodbye.',
      ),
    },
  })
  expect(moods).toContainEqual({ mood: 'funny', evidence: ['giggle', 'silly', 'joke'] })
  expect(moods).toContainEqual({ mood: 'sad', evidence: [] })
})

it.each([
  ['[Thunder rumbling]', ['Thunder rumbling']],
  ['(gritos a lo lejos)', ['gritos a lo lejos']],
  ['♪ musique inquiétante ♪', ['musique inquiétante']],
  ['[EXPLOSION] [explosion] (una explosión)', ['EXPLOSION', 'una explosión']],
  ['[birds singing] (crickets) [crisp leaves]', []],
  ['[she laughs] Thunder!', []],
])('names the loud and frightening sounds of %s', (text, sounds) => {
  expect(said(text).sounds).toEqual(sounds)
})

it('holds whatever captions say', () => {
  const words = fc.constantFrom('lantern', '♪', '[bang]', '(', '<v A>', 'Dr.', '-', '…', '؟', '\n')
  const texts = fc.array(fc.array(fc.oneof(words, fc.string()), { maxLength: 12 }), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(texts, (all) => {
      const { sentences, sounds } = said(...all.map((one) => one.join(' ')))
      expect(sentences.length).toBeLessThanOrEqual(MAX_SUMMARY_SENTENCES)
      for (const text of [...sentences, ...sounds]) {
        expect(text).not.toMatch(/[\n\u202a-\u202e\u2066-\u2069]/)
      }
    }),
    { numRuns: 60 },
  )
})

it('sums a very long film up long before its thread is given up', () => {
  const text = captionsOf(
    ...Array.from({ length: 1100 }, (_, at) => `The old keeper finds lantern ${at}.`),
  )
  const tookMs = countProcessorMs()
  const { sentences } = summarise({
    ...testTitle,
    durationSeconds: 3300,
    captions: { text, language: 'en' },
  })
  expect(sentences).toHaveLength(3)
  expect(tookMs()).toBeLessThan(3000)
})

describe('the films that ship', () => {
  const films = globSync('packages/demo-library/films/*/film.json').map((file) => {
    const { title, description, genre, cast, ...rest } = JSON.parse(readFileSync(file, 'utf8'))
    const text = readFileSync(file.replace('film.json', 'captions.en.vtt'), 'utf8')
    const roles = cast.map(({ role }: { role: string }) => role)
    const durationSeconds: number = rest.durationSeconds
    const texts = { title, tagline: null, description, genre, roles, durationSeconds }
    return { ...texts, captions: { text, language: 'en' } }
  })

  it('are all there', () => expect(films).toHaveLength(24))

  it.each(films)('$title is told in one to three of its own sentences', (film) => {
    const { sentences, source, moods } = summarise(film)
    expect(film.durationSeconds).toBeGreaterThan(30)
    expect(sentences.length).toBeGreaterThanOrEqual(1)
    expect(sentences.length).toBeLessThanOrEqual(MAX_SUMMARY_SENTENCES)
    const cues = readSubtitles(film.captions.text).cues
    const early = cues.filter(({ endSeconds }) => endSeconds <= (film.durationSeconds * 2) / 3)
    const own = source === 'captions' ? early.map(({ text }) => text).join(' ') : film.description
    const told = foldedWords(own).join(' ')
    for (const sentence of sentences) expect(told).toContain(foldedWords(sentence).join(' '))
    const all = [film.title, film.description, ...film.roles, ...cues.map(({ text }) => text)]
    const words = new Set(foldedWords(all.join(' ')))
    for (const { evidence } of moods) {
      for (const word of evidence) expect(words).toContain(word)
    }
  })
})

import { readFile } from 'node:fs/promises'
import { INTERFACE_LANGUAGES } from '@starnest/contract/text/languages'
import { listDemoFilms } from '@starnest/demo-library/library'
import type { Cue } from '@starnest/subtitles/cue'
import { readVtt } from '@starnest/subtitles/format/vtt'
import { rulesFor } from '@starnest/subtitles/rules'
import { expect, it } from 'vitest'
import { toldCaptions } from './told-captions.ts'

const OTHERS = INTERFACE_LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en')

const films = await listDemoFilms()
const [first] = films
const isEnglish = ({ language }: { language: string }) => language === 'en'

it('tells every film that ships in every language', () => {
  for (const { manifest, texts } of films) {
    expect(Object.keys(texts).sort(), manifest.slug).toEqual([...OTHERS].sort())
    for (const told of Object.values(texts)) expect(told.cast).toHaveLength(manifest.cast.length)
  }
})

const SHIPPED = films.flatMap((film) =>
  (['captions', 'trailer'] as const).flatMap((of) => {
    const all = of === 'captions' ? film.captions : (film.trailer?.captions ?? [])
    const english = all.find(isEnglish)
    return english ? [{ name: `${film.manifest.slug} ${of}`, film, of, english }] : []
  }),
)

it.each(SHIPPED)(
  '$name: a caption for each English one, from the same moment on',
  async ({ film, of, english }) => {
    const source = readVtt(await readFile(english.path, 'utf8')).cues
    const all = await toldCaptions(film, english, of)
    expect(all.map(({ language }) => language)).toEqual(OTHERS)
    for (const { language, vtt } of all) {
      const { cues, problems } = readVtt(vtt)
      expect(problems, language).toEqual([])
      const starts = new Set(cues.map(({ startSeconds }) => startSeconds))
      expect(
        source.filter(({ startSeconds }) => !starts.has(startSeconds)),
        language,
      ).toEqual([])
    }
  },
)

type Told = { language: (typeof OTHERS)[number]; cue: Cue }

async function allCues(): Promise<Told[]> {
  const told = await Promise.all(
    SHIPPED.map(({ film, english, of }) => toldCaptions(film, english, of)),
  )
  return told.flat().flatMap(({ language, vtt }) => {
    const code = OTHERS.find((one) => one === language)
    return code ? readVtt(vtt).cues.map((cue) => ({ language: code, cue })) : []
  })
}

it('keeps to the lines of each language, and to its reading speed', async () => {
  const cues = await allCues()
  expect(cues.length).toBeGreaterThan(2500)
  const isTooWide = ({ language, cue }: Told) => {
    const lines = cue.text.split('\n')
    const { charactersPerLine } = rulesFor(language, 'adult')
    return lines.length > 2 || lines.some((line) => [...line].length > charactersPerLine)
  }
  expect(cues.filter(isTooWide)).toEqual([])
  const isTooFast = ({ language, cue: { text, startSeconds, endSeconds } }: Told) =>
    [...text].length / (endSeconds - startSeconds) > rulesFor(language, 'adult').charactersPerSecond
  // Where the next line follows at once, a longer one has no more time.
  expect(cues.filter(isTooFast).length / cues.length).toBeLessThan(0.05)
})

it('names who speaks in the words of the language', async () => {
  if (!first) throw new Error('no film ships')
  const told = await toldCaptions(first, first.captions.find(isEnglish), 'captions')
  const names = (language: string) =>
    readVtt(told.find((one) => one.language === language)?.vtt ?? '').cues.flatMap(
      ({ speaker }) => speaker ?? [],
    )
  expect(names('de').length).toBeGreaterThan(0)
  expect(names('ru').join(' ')).toMatch(/\p{scx=Cyrl}/u)
})

it('refuses a language that has not as many captions as English', async () => {
  if (!first) throw new Error('no film ships')
  const texts = { de: { ...first.texts.de, captions: ['Hallo'] } } as typeof first.texts
  const english = first.captions.find(isEnglish)
  await expect(toldCaptions({ ...first, texts }, english, 'captions')).rejects.toThrow(RangeError)
})

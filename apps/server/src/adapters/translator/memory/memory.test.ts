import { readdir, readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countProcessorMs } from '../../../../test/processor-time.ts'
import { readModelList } from '../bergamot/model-list.ts'
import { joinByPath, leavesOf } from './memory-texts.ts'
import { fillSlots, normalise } from './normalise.ts'
import { openMemory } from './open-memory.ts'
import { readMemoryTexts } from './read-memory.ts'
import { SimilarTexts } from './similar.ts'

const { signal } = new AbortController()
const DATA = new URL('../../../../language-data/', import.meta.url)
const PHRASEBOOK = new URL('phrasebook/', DATA)

const readPhrases = async (file: string): Promise<string[]> =>
  JSON.parse(await readFile(new URL(file, PHRASEBOOK), 'utf8'))

describe('the phrasebook', () => {
  it('has two thousand lines, and none twice', async () => {
    const phrases = await readPhrases('en.json')
    const keys = phrases.map((phrase) => normalise(phrase).key)
    expect(phrases.length).toBeGreaterThanOrEqual(2000)
    expect(new Set(keys).size).toBe(keys.length)
    for (const phrase of phrases) expect(phrase).toMatch(/^\S.{0,80}[.!?]$/)
  })

  it('has the same lines in every language that is there', async () => {
    const { length } = await readPhrases('en.json')
    for (const file of await readdir(PHRASEBOOK)) {
      expect(await readPhrases(file), file).toHaveLength(length)
    }
  })
})

describe('the memory of what ships', () => {
  const memory = openMemory(readMemoryTexts)

  it('knows what the interface says, in both directions', async () => {
    const there = { segments: ['animation not found'], source: 'en', target: 'es', signal } as const
    const [spanish] = await memory.translate(there)
    expect(spanish).toMatchObject({ confidence: 1, basis: 'exact' })
    const back = { segments: [spanish?.text ?? ''], source: 'es', target: 'en', signal } as const
    expect(await memory.translate(back)).toMatchObject([{ text: 'Animation Not Found' }])
    expect((await memory.state()).pairs).toContain('en-es')
  })

  it('tells the language of what it knows, and keeps names of the cast that are no words', async () => {
    const task = { segments: ['Animation Not Found'], source: null, target: 'fr', signal } as const
    expect(await memory.translate(task)).toMatchObject([{ source: 'en', confidence: 1 }])
    const names = await memory.names()
    expect(names).toContain('Leo')
    expect(names).not.toContain('Narrator')
    expect(names).not.toContain('Mother')
  })
})

describe('a memory', () => {
  const texts = { texts: [{ en: 'Play', es: 'Reproducir' }], names: ['Leo'] }
  const task = { segments: ['Play'], source: 'en', target: 'es', signal } as const

  it('that cannot be read says so, and is read again the next time', async () => {
    let isThere = false
    const memory = openMemory(async () => {
      if (!isThere) throw new Error('no such file')
      return texts
    })
    expect(await memory.state()).toMatchObject({ state: 'failed', problem: 'unreadable' })
    expect([await memory.entries(), await memory.names()]).toEqual([0, []])
    await expect(memory.translate(task)).rejects.toMatchObject({ problem: 'unreadable' })
    isThere = true
    expect(await memory.state()).toMatchObject({ state: 'ready', pairs: ['en-es', 'es-en'] })
    expect(await memory.translate(task)).toMatchObject([{ text: 'Reproducir' }])
  })

  it('tells how it is out of what it found when it was read', async () => {
    let reads = 0
    const memory = openMemory(async () => {
      reads += 1
      return texts
    })
    expect(await memory.state()).toBe(await memory.state())
    expect(reads).toBe(1)
  })
})

it('a language that nobody has translated yet is left out', () => {
  const english = leavesOf({ play: 'Play', stars_one: '1 star', stars_other: '{{count}} stars' })
  const copied = leavesOf({ play: 'Play', stars_one: '1 star', stars_other: '{{count}} stars' })
  const spanish = leavesOf({ play: 'Reproducir' })
  const files = new Map([
    ['en', english] as const,
    ['de', copied] as const,
    ['es', spanish] as const,
  ])
  expect(joinByPath(files)).toEqual([{ en: 'Play', es: 'Reproducir' }])
})

describe('texts that are alike', () => {
  const similar = new SimilarTexts()
  for (const text of [
    'i can see it from here',
    'the little dragon sleeps',
    'turn left at the castle',
  ]) {
    similar.add(text)
  }

  it.each([
    ['the litle dragon sleeps', 'the little dragon sleeps'],
    ['the little dargon sleeps', 'the little dragon sleeps'],
    ['i cant see it from here', null],
    ['i can see her from here', null],
    ['the little dragon does not sleep', null],
    ['turn right at the castle', null],
    ['sleeps the little dragon', null],
    ['dragon', null],
  ])('%j is found as %j: what only looks alike says something else', (key, found) => {
    expect(similar.find(key)?.key ?? null).toBe(found)
  })

  it('are found in bounded time among twenty-five thousand', () => {
    const many = new SimilarTexts()
    for (let nth = 0; nth < 25_000; nth++) many.add(`the dragon number ${nth} sleeps in the castle`)
    const tookMs = countProcessorMs()
    for (let nth = 0; nth < 100; nth++) many.find(`the dragn number ${nth * 7} sleeps in the casle`)
    expect(tookMs() / 100).toBeLessThan(20)
  })
})

it.each([
  ['  Hello,   WORLD! ', 'hello world', []],
  ['ｆｕｌｌ ｗｉｄｔｈ', 'full width', []],
  ['Don’t stop – at 7:30', 'dont stop at ¤', ['7:30']],
  ['{{count}} stars', '¤ stars', ['{{count}}']],
  ['¿Qué?', 'qué', []],
  ['…', '', []],
])('%j is looked up as %j', (text, key, slots) => {
  expect(normalise(text)).toEqual({ key, slots })
})

it('fills in the numbers that were asked for, or says that it cannot', () => {
  expect(fillSlots('{{count}} estrellas', ['{{count}}'], ['7'])).toBe('7 estrellas')
  expect(fillSlots('A las 8', ['8'], ['9'])).toBe('A las 9')
  expect(fillSlots('A las ocho', ['8'], ['9'])).toBeNull()
  expect(fillSlots('8 de 8', ['8'], ['9'])).toBeNull()
  expect(fillSlots('Hola', [], [])).toBe('Hola')
})

it('a normalised text stays as it is when it is normalised again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { key } = normalise(text)
      expect(normalise(key).key).toBe(key)
    }),
  )
})

it('the list of models that ships pins every file by its size and hash', async () => {
  const list = await readModelList(new URL('translation-models.json', DATA))
  expect(list?.licence).toBe('MPL-2.0')
  expect(Object.keys(list?.models ?? {})).toContain('en-es')
  for (const [pair, { files }] of Object.entries(list?.models ?? {})) {
    for (const { path } of files) expect(path).toContain(`/${pair.replace('-', '')}/`)
  }
})

import { type SearchAnswer, searchAnswerSchema } from '@starnest/contract/catalog/search'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'

let home: TestHome
let parent: Somebody
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  parent = await home.addSomebody('R')
})
afterAll(() => home.close())

/** Nothing that a search for a name would find besides it. */
const quiet = { description: 'Xyz.', genre: 'kids' } as const

async function shelve(...names: string[]): Promise<void> {
  for (const title of names) await home.addTitle({ ...quiet, title })
}

async function search(q: string, who = parent): Promise<SearchAnswer> {
  const answer = await who.get(`/api/search?${new URLSearchParams({ q })}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return searchAnswerSchema.parse(answer.json())
}

/** The names that are found, best first; none when they only come near. */
async function found(q: string, who = parent): Promise<string[]> {
  const { animations, isNearest } = await search(q, who)
  return isNearest ? [] : animations.map(({ title }) => title)
}

describe('a title is found however it is written', () => {
  it.each([
    ['leon', 'Léon'],
    ['LÉON', 'Léon'],
    ['spider man', 'Spider-Man'],
    ['spiderman', 'Spider-Man'],
    ['Spider-Man', 'Spiderman'],
    ['spider man', 'Spiderman'],
    ['spider ma', 'Spiderman'],
    ['coeur', 'Un cœur en hiver'],
    ['mr robot', 'Mr. Robot'],
    ['mrrobot', 'Mr. Robot'],
    ['lodz', 'Łódź'],
    ['Łódź', 'Lodz'],
    ['strasse', 'Die Straße'],
    ['aeon', 'Æon Flux'],
    ['etoile', 'L’étoile'],
    ["l'étoile", 'L’étoile'],
    ['letoile', "L'Étoile"],
    ['ufo', 'U.F.O.'],
    ['ＳＴＡＲ', 'Star'],
    ['vampires', 'The Vampire’s Toothache'],
    ['tom and jerry', 'Tom & Jerry'],
    ['tom jerry', 'Tom & Jerry'],
    ['ёлки', 'Елки'],
    ['ελλαδα', 'Ελλάδα'],
    ['千尋', '千と千尋の神隠し'],
    ['1917', '1917'],
    ['istanbul', 'İSTANBUL'],
    ['spi\u00adder', 'Spider'],
  ])('%s → %s', async (q, title) => {
    await shelve(title, 'Zzz')
    expect(await found(q)).toEqual([title])
  })
})

describe('one typo in a word is forgiven', () => {
  it.each([
    ['lantrn', 'a letter too few'],
    ['lanntern', 'a letter too many'],
    ['lanterm', 'another letter'],
    ['kantern', 'another first letter'],
    ['lantenr', 'two letters swapped'],
    ['altern', 'none: this is two typos away'],
    ['lamte', 'in what is still being typed'],
    ['alnte', 'two swapped in what is still being typed'],
    ['lantrn kepeer', 'one in each word'],
  ])('%s (%s)', async (q, what) => {
    await shelve('The Lantern Keeper', 'Zzz')
    expect(await found(q)).toEqual(what.startsWith('none') ? [] : ['The Lantern Keeper'])
  })

  it('but not in a word of three letters', async () => {
    await shelve('Cat', 'Zzz')
    expect(await found('cut')).toEqual([])
  })

  it('also in Cyrillic', async () => {
    await shelve('Звезда', 'Zzz')
    expect(await found('звизда')).toEqual(['Звезда'])
  })
})

describe('the best comes first', () => {
  it('by where the word stands and how well it fits', async () => {
    const cast = (name: string) => [{ name, role: 'Somebody' }]
    await home.addTitle({ ...quiet, title: 'In words', description: 'There is a comet in it.' })
    await home.addTitle({ ...quiet, title: 'In the cast', cast: cast('Captain Comet') })
    await home.addTitle({ ...quiet, title: 'A typo: Comtet' })
    await home.addTitle({ ...quiet, title: 'Cometary' })
    await home.addTitle({ ...quiet, title: 'Downhill Comet' })
    await home.addTitle({ ...quiet, title: 'Comet' })
    expect(await found('comet')).toEqual([
      'Comet',
      'Downhill Comet',
      'Cometary',
      'A typo: Comtet',
      'In the cast',
      'In words',
    ])
  })

  it('by genre before description, in every language of the interface', async () => {
    await home.addTitle({ ...quiet, title: 'Words', description: 'A horreur of words.' })
    await home.addTitle({ ...quiet, title: 'Genre', genre: 'gothic' })
    expect(await found('horreur')).toEqual(['Genre', 'Words'])
    expect(await found('gótico')).toEqual(['Genre'])
  })

  it('of equals by views, then the newest', async () => {
    const addedAt = (day: number) => new Date(Date.UTC(2026, 0, day))
    await home.addTitle({ ...quiet, title: 'Moon old', addedAt: addedAt(1) })
    await home.addTitle({ ...quiet, title: 'Moon new', addedAt: addedAt(2) })
    await home.addTitle({ ...quiet, title: 'Moon seen', viewCount: 3, addedAt: addedAt(1) })
    expect(await found('moon')).toEqual(['Moon seen', 'Moon new', 'Moon old'])
  })

  it('and every word has to be found', async () => {
    await shelve('The Lantern Keeper', 'The Lantern Ghost')
    expect(await found('ghost lantern')).toEqual(['The Lantern Ghost'])
    expect(await found('gh l')).toEqual(['The Lantern Ghost'])
  })

  it('an episode by its series', async () => {
    const series = { slug: 'band', title: 'The Burrow Band', season: 1, episode: 1 }
    await home.addTitle({ ...quiet, title: 'One Small Drum', series })
    expect(await found('burow band')).toEqual(['One Small Drum'])
  })
})

describe('when nothing has every word', () => {
  it('offers what comes near, and says so', async () => {
    await shelve('The Lantern Keeper', 'Downhill Comet')
    const { animations, isNearest } = await search('lanternish')
    expect(isNearest).toBe(true)
    expect(animations.map(({ title }) => title)).toEqual(['The Lantern Keeper'])
  })

  it('answers with an empty list when nothing comes near', async () => {
    await shelve('The Lantern Keeper')
    expect(await search('qqqqqqqq')).toEqual({ animations: [], isNearest: false })
  })
})

describe('words that are none', () => {
  it.each(['', ' ', '%', '_', '%%__', '"', "'", '\\', '🦊🚀', '\u202e', '…—'])(
    '%j finds nothing',
    async (q) => {
      await shelve('The Lantern Keeper')
      expect(await search(q)).toEqual({ animations: [], isNearest: false })
    },
  )

  it.each([
    ['ten thousand letters', `q=${'a'.repeat(10_000)}`],
    ['ten thousand words', `q=${'a+'.repeat(5_000)}`],
    ['SQL', `q=${encodeURIComponent("lantern'; drop table titles; --")}`],
    ['a percent sign that stands alone', 'q=100%'],
    ['NUL', 'q=%00lantern'],
    ['half a character', 'q=%ED%A0%80lantern'],
    ['bytes that are no text', 'q=%ff%fe'],
    ['a turn to the left', 'q=%E2%80%AElantern'],
    ['combining marks alone', `q=${'%CC%81'.repeat(500)}`],
    ['two questions', 'q=a&q=b'],
    ['no question', ''],
    ['too many', 'q=a&limit=51'],
    ['no number', 'q=a&limit=many'],
  ])('%s gets an answer', async (_what, query) => {
    await shelve('The Lantern Keeper')
    const answer = await parent.get(`/api/search?${query}`)
    if (answer.statusCode === 200) searchAnswerSchema.parse(answer.json())
    else expect(answer.json()).toMatchObject({ code: 'invalid_request' })
    expect([200, 400]).toContain(answer.statusCode)
  })
})

it('gives as many as are asked for', async () => {
  for (let number = 0; number < 30; number += 1) await shelve(`Moon ${number}`)
  expect((await search('moon')).animations).toHaveLength(24)
  const answer = await parent.get('/api/search?q=moon&limit=2')
  expect(searchAnswerSchema.parse(answer.json()).animations).toHaveLength(2)
})

it('tells who plays in a title on its page', async () => {
  const cast = [{ name: 'Count Otto', role: 'A vampire' }]
  const id = await home.addTitle({ cast })
  expect((await parent.get(`/api/animations/${id}`)).json()).toMatchObject({ cast })
})

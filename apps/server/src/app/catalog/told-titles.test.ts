import { animationDetailSchema, animationListSchema } from '@starnest/contract/catalog/catalog'
import { searchAnswerSchema } from '@starnest/contract/catalog/search'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'

let home: TestHome
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(() => home.clear())
afterAll(() => home.close())

const ask = (who: Somebody, url: string, language: string) =>
  home.app.inject({
    url,
    cookies: { [DEVICE_COOKIE]: who.deviceId },
    headers: { 'accept-language': language },
  })

const WHALE = {
  title: 'Song of the Little Whale',
  tagline: 'One voice',
  description: 'A whale sings.',
  hasLogo: true,
  cast: [{ name: 'Luma', role: 'A whale' }],
  series: { slug: 'songs', title: 'Songs', season: 1, episode: 2 },
  texts: {
    ru: {
      title: 'Песня маленького кита',
      tagline: 'Один голос',
      description: 'Кит поёт.',
      series: 'Песни',
      cast: [{ name: 'Лума', role: 'Кит' }],
    },
    ja: { title: 'ちいさなクジラのうた' },
  },
}

describe('a title with words in several languages', () => {
  it('is told in the language that is asked for', async () => {
    const id = await home.addTitle(WHALE)
    const who = await home.addSomebody('R')
    const answer = await ask(who, `/api/animations/${id}`, 'ru-RU,ru;q=0.9,en;q=0.8')
    expect(animationDetailSchema.parse(answer.json())).toMatchObject({
      title: 'Песня маленького кита',
      tagline: 'Один голос',
      description: 'Кит поёт.',
      cast: [{ name: 'Лума', role: 'Кит' }],
      series: { title: 'Песни', season: 1, episode: 2 },
      // Its picture says the English name.
      logoUrl: null,
    })
  })

  it('says in its own words what it has none for', async () => {
    const id = await home.addTitle(WHALE)
    const who = await home.addSomebody('R')
    const japanese = animationDetailSchema.parse(
      (await ask(who, `/api/animations/${id}`, 'ja')).json(),
    )
    expect(japanese).toMatchObject({ title: 'ちいさなクジラのうた', tagline: 'One voice' })
    const german = animationDetailSchema.parse(
      (await ask(who, `/api/animations/${id}`, 'de')).json(),
    )
    expect(german).toMatchObject({ title: WHALE.title, series: { title: 'Songs' } })
    expect(german.logoUrl).not.toBeNull()
  })

  it('is told so in lists, too', async () => {
    await home.addTitle(WHALE)
    const who = await home.addSomebody('R')
    const [listed] = animationListSchema.parse((await ask(who, '/api/animations', 'ru')).json())
    expect(listed?.title).toBe('Песня маленького кита')
  })

  it.each([
    ['песня кита', 'ru'],
    ['whale', 'ru'],
    ['クジラ', 'ja'],
    ['кит', 'en'],
    ['Лума', 'fr'],
  ])('is found by %s from a page in %s', async (words, language) => {
    const id = await home.addTitle(WHALE)
    await home.addTitle({ title: 'Something else' })
    const who = await home.addSomebody('R')
    const answer = await ask(who, `/api/search?q=${encodeURIComponent(words)}`, language)
    const { animations, isNearest } = searchAnswerSchema.parse(answer.json())
    expect(animations.map((one) => one.id)).toEqual([id])
    expect(isNearest).toBe(false)
  })

  it('stays hidden from a child in every language', async () => {
    const id = await home.addTitle({ ...WHALE, rating: 'R' })
    const child = await home.addSomebody('G')
    for (const language of ['en', 'ru', 'ja']) {
      expect((await ask(child, `/api/animations/${id}`, language)).statusCode).toBe(404)
      const found = await ask(child, `/api/search?q=${encodeURIComponent('песня')}`, language)
      expect(searchAnswerSchema.parse(found.json()).animations).toEqual([])
    }
  })

  it.each(['*', '', 'xx', `${'de,'.repeat(600)}ru`, 'ru;q=0, ja;q=abc'])(
    'is told in English where nobody can say what "%s" asks for',
    async (language) => {
      const id = await home.addTitle(WHALE)
      const who = await home.addSomebody('R')
      const answer = await ask(who, `/api/animations/${id}`, language)
      expect(animationDetailSchema.parse(answer.json()).title).toBe(WHALE.title)
    },
  )
})

import { readFile } from 'node:fs/promises'
import { clipListSchema, siteSchema, studioSchema } from '@starnest/contract/studio/studio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { demoOrigin } from '../../features/catalog/demo/demo-titles.repository.ts'
import { readStudioLibrary, type StudioLibrary } from '../../features/studio/studio-library.ts'

const INTRO = '/clips/intro/film.mp4'

let studio: StudioLibrary
let home: TestHome
beforeAll(async () => {
  studio = await readStudioLibrary()
  home = await openTestHome({
    studio,
    config: { host: '127.0.0.1', furtherHosts: [], studioUrl: 'https://studio.example/' },
  })
})
beforeEach(() => home.clear())
afterAll(() => home.close())

const get = (url: string, headers: Record<string, string> = {}) => home.app.inject({ url, headers })
const introFile = () => readFile(studio.files.get(INTRO)?.path ?? '')

describe('the clips', () => {
  it('are listed with addresses that answer their files', async () => {
    const clips = clipListSchema.parse((await get('/api/clips')).json())
    expect(clips.map(({ use }) => use)).toContain('intro')
    for (const { videoUrl, stillUrl } of clips) {
      expect((await get(videoUrl)).headers['content-type']).toBe('video/mp4')
      expect((await get(stillUrl)).headers['content-type']).toBe('image/webp')
    }
  })

  it('may be kept for a year under the address of their version only', async () => {
    const clips = clipListSchema.parse((await get('/api/clips')).json())
    const intro = clips.find(({ use }) => use === 'intro')
    const versioned = await get(intro?.videoUrl ?? '')
    expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(versioned.headers['x-content-type-options']).toBe('nosniff')
    for (const address of [INTRO, `${INTRO}?v=other`]) {
      expect((await get(address)).headers['cache-control']).toBe('no-cache')
    }
  })

  it('are sent in part, as players ask', async () => {
    const file = await introFile()
    const part = await get(INTRO, { range: 'bytes=100-199' })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 100-199/${file.length}`)
    expect(part.rawPayload.equals(file.subarray(100, 200))).toBe(true)
    const beyond = await get(INTRO, { range: `bytes=${file.length}-` })
    expect(beyond.statusCode).toBe(416)
    expect(beyond.headers['content-range']).toBe(`bytes */${file.length}`)
  })

  it('are not sent again to somebody who has them', async () => {
    const { etag } = (await get(INTRO)).headers
    expect((await get(INTRO, { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  it('say their length when only that is asked', async () => {
    const answer = await home.app.inject({ method: 'HEAD', url: INTRO })
    expect(answer.headers['content-length']).toBe(String((await introFile()).length))
    expect(answer.body).toBe('')
  })

  it.each([
    '/clips/intro/film.ts',
    '/clips/intro/clip.json',
    '/clips/intro/..%2fintro%2ffilm.mp4',
    '/clips/nothing/film.mp4',
    '/portraits/cast.ts',
    '/portraits/portraits.json',
  ])('serve nothing else of their folder: %s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'media_not_found' })
  })
})

describe('the making-of', () => {
  const craftOf = (slug: string) => studio.films.find((film) => film.slug === slug)?.craft

  it('tells of the films that the viewer may see, and of no other', async () => {
    await home.addTitle({ title: 'A Slow Waltz', origin: demoOrigin('a-slow-waltz') })
    await home.addTitle({
      title: 'The Umbrella Samurai',
      rating: 'PG',
      origin: demoOrigin('the-umbrella-samurai'),
    })
    await home.addTitle({ title: 'Our holiday' })
    const child = await home.addSomebody('G')
    const parent = await home.addSomebody('R')
    const told = async (who: typeof child) =>
      studioSchema.parse((await who.get('/api/studio')).json()).films
    const waltz = { craft: craftOf('a-slow-waltz'), frames: 972, sheetUrl: null }
    expect(await told(child)).toMatchObject([waltz])
    expect((await told(parent)).map(({ animation }) => animation.title)).toEqual([
      'A Slow Waltz',
      'The Umbrella Samurai',
    ])
  })

  it('shows frames of a film once there are some', async () => {
    const id = await home.addTitle({ origin: demoOrigin('a-slow-waltz'), hasPreviews: true })
    const parent = await home.addSomebody('R')
    const { films } = studioSchema.parse((await parent.get('/api/studio')).json())
    expect(films[0]?.sheetUrl).toMatch(new RegExp(`^/media/${id}/[^/]+/previews/sheet-0.jpg$`))
  })

  it('introduces the cast', async () => {
    const { portraits } = studioSchema.parse((await get('/api/studio')).json())
    expect(portraits.map(({ name }) => name)).toContain('lion')
    for (const { url } of portraits) expect((await get(url)).statusCode).toBe(200)
  })
})

it('says where the tile Create Studios leads', async () => {
  expect(siteSchema.parse((await get('/api/site')).json())).toEqual({
    studioUrl: 'https://studio.example/',
  })
})

it('has no clips where none were brought', async () => {
  const bare = await openTestHome()
  expect((await bare.app.inject('/api/clips')).json()).toEqual([])
  await bare.close()
})

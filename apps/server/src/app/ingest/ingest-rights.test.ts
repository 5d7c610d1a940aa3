import { animationListSchema, type Genre } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { FAMILY_TITLE_ROUTES } from '@starnest/contract/catalog/family-titles.routes'
import { INGEST_ROUTES } from '@starnest/contract/files/ingest.routes'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { pathOf } from '@starnest/contract/route'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openCinema, type StoredFile } from '../../../test/ingest/family-cinema.ts'
import { PLAIN_FILM, scriptedEngine } from '../../../test/ingest/scripted-engine.ts'
import type { Somebody } from '../../../test/test-home.ts'
import { deviceIdOf, newDeviceCookie } from '../../features/household/device-cookie.ts'
import { devices, households, profiles } from '../../tables/family.ts'

let cinema: Awaited<ReturnType<typeof openCinema>>
let child: Somebody
let film: StoredFile
let titleId: number

const said = {
  title: 'Our summer',
  description: 'Three weeks at the lake.',
  genre: 'adventure' as Genre | null,
  releaseYear: 2024,
  rating: null as 'G' | null,
}

beforeAll(async () => {
  cinema = await openCinema(scriptedEngine(PLAIN_FILM))
  child = await cinema.home.addSomebody('G')
  film = await cinema.store('summer.mp4')
  await cinema.home.ingest.begin(film.id)
  titleId = (await cinema.titleIdOf(film.filename)) ?? 0
  await cinema.ended(film.filename)
})
afterAll(() => cinema.home.close())

const addresses = (filename: string, id: number) =>
  [
    ['GET', pathOf(INGEST_ROUTES.state, { filename })],
    ['POST', pathOf(INGEST_ROUTES.retry, { filename })],
    ['POST', pathOf(INGEST_ROUTES.optimise, { filename })],
    ['POST', pathOf(INGEST_ROUTES.cancel, { filename })],
    ['PUT', pathOf(FAMILY_TITLE_ROUTES.change, { id })],
    ['GET', pathOf(FAMILY_TITLE_ROUTES.posters, { id })],
  ] as const

async function titlesOf(who: Somebody): Promise<string[]> {
  const answer = await who.get(CATALOG_ROUTES.list.path)
  return animationListSchema.parse(answer.json()).map(({ title }) => title)
}

describe('what is made of a file', () => {
  it('is not for children, whatever the address', async () => {
    for (const [method, url] of addresses(film.filename, titleId)) {
      const payload = method === 'PUT' ? said : undefined
      const answer = await cinema.call(method, url, payload, child)
      expect(answer.json(), `${method} ${url}`).toMatchObject({ code: 'grown_ups_only' })
    }
  })

  it('does not exist for another household', async () => {
    const neighbour = await addNeighbour()
    for (const [method, url] of addresses(film.filename, titleId)) {
      const payload = method === 'PUT' ? said : undefined
      const answer = await cinema.call(method, url, payload, neighbour)
      expect(answer.statusCode, `${method} ${url}`).toBe(404)
      expect(answer.body).not.toContain(film.mediaId)
    }
    expect(await titlesOf(neighbour)).toEqual([])
  })

  it('does not exist for a grown-up from whom its title is hidden', async () => {
    const careful = await cinema.home.addSomebody('PG', { ageGroup: 'adult' })
    for (const [method, url] of addresses(film.filename, titleId)) {
      const payload = method === 'PUT' ? said : undefined
      const answer = await cinema.call(method, url, payload, careful)
      expect(answer.statusCode, `${method} ${url}`).toBe(404)
    }
  })
})

describe("a title of the family's own", () => {
  it('is for adults until a parent rates it, and for children from then on', async () => {
    expect(await titlesOf(cinema.grownUp)).toEqual(['summer'])
    expect(await titlesOf(child)).toEqual([])
    expect((await child.get(`/media/${titleId}/${film.mediaId}/original.mp4`)).statusCode).toBe(404)
    const change = (rating: 'G' | null) =>
      cinema.call('PUT', pathOf(FAMILY_TITLE_ROUTES.change, { id: titleId }), { ...said, rating })
    expect((await change('G')).json()).toMatchObject({ title: 'Our summer', rating: 'G' })
    expect(await titlesOf(child)).toEqual(['Our summer'])
    const found = await child.get('/api/search?q=sumer')
    expect(found.body).toContain('Our summer')
    expect((await child.get('/api/home')).statusCode).toBe(200)
    expect((await child.get(`/media/${titleId}/${film.mediaId}/original.mp4`)).statusCode).toBe(200)
    expect((await change(null)).json()).toMatchObject({ rating: null })
    expect(await titlesOf(child)).toEqual([])
  })

  it('chooses one of three pictures, and no fourth', async () => {
    const posters = () => cinema.call('GET', pathOf(FAMILY_TITLE_ROUTES.posters, { id: titleId }))
    const { posters: addressesOfPosters, chosen } = (await posters()).json()
    expect(addressesOfPosters).toHaveLength(3)
    expect(chosen).toBe(0)
    for (const address of addressesOfPosters) {
      expect((await cinema.grownUp.get(address)).statusCode).toBe(200)
      // A right is remembered for two seconds.
      const status = async () => (await child.get(address)).statusCode
      await vi.waitFor(async () => expect(await status()).toBe(404))
    }
    const choose = (poster: number) =>
      cinema.call('PUT', pathOf(FAMILY_TITLE_ROUTES.change, { id: titleId }), { ...said, poster })
    expect((await choose(2)).json()).toMatchObject({ thumbnailUrl: addressesOfPosters[2] })
    expect((await posters()).json()).toMatchObject({ chosen: 2 })
    await cinema.home.storage.remove(`${film.mediaId}/pictures.json`)
    expect((await choose(1)).json()).toMatchObject({ code: 'invalid_request' })
  })

  it('is one that the family brought in: what ships with Starnest is left as it is', async () => {
    const shipped = await cinema.home.addTitle({ origin: 'demo:lantern' })
    const answer = await cinema.call(
      'PUT',
      pathOf(FAMILY_TITLE_ROUTES.change, { id: shipped }),
      said,
    )
    expect(answer.json()).toMatchObject({ code: 'title_not_found' })
  })

  it('without a genre stands on the home screen, in searches and beside others', async () => {
    const plain = { ...said, title: 'Nameless', genre: null, rating: null }
    await cinema.call('PUT', pathOf(FAMILY_TITLE_ROUTES.change, { id: titleId }), plain)
    await cinema.home.addProgress(cinema.grownUp, titleId)
    for (const url of ['/api/home', '/api/search?q=nameless', `/api/animations/${titleId}`]) {
      const answer = await cinema.grownUp.get(url)
      expect(answer.statusCode, url).toBe(200)
      expect(answer.body, url).toContain('Nameless')
    }
    for (const url of ['/api/news', '/api/home?genre=comedy', '/api/home?shelf=movies']) {
      expect((await cinema.grownUp.get(url)).statusCode, url).toBe(200)
    }
  })
})

async function addNeighbour(): Promise<Somebody> {
  const { db } = cinema.home.database
  const [house] = await db.insert(households).values({ name: 'Neighbours' }).returning()
  const householdId = house?.id ?? 0
  const fields = { householdId, name: 'Nia', displayName: 'Nia', ageGroup: 'adult' as const }
  const [nia] = await db
    .insert(profiles)
    .values({ ...fields, avatarUrl: '🦉', contentRating: 'R', activatedAt: new Date(0) })
    .returning()
  const deviceId = newDeviceCookie()
  const profileId = nia?.id ?? 0
  await db
    .insert(devices)
    .values({ id: deviceIdOf(deviceId), householdId, activeProfileId: profileId })
  const cookies = { [DEVICE_COOKIE]: deviceId }
  return { profileId, deviceId, get: (url) => cinema.home.app.inject({ url, cookies }) }
}

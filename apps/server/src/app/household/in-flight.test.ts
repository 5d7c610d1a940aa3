import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { pathOf } from '@starnest/contract/route'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { mediaKey, mediaUrl } from '../../domain/media/media-address.ts'

const MEDIA_ID = 'inflightinflightinflig'
const FAMILY = 8
const ROUNDS = 10

let home: TestHome
let family: Somebody[]
let film: string
beforeAll(async () => {
  home = await openTestHome()
  await home.storage.putFile(mediaKey(MEDIA_ID, 'video.mp4'), import.meta.filename)
})
beforeEach(async () => {
  await home.clear()
  film = mediaUrl(await home.addTitle({ mediaId: MEDIA_ID }), MEDIA_ID, 'video.mp4')
  family = []
  for (let nth = 0; nth < FAMILY; nth += 1) {
    family.push(await home.addSomebody('G', { dailyMinutes: 240 }))
  }
})
afterAll(() => home.close())

const change = ({ deviceId }: Somebody, method: 'POST' | 'PUT', url: string, payload?: object) =>
  home.app.inject({
    method,
    url,
    cookies: { starnest_device: deviceId },
    ...(payload && { payload }),
  })

it('goes on giving their films to others while somebody changes their profile', async () => {
  const [changing, ...others] = family
  if (!changing) throw new Error('nobody is there')
  const statuses = new Map<number, number>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const films = others.map((who) => who.get(film))
    const changes = [
      change(changing, 'POST', pathOf(PROFILE_ROUTES.activate, { id: changing.profileId })),
      change(changing, 'PUT', PROFILE_ROUTES.changePreferences.path, { autoPlay: round % 2 === 0 }),
    ]
    for (const { statusCode } of await Promise.all(films)) {
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    await Promise.all(changes)
    // What is remembered for media has to be looked up anew in the next round.
    home.household.forgetRemembered()
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: ROUNDS * (FAMILY - 1) })
})

it('lets nobody have a film by what was looked up before they lost it', async () => {
  const [child, parent] = [family[0], await home.addSomebody('R', { ageGroup: 'adult' })]
  if (!child) throw new Error('nobody is there')
  const id = await home.addTitle({ mediaId: MEDIA_ID, rating: 'G' })
  const url = mediaUrl(id, MEDIA_ID, 'video.mp4')
  for (let round = 0; round < ROUNDS; round += 1) {
    const rule = `/api/parents/profiles/${child.profileId}/titles/${id}/rule`
    const asked = child.get(url)
    await change(parent, 'PUT', rule, { rule: 'blocked' })
    expect((await child.get(url)).statusCode).toBe(404)
    expect([200, 404]).toContain((await asked).statusCode)
    await change(parent, 'PUT', rule, { rule: null })
  }
})

import { DEVICE_COOKIE, viewerSchema } from '@starnest/contract/household/household'
import { HOUSEHOLD_ROUTES } from '@starnest/contract/household/household.routes'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { PARENTS_ROUTES } from '@starnest/contract/parents/parents.routes'
import { pathOf } from '@starnest/contract/route'
import { playbackSchema } from '@starnest/contract/watch/watch'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { deviceIdOf, newDeviceCookie } from '../../features/household/device-cookie.ts'
import { households, profiles } from '../../tables/family.ts'

let home: TestHome
let parent: Somebody
let child: Somebody
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  parent = await home.addSomebody('R', { ageGroup: 'adult' })
  child = await home.addSomebody('PG')
})
afterAll(() => home.close())

const send = (method: 'POST' | 'PUT', url: string, payload: object = {}) =>
  home.app.inject({ method, url, cookies: { [DEVICE_COOKIE]: parent.deviceId }, payload })
const gather = (...profileIds: unknown[]) =>
  send('POST', HOUSEHOLD_ROUTES.watchingTogether.path, { profileIds })
const onScreen = async () =>
  viewerSchema.parse((await parent.get(HOUSEHOLD_ROUTES.viewer.path)).json())
const isShown = async (titleId: number) =>
  (await parent.get(`/api/animations/${titleId}`)).statusCode === 200

it('shows what everybody on the screen may see, by ceilings and by rules', async () => {
  const sibling = await home.addSomebody('R')
  const [gentle, grim, approved, blocked] = [
    await home.addTitle({ rating: 'G' }),
    await home.addTitle({ rating: 'R' }),
    await home.addTitle({ rating: 'R' }),
    await home.addTitle({ rating: 'G' }),
  ]
  await home.addRule(child, approved, 'approved')
  await home.addRule(sibling, blocked, 'blocked')
  const shown = () => Promise.all([gentle, grim, approved, blocked].map(isShown))
  expect(await shown()).toEqual([true, true, true, true])
  const answer = viewerSchema.parse((await gather(child.profileId, sibling.profileId)).json())
  expect(answer).toEqual(await onScreen())
  expect(answer).toMatchObject({ profile: { id: parent.profileId }, maximumAge: 8 })
  expect(answer.companions.map(({ id }) => id).sort()).toEqual(
    [child.profileId, sibling.profileId].sort(),
  )
  expect(await shown()).toEqual([true, false, true, false])
  await gather(child.profileId)
  expect(await shown()).toEqual([true, false, true, true])
  await gather()
  expect(await shown()).toEqual([true, true, true, true])
})

it('keeps where everybody stands in the film', async () => {
  const film = await home.addTitle({ durationSeconds: 120 })
  await gather(child.profileId)
  const playback = crypto.randomUUID()
  for (const [nth, currentTime] of [20, 60].entries()) {
    const report = { currentTime, playback, sequence: nth + 1 }
    await send('PUT', `/api/animations/${film}/progress`, report)
    home.clock.now = new Date(home.clock.now.getTime() + 40_000)
  }
  for (const who of [parent, child]) {
    const answer = await who.get(`/api/animations/${film}/playback`)
    expect(playbackSchema.parse(answer.json()).resumeAt).toBe(60)
  }
  const [{ viewCount } = { viewCount: 0 }] = [(await parent.get(`/api/animations/${film}`)).json()]
  expect(viewCount).toBe(1)
})

it('ends when somebody is activated', async () => {
  await gather(child.profileId)
  await send('POST', pathOf(PROFILE_ROUTES.activate, { id: parent.profileId }))
  expect((await onScreen()).companions).toEqual([])
})

it('keeps the rules for grown-ups out of reach while a child watches along', async () => {
  await gather(child.profileId)
  const titles = pathOf(PARENTS_ROUTES.titles, { id: child.profileId })
  expect((await parent.get(titles)).json()).toMatchObject({ code: 'grown_ups_only' })
  await gather()
  expect((await parent.get(titles)).statusCode).toBe(200)
})

it('goes on without somebody who left the family', async () => {
  await gather(child.profileId)
  await home.app.inject({
    method: 'DELETE',
    url: pathOf(PROFILE_ROUTES.remove, { id: child.profileId }),
    cookies: { [DEVICE_COOKIE]: child.deviceId },
  })
  expect(await onScreen()).toMatchObject({ companions: [], maximumAge: 18 })
})

it('takes only profiles of the own household, nine at most, and changes nothing else', async () => {
  const [neighbours] = await home.database.db
    .insert(households)
    .values({ name: 'Neighbours' })
    .returning()
  const stranger = await home.addSomebody('G', { householdId: neighbours?.id })
  await gather(child.profileId)
  for (const [ids, code] of [
    [[stranger.profileId], 'profile_not_found'],
    [[2_147_483_647], 'profile_not_found'],
    [Array.from({ length: 10 }, (_, index) => index + 1), 'invalid_request'],
    [['1'], 'invalid_request'],
    [[0.5], 'invalid_request'],
  ] as const) {
    expect((await gather(...ids)).json()).toMatchObject({ code })
  }
  expect((await onScreen()).companions.map(({ id }) => id)).toEqual([child.profileId])
})

it('asks for a browser that keeps cookies', async () => {
  const answer = await home.app.inject({
    method: 'POST',
    url: HOUSEHOLD_ROUTES.watchingTogether.path,
    payload: { profileIds: [child.profileId] },
  })
  expect(answer.json()).toMatchObject({ code: 'invalid_request' })
})

it('tells of several screens at once what it tells of each, also of one that nobody knows', async () => {
  const unknown = deviceIdOf(newDeviceCookie())
  await gather(child.profileId)
  const ids = [deviceIdOf(child.deviceId), deviceIdOf(parent.deviceId), null, unknown]
  const alone = async () => Promise.all(ids.map((id) => home.household.viewerOn(id)))
  expect(await home.household.viewersOn(ids)).toEqual(await alone())
  await home.database.db.update(profiles).set({ pinHash: 'a hash' })
  expect(await home.household.viewersOn(ids)).toEqual(await alone())
  const described = await home.household.describeViewers(await alone())
  expect(described[1]).toMatchObject({ profile: { id: parent.profileId } })
})

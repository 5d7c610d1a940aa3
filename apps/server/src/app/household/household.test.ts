import { DEVICE_COOKIE, viewerSchema } from '@starnest/contract/household/household'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { deviceIdOf, newDeviceCookie } from '../../features/household/device-cookie.ts'
import { devices, profiles } from '../../tables/family.ts'

let home: TestHome
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(() => home.clear())
afterAll(() => home.close())

const askedAs = (deviceId: string) =>
  home.app.inject({ url: '/api/viewer', cookies: { [DEVICE_COOKIE]: deviceId } })
const devicesKnown = () => home.database.db.select().from(devices)
const cookieOf = (answer: Awaited<ReturnType<typeof askedAs>>) =>
  answer.cookies.find(({ name }) => name === DEVICE_COOKIE)

it('welcomes the first start with a household of one grown-up who may see everything', async () => {
  const answer = await home.app.inject('/api/viewer')
  expect(viewerSchema.parse(answer.json())).toMatchObject({
    profile: { displayName: 'Grown-up' },
    maximumAge: 18,
  })
})

it('makes no second household at the second start', async () => {
  expect(await home.household.prepare()).toBe(home.householdId)
})

it('gives a client without a cookie one that scripts cannot read and that lasts 400 days', async () => {
  const cookie = cookieOf(await home.app.inject('/api/viewer'))
  expect(cookie).toMatchObject({
    value: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: 400 * 24 * 60 * 60,
  })
})

it('remembers a device only once its cookie has come back', async () => {
  const cookie = cookieOf(await home.app.inject('/api/viewer'))
  expect(await devicesKnown()).toEqual([])
  await askedAs(cookie?.value ?? '')
  expect(await devicesKnown()).toMatchObject([{ id: deviceIdOf(cookie?.value ?? '') }])
})

it('lets nobody be a device by what the database says of it', async () => {
  const somebody = await home.addSomebody('PG')
  const [stored] = await devicesKnown()
  expect(stored?.id).toBe(deviceIdOf(somebody.deviceId))
  const answer = await askedAs(stored?.id ?? '')
  expect(answer.json()).not.toMatchObject({ profile: { id: somebody.profileId } })
  expect(cookieOf(answer)?.value).not.toBe(stored?.id)
})

it('writes nothing for a client that never keeps a cookie', async () => {
  for (let call = 0; call < 20; call += 1) await home.app.inject('/api/viewer')
  expect(await devicesKnown()).toEqual([])
})

it.each(['', 'x', 'a'.repeat(5000), "' or 1=1 --", '../../../etc/passwd', `${'a'.repeat(21)}B`])(
  'takes the malformed cookie "%.20s" for a new device',
  async (value) => {
    const answer = await home.app.inject({
      url: '/api/viewer',
      headers: { cookie: `${DEVICE_COOKIE}=${encodeURIComponent(value)}` },
    })
    expect(answer.statusCode).toBe(200)
    expect(cookieOf(answer)?.value).not.toBe(value)
    expect(await devicesKnown()).toEqual([])
  },
)

it('notes that a device was here at most once a minute', async () => {
  const deviceId = newDeviceCookie()
  const started = home.clock.now
  const secondsLater = (seconds: number) => new Date(started.getTime() + seconds * 1000)
  const seen: (Date | undefined)[] = []
  for (const seconds of [0, 30, 59, 61]) {
    home.clock.now = secondsLater(seconds)
    await askedAs(deviceId)
    seen.push((await devicesKnown())[0]?.lastSeenAt)
  }
  expect(seen).toEqual([0, 0, 0, 61].map(secondsLater))
})

it('renews the cookie of a device that comes back after a day, and not sooner', async () => {
  const deviceId = newDeviceCookie()
  const asked = async (hours: number) => {
    home.clock.now = new Date(home.clock.now.getTime() + hours * 3_600_000)
    return cookieOf(await askedAs(deviceId))
  }
  expect(await asked(0)).toMatchObject({ value: deviceId })
  expect(await asked(23)).toBeUndefined()
  expect(await asked(25)).toMatchObject({ value: deviceId })
})

it('renews the cookie of a device in daily use, also where a film is what it asks for first', async () => {
  const deviceId = newDeviceCookie()
  const hoursLater = (hours: number) => {
    home.clock.now = new Date(home.clock.now.getTime() + hours * 3_600_000)
  }
  const renewed: boolean[] = []
  for (let day = 0; day < 4; day += 1) {
    renewed.push(cookieOf(await askedAs(deviceId)) !== undefined)
    hoursLater(23)
    await home.app.inject({ url: '/media/1/a/video.mp4', cookies: { [DEVICE_COOKIE]: deviceId } })
  }
  expect(renewed).toEqual([true, false, true, false])
})

it('forgets devices whose cookie has run out', async () => {
  await askedAs(newDeviceCookie())
  home.clock.now = new Date(home.clock.now.getTime() + 401 * 24 * 3_600_000)
  await home.household.prepare()
  expect(await devicesKnown()).toEqual([])
})

it('does not fill up with made-up cookies', async () => {
  const { householdId } = home
  const many = Array.from({ length: 1000 }, () => ({
    id: deviceIdOf(newDeviceCookie()),
    householdId,
  }))
  await home.database.db.insert(devices).values(many)
  expect((await askedAs(newDeviceCookie())).statusCode).toBe(200)
  expect(await devicesKnown()).toHaveLength(1000)
})

it.each([
  ['G', 0],
  ['PG', 8],
  ['PG-13', 13],
  ['R', 18],
] as const)('limits a profile with ceiling %s to titles from %i years', async (ceiling, age) => {
  const somebody = await home.addSomebody(ceiling)
  expect((await somebody.get('/api/viewer')).json()).toMatchObject({
    profile: { id: somebody.profileId },
    maximumAge: age,
  })
})

it('shows a device that never chose the profile that was activated last', async () => {
  const { profileId } = await home.addSomebody('PG')
  const tomorrow = new Date(Date.now() + 86_400_000)
  await home.database.db
    .update(profiles)
    .set({ activatedAt: tomorrow })
    .where(eq(profiles.id, profileId))
  expect((await home.app.inject('/api/viewer')).json()).toMatchObject({
    profile: { id: profileId },
  })
})

it('follows a changed ceiling with the next call', async () => {
  const somebody = await home.addSomebody('R')
  expect((await somebody.get('/api/viewer')).json()).toMatchObject({ maximumAge: 18 })
  await home.database.db
    .update(profiles)
    .set({ contentRating: 'G' })
    .where(eq(profiles.id, somebody.profileId))
  expect((await somebody.get('/api/viewer')).json()).toMatchObject({ maximumAge: 0 })
})

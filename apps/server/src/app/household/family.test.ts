import {
  DEFAULT_AI_PERSONALITY,
  DEFAULT_PREFERENCES,
  MAX_PROFILES,
  preferencesOf,
} from '@starnest/contract/household/profiles'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dad, mia, mom, names, openFamilyDevice, teo } from '../../../test/family-device.ts'
import { openTestHome, type TestHome } from '../../../test/test-home.ts'
import { households, profiles } from '../../tables/family.ts'
import { progress } from '../../tables/watching.ts'

let home: TestHome
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(() => home.clear())
afterAll(() => home.close())
const openDevice = () => openFamilyDevice(home)

describe('a household that has named nobody', () => {
  it('has an empty family, and a grown-up who watches', async () => {
    const device = await openDevice()
    expect(await device.list()).toEqual([])
    expect(await device.active()).toMatchObject({ role: null, ageGroup: 'adult' })
  })

  it('gives the first grown-up the place of the unnamed one, with what it has watched', async () => {
    const device = await openDevice()
    const { id } = await device.active()
    const titleId = await home.addTitle()
    await home.database.db
      .insert(progress)
      .values({ householdId: home.householdId, profileId: id, titleId, positionSeconds: 60 })
    const added = await device.add(dad)
    expect(added.id).toBe(id)
    expect(names(await device.list())).toEqual(['Dad'])
    expect(await device.active()).toEqual(added)
    expect(await home.database.db.$count(progress, eq(progress.profileId, id))).toBe(1)
  })

  it('keeps the unnamed grown-up beside a child that comes first, and active', async () => {
    const device = await openDevice()
    await device.add(mia)
    expect(names(await device.list())).toEqual(['Grown-up', 'Mia'])
    expect(await device.active()).toMatchObject({ name: 'Grown-up' })
    await device.add(mom)
    expect(names(await device.list())).toEqual(['Mom', 'Mia'])
  })

  it('can say what the unnamed grown-up likes without naming it', async () => {
    const device = await openDevice()
    const { id, name, displayName, ageGroup } = await device.active()
    const preferences = JSON.stringify({ preferredLanguage: 'fr' })
    const fields = { name, displayName, ageGroup, role: null, preferences }
    expect((await device.change(id, fields)).statusCode).toBe(200)
    expect(JSON.parse((await device.active()).preferences)).toMatchObject({
      preferredLanguage: 'fr',
    })
    expect(await device.list()).toEqual([])
  })
})

describe('what whoever watches likes', () => {
  const like = (device: Awaited<ReturnType<typeof openDevice>>, changed: object) =>
    device.call('PUT', PROFILE_ROUTES.changePreferences.path, changed)

  it('loses nothing to changes from two pages at once', async () => {
    const device = await openDevice()
    await device.add(dad)
    for (let round = 0; round < 5; round += 1) {
      const isOn = round % 2 === 0
      await Promise.all([
        like(device, { autoPlay: isOn }),
        like(device, { showSubtitles: isOn }),
        like(device, { favoriteGenres: isOn ? ['anime'] : [] }),
        like(device, { preferredLanguage: isOn ? 'es' : 'fr' }),
      ])
      expect(JSON.parse((await device.active()).preferences)).toEqual({
        autoPlay: isOn,
        showSubtitles: isOn,
        favoriteGenres: isOn ? ['anime'] : [],
        preferredLanguage: isOn ? 'es' : 'fr',
      })
    }
  })

  it('is of the active profile alone', async () => {
    const device = await openDevice()
    await device.add(dad)
    const child = await device.add(mia)
    await device.activate(child.id)
    expect((await like(device, { showSubtitles: true })).json()).toMatchObject({ id: child.id })
    const [first] = await device.list()
    expect(JSON.parse(first?.preferences ?? '')).toMatchObject({ showSubtitles: false })
  })

  it('is kept for nobody else, where somebody else watches by now', async () => {
    const device = await openDevice()
    const { id } = await device.add(dad)
    const child = await device.add(mia)
    await device.activate(child.id)
    const refused = await like(device, { showSubtitles: true, profileId: id })
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'profile_changed' }])
    expect(JSON.parse((await device.active()).preferences)).not.toHaveProperty('profileId')
    await like(device, { showSubtitles: true, profileId: child.id })
    const stored = JSON.parse((await device.active()).preferences)
    expect(stored).toMatchObject({ showSubtitles: true })
    expect(stored).not.toHaveProperty('profileId')
  })

  it('keeps how captions look, whatever else changes', async () => {
    const device = await openDevice()
    await device.add(dad)
    const captionLook = {
      ...{ size: 'huge', color: 'yellow', background: 'none', edge: 'outline', place: 'top' },
    }
    await like(device, { captionLook })
    await like(device, { showSubtitles: true })
    const stored = JSON.parse((await device.active()).preferences)
    expect(stored).toMatchObject({ captionLook, showSubtitles: true })
    const answer = await like(device, { captionLook: { ...captionLook, size: 'url(x)' } })
    expect(answer.statusCode).toBe(400)
  })

  it('says what is done with intros and credits, once somebody chose', async () => {
    const device = await openDevice()
    await device.add(dad)
    const before = (await device.active()).preferences
    expect(JSON.parse(before)).not.toHaveProperty('skipIntros')
    expect(preferencesOf({ preferences: before }).skipIntros).toBeUndefined()
    await like(device, { skipIntros: 'skip' })
    await like(device, { skipCredits: 'nothing' })
    expect(preferencesOf(await device.active())).toMatchObject({
      ...{ skipIntros: 'skip', skipCredits: 'nothing', autoPlay: true },
    })
    expect((await like(device, { skipIntros: 'always' })).statusCode).toBe(400)
  })

  it.each([{ theme: 'dark' }, { autoPlay: 'yes' }, { favoriteGenres: ['western'] }, [], null])(
    'is never %j',
    async (changed) => {
      const device = await openDevice()
      const answer = await home.app.inject({
        method: 'PUT',
        url: PROFILE_ROUTES.changePreferences.path,
        cookies: { starnest_device: device.id },
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(changed),
      })
      expect(answer.statusCode).toBe(400)
      expect(JSON.parse((await device.active()).preferences)).toEqual(DEFAULT_PREFERENCES)
    },
  )

  it('is said by nobody on a device that has yet to choose', async () => {
    const device = await openDevice()
    const { id } = await device.add(dad)
    await device.activate(id)
    await device.setPin(id, '482915')
    const stranger = await openDevice()
    expect((await like(stranger, { autoPlay: false })).json()).toMatchObject({
      code: 'grown_ups_only',
    })
  })
})

describe('adding somebody', () => {
  it('answers what was said, and defaults for the rest', async () => {
    const device = await openDevice()
    const added = await device.add({ ...mia, name: '  Mia\u0301  ' })
    expect(added).toMatchObject({ name: 'Miá', role: 'child', contentRating: 'G', avatarUrl: '🧑' })
    expect(JSON.parse(added.preferences)).toEqual({ ...DEFAULT_PREFERENCES, autoPlay: false })
    expect(JSON.parse(added.aiPersonality)).toEqual(DEFAULT_AI_PERSONALITY)
  })

  it.each([
    [mia, 'G'],
    [teo, 'PG-13'],
    [dad, 'R'],
  ] as const)('gives %o the ceiling of the age group: %s', async (fields, contentRating) => {
    const device = await openDevice()
    expect(await device.add(fields)).toMatchObject({ contentRating })
  })

  it.each([
    [mia, false],
    [teo, true],
    [dad, true],
  ] as const)(
    'lets the next film begin by itself for %o unless it says: %s',
    async (fields, autoPlay) => {
      const device = await openDevice()
      const added = async (likes?: object) => {
        const preferences = likes && { preferences: JSON.stringify(likes) }
        return JSON.parse((await device.add({ ...fields, ...preferences })).preferences)
      }
      expect(await added()).toMatchObject({ autoPlay })
      expect(await added({ preferredLanguage: 'fr' })).toMatchObject({ autoPlay })
      expect(await added({ autoPlay: !autoPlay })).toMatchObject({ autoPlay: !autoPlay })
    },
  )

  it('keeps a ceiling and likes that were said', async () => {
    const device = await openDevice()
    const likes = { favoriteGenres: ['fantasy', 'comedy'], preferredLanguage: 'es' }
    const added = await device.add({
      ...mia,
      contentRating: 'PG',
      avatarUrl: '/portraits/fox.webp',
      preferences: JSON.stringify(likes),
      aiPersonality: JSON.stringify({ tone: 'playful', interests: [' dinosaurs '] }),
    })
    expect(added).toMatchObject({ contentRating: 'PG', avatarUrl: '/portraits/fox.webp' })
    expect(JSON.parse(added.preferences)).toMatchObject(likes)
    expect(JSON.parse(added.aiPersonality)).toMatchObject({ interests: ['dinosaurs'] })
  })

  it('switches nobody', async () => {
    const device = await openDevice()
    const { id } = await device.add(dad)
    await device.add(mia)
    await device.add(mom)
    expect(await device.active()).toMatchObject({ id })
    expect(await (await openDevice()).active()).toMatchObject({ id })
  })

  it('refuses an eleventh profile and keeps the ten', async () => {
    const device = await openDevice()
    await device.add(dad)
    for (let count = 1; count < MAX_PROFILES; count += 1) await device.add(mia)
    const answer = await device.call('POST', PROFILE_ROUTES.add.path, mia)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'profile_limit_reached',
      message: 'Maximum of 10 family profiles reached',
    })
    expect(await device.list()).toHaveLength(MAX_PROFILES)
  })

  it('makes no eleventh profile however many devices add one at once', async () => {
    const device = await openDevice()
    await device.add(dad)
    for (let count = 1; count < MAX_PROFILES - 1; count += 1) await device.add(mia)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => device.call('POST', PROFILE_ROUTES.add.path, mia)),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      201, 409, 409, 409, 409, 409,
    ])
    expect(await device.list()).toHaveLength(MAX_PROFILES)
  })

  it('lets only one of two grown-ups that are named at once take the unnamed one’s place', async () => {
    const device = await openDevice()
    await Promise.all([device.add(dad), device.add(mom)])
    expect(names(await device.list()).sort()).toEqual(['Dad', 'Mom'])
  })
})

describe('what may not be said', () => {
  it.each([
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(41) }],
    ['name', { name: '\u200b\u2060' }],
    ['name', { name: 'tab\there' }],
    ['name', { name: 'nul\u0000' }],
    ['displayName', { displayName: 'abc\u202edef' }],
    ['displayName', { displayName: '\ud800' }],
    ['displayName', { displayName: 7 }],
    ['role', { role: 'boss' }],
    ['role', { role: null }],
    ['ageGroup', { ageGroup: '' }],
    ['contentRating', { contentRating: 'NC-17' }],
    ['avatarUrl', { avatarUrl: 'ab' }],
    ['avatarUrl', { avatarUrl: '🦊🦊' }],
    ['avatarUrl', { avatarUrl: 'https://example.org/face.png' }],
    ['avatarUrl', { avatarUrl: '/portraits/../../etc/passwd' }],
    ['preferences', { preferences: '{' }],
    ['preferences', { preferences: { autoPlay: true } }],
    ['preferences', { preferences: '"text"' }],
    ['preferences', { preferences: '{"__proto__":{"autoPlay":false}}' }],
    ['preferences', { preferences: '{"theme":"dark"}' }],
    ['preferences.favoriteGenres.0', { preferences: '{"favoriteGenres":["western"]}' }],
    ['preferences.autoPlay', { preferences: '{"autoPlay":"yes"}' }],
    ['preferences', { preferences: `{"favoriteGenres":[${'"kids",'.repeat(5000)}"kids"]}` }],
    ['aiPersonality.tone', { aiPersonality: '{"tone":"rude"}' }],
    ['aiPersonality.interests.0', { aiPersonality: '{"interests":[""]}' }],
    ['aiPersonality.interests', { aiPersonality: `{"interests":[${'"a",'.repeat(12)}"a"]}` }],
  ])('refuses a wrong %s and names it', async (field, wrong) => {
    const device = await openDevice()
    const answer = await device.call('POST', PROFILE_ROUTES.add.path, { ...mia, ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_request', details: { field } })
    expect(answer.json().message).toContain(`"${field}"`)
    expect(await device.list()).toEqual([])
  })

  it('refuses a body of a megabyte before reading it', async () => {
    const device = await openDevice()
    const huge = { ...mia, preferences: 'x'.repeat(1024 * 1024) }
    const answer = await device.call('POST', PROFILE_ROUTES.add.path, huge)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_request' })
  })

  it.each(['abc', '0', '-1', '1.5', '99999999999'])('refuses the id "%s"', async (id) => {
    const device = await openDevice()
    const answer = await device.call('POST', `${PROFILE_ROUTES.add.path}/${id}/activate`)
    expect(answer.statusCode).toBe(400)
  })

  it('does not know a profile of another household', async () => {
    const device = await openDevice()
    const [other] = await home.database.db
      .insert(households)
      .values({ name: 'Neighbours' })
      .returning()
    const [theirs] = await home.database.db
      .insert(profiles)
      .values({ ...mia, householdId: other?.id ?? 0, contentRating: 'G', avatarUrl: '🧑' })
      .returning()
    const id = theirs?.id ?? 0
    for (const call of [device.activate(id), device.remove(id), device.change(id, mia)]) {
      expect(await call).toMatchObject({ statusCode: 404 })
      expect((await call).json()).toMatchObject({ code: 'profile_not_found' })
    }
    expect(await home.database.db.$count(profiles, eq(profiles.id, id))).toBe(1)
  })
})

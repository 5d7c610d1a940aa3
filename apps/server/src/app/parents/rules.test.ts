import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import {
  type TitleForProfile,
  titleForProfileSchema,
  titlesForProfileSchema,
} from '@starnest/contract/parents/parents'
import { PARENTS_ROUTES } from '@starnest/contract/parents/parents.routes'
import { pathOf } from '@starnest/contract/route'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countRunningMs } from '../../../test/running-time.ts'
import { openTestHome, type Somebody, type TestHome } from '../../../test/test-home.ts'
import { mediaKey } from '../../domain/media/media-address.ts'
import { putTitle } from '../../features/catalog/title-writes.repository.ts'
import { households, profiles } from '../../tables/family.ts'
import { titles } from '../../tables/titles.ts'

let home: TestHome
let parent: Somebody
let child: Somebody
beforeAll(async () => {
  home = await openTestHome()
})
beforeEach(async () => {
  await home.clear()
  parent = await home.addSomebody('R', { ageGroup: 'adult' })
  child = await home.addSomebody('G')
})
afterAll(() => home.close())

function put(url: string, payload: object, who = parent) {
  return home.app.inject({
    method: 'PUT',
    url,
    cookies: { [DEVICE_COOKIE]: who.deviceId },
    payload,
  })
}

const say = (titleId: number, rule: string | null, who = parent) =>
  put(pathOf(PARENTS_ROUTES.rule, { id: child.profileId, titleId }), { rule }, who)
const rate = (titleId: number, rating: string | null, who = parent) =>
  put(pathOf(PARENTS_ROUTES.rating, { titleId }), { rating }, who)
const limit = (isApprovedOnly: boolean, who = parent) =>
  put(pathOf(PARENTS_ROUTES.limits, { id: child.profileId }), { isApprovedOnly }, who)

async function list(query = '', profileId = child.profileId) {
  const answer = await parent.get(`${pathOf(PARENTS_ROUTES.titles, { id: profileId })}${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return titlesForProfileSchema.parse(answer.json())
}

const brief = ({ animation: { title }, visible, why }: TitleForProfile) => [title, visible, why]

async function sees(who: Somebody, titleId: number): Promise<boolean> {
  const { statusCode } = await who.get(`/api/animations/${titleId}`)
  expect([200, 404]).toContain(statusCode)
  return statusCode === 200
}

describe('what a parent says of a title', () => {
  it('blocks one within the ceiling and shows it again', async () => {
    const title = await home.addTitle({ rating: 'G' })
    const answer = await say(title, 'blocked')
    expect(titleForProfileSchema.parse(answer.json())).toMatchObject({
      visible: false,
      why: 'blocked',
      rule: 'blocked',
    })
    expect([await sees(child, title), await sees(parent, title)]).toEqual([false, true])
    expect((await say(title, null)).json()).toMatchObject({ visible: true, why: 'rating' })
    expect(await sees(child, title)).toBe(true)
  })

  it('approves one above the ceiling, for this profile alone', async () => {
    const sibling = await home.addSomebody('G')
    const title = await home.addTitle({ rating: null })
    expect((await say(title, 'approved')).json()).toMatchObject({ visible: true, why: 'approved' })
    expect([await sees(child, title), await sees(sibling, title)]).toEqual([true, false])
    expect((await say(title, 'blocked')).json()).toMatchObject({ visible: false, rule: 'blocked' })
    expect(await sees(child, title)).toBe(false)
  })

  it('stops the media of a film that is playing at once', async () => {
    const mediaId = 'playingplayingplaying'
    const title = await home.addTitle({ rating: 'G', mediaId })
    await home.storage.putFile(mediaKey(mediaId, 'video.mp4'), import.meta.filename)
    const film = async () => (await child.get(`/media/${title}/${mediaId}/video.mp4`)).statusCode
    expect(await film()).toBe(200)
    await say(title, 'blocked')
    const ranMs = countRunningMs()
    await expect.poll(film, { interval: 50 }).toBe(404)
    expect(ranMs()).toBeLessThan(10_000)
  })

  it('is kept to titles and profiles of the own household', async () => {
    const [neighbours] = await home.database.db
      .insert(households)
      .values({ name: 'Neighbours' })
      .returning()
    const householdId = neighbours?.id ?? 0
    const theirs = await home.addTitle({ householdId })
    const theirChild = await home.addSomebody('G', { householdId })
    const own = await home.addTitle()
    expect((await say(theirs, 'blocked')).json()).toMatchObject({ code: 'title_not_found' })
    expect((await rate(theirs, 'R')).json()).toMatchObject({ code: 'title_not_found' })
    const rule = pathOf(PARENTS_ROUTES.rule, { id: theirChild.profileId, titleId: own })
    for (const answer of [
      await put(rule, { rule: 'blocked' }),
      await parent.get(pathOf(PARENTS_ROUTES.titles, { id: theirChild.profileId })),
      await put(pathOf(PARENTS_ROUTES.limits, { id: theirChild.profileId }), {
        isApprovedOnly: true,
      }),
    ]) {
      expect(answer.json()).toMatchObject({ code: 'profile_not_found' })
    }
    expect((await list()).titles.map(({ animation }) => animation.id)).toEqual([own])
  })

  it('is said by grown-ups only', async () => {
    const title = await home.addTitle({ rating: 'G' })
    const teen = await home.addSomebody('R', { ageGroup: 'teen' })
    for (const who of [child, teen]) {
      for (const answer of [
        await say(title, 'blocked', who),
        await rate(title, 'R', who),
        await limit(true, who),
        await who.get(pathOf(PARENTS_ROUTES.limits, { id: child.profileId })),
        await who.get(pathOf(PARENTS_ROUTES.titles, { id: child.profileId })),
      ]) {
        expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'grown_ups_only' }])
      }
    }
    expect(await sees(child, title)).toBe(true)
  })

  it('can be taken back by a parent who blocked it for the own profile', async () => {
    const title = await home.addTitle()
    const own = pathOf(PARENTS_ROUTES.rule, { id: parent.profileId, titleId: title })
    await put(own, { rule: 'blocked' })
    expect(await sees(parent, title)).toBe(false)
    expect((await list('', parent.profileId)).titles.map(brief)).toMatchObject([
      ['The Lantern Keeper', false, 'blocked'],
    ])
    await put(own, { rule: null })
    expect(await sees(parent, title)).toBe(true)
  })

  it.each([{ rule: 'maybe' }, {}, { rule: 'blocked', more: 1 }])('refuses %j', async (payload) => {
    const title = await home.addTitle()
    const answer = await put(
      pathOf(PARENTS_ROUTES.rule, { id: child.profileId, titleId: title }),
      payload,
    )
    expect(answer.json()).toMatchObject({ code: 'invalid_request' })
  })
})

describe('approved titles only', () => {
  it('shows what was approved, whatever its rating, and nothing else', async () => {
    const [gentle, approved, late] = [
      await home.addTitle({ rating: 'G', title: 'Gentle' }),
      await home.addTitle({ rating: 'R', title: 'Approved' }),
      await home.addTitle({ rating: 'G', title: 'Late' }),
    ]
    await say(approved, 'approved')
    expect((await limit(true)).json()).toMatchObject({ isApprovedOnly: true })
    const seen = () => Promise.all([gentle, approved, late].map((id) => sees(child, id)))
    expect(await seen()).toEqual([false, true, false])
    expect((await list()).titles.map(brief).sort()).toEqual([
      ['Approved', true, 'approved'],
      ['Gentle', false, 'approved-only'],
      ['Late', false, 'approved-only'],
    ])
    const rows = (await child.get('/api/home')).body
    expect([rows.includes('Approved'), rows.includes('Gentle')]).toEqual([true, false])
    await limit(false)
    expect(await seen()).toEqual([true, true, true])
  })
})

describe('what the family rates a title', () => {
  it('counts in place of the rating it came with, for everybody', async () => {
    const title = await home.addTitle({ rating: null })
    expect((await rate(title, 'G')).json()).toEqual({ rating: 'G', minimumAge: 0 })
    expect((await child.get(`/api/animations/${title}`)).json()).toMatchObject({ rating: 'G' })
    expect((await list()).titles).toMatchObject([{ familyRating: 'G', sourceRating: null }])
    expect((await rate(title, null)).json()).toEqual({ rating: null, minimumAge: 18 })
    expect(await sees(child, title)).toBe(false)
    expect((await list()).titles.map(brief)).toMatchObject([[expect.anything(), false, 'unrated']])
  })

  it('stays when its film is imported anew', async () => {
    const { householdId } = home
    const film = {
      householdId,
      origin: 'demo:star',
      originHash: 'one',
      title: 'Star',
      description: 'A star.',
      genre: 'kids',
      category: 'movie',
      durationSeconds: 60,
      rating: 'G',
    } as const
    await putTitle(home.database.db, film)
    const [{ id } = { id: 0 }] = await home.database.db.select().from(titles)
    await rate(id, 'R')
    await putTitle(home.database.db, { ...film, originHash: 'two', rating: 'PG' })
    expect(await sees(child, id)).toBe(false)
    const [found] = (await list()).titles
    expect(found).toMatchObject({ familyRating: 'R', sourceRating: 'PG' })
    expect((await rate(id, null)).json()).toEqual({ rating: 'PG', minimumAge: 8 })
    await putTitle(home.database.db, film)
    expect(await sees(child, id)).toBe(true)
  })
})

describe('the titles that a parent looks through', () => {
  it('come newest first, page by page, or by name', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
    for (const [minute, title] of ['Owl', 'Fox', 'Bear'].entries()) {
      await home.addTitle({ title, addedAt: at(minute) })
    }
    const first = await list('?limit=2')
    expect(first.titles.map(({ animation }) => animation.title)).toEqual(['Bear', 'Fox'])
    const second = await list(`?limit=2&cursor=${first.next}`)
    expect(second.titles.map(({ animation }) => animation.title)).toEqual(['Owl'])
    expect(second.next).toBeNull()
    expect((await list('?q=fóx')).titles.map(({ animation }) => animation.title)).toEqual(['Fox'])
    expect((await list('?q=zebra')).titles).toEqual([])
  })

  it('are not above the ceiling of the grown-up who looks', async () => {
    await home.database.db
      .update(profiles)
      .set({ contentRating: 'PG' })
      .where(eq(profiles.id, parent.profileId))
    const title = await home.addTitle({ rating: 'R' })
    expect((await list()).titles).toEqual([])
    expect((await say(title, 'approved')).statusCode).toBe(404)
  })
})

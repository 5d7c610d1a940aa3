import { expect } from '@playwright/test'
import { HOUSEHOLD_ROUTES } from '@starnest/contract/household/household.routes'
import { type ProfileFields, profileSchema } from '@starnest/contract/household/profiles'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { PARENTS_ROUTES } from '@starnest/contract/parents/parents.routes'
import { pathOf } from '@starnest/contract/route'
import { CALM, openDevice, test, watchableFilms } from '../starnest.ts'

test.use(CALM)

/** How soon a film that a parent takes away has to stop: sooner than any page asks by itself, and later than this
 *  machine stalls. */
const STOPS_WITHIN_MS = 20_000

const dad: ProfileFields = { name: 'Dad', displayName: 'Dad', role: 'dad', ageGroup: 'adult' }
const mia: ProfileFields = { name: 'Mia', displayName: 'Mia', role: 'child', ageGroup: 'child' }

test('a film that a parent blocks stops on the child’s screen at once', async ({
  page,
  browser,
  starnest,
}) => {
  const parent = page.request
  const add = async (data: ProfileFields) =>
    profileSchema.parse(await (await parent.post(PROFILE_ROUTES.add.path, { data })).json())
  const grownUp = await add(dad)
  const child = await add(mia)

  // A browser is known from its second call on.
  const tablet = await openDevice(browser, { baseURL: starnest.origin })
  await tablet.request.get(HOUSEHOLD_ROUTES.viewer.path)
  await tablet.request.post(pathOf(PROFILE_ROUTES.activate, { id: child.id }))
  await parent.post(pathOf(PROFILE_ROUTES.activate, { id: grownUp.id }))

  const film = (await watchableFilms(starnest)).find(({ rating }) => rating === 'G')
  if (!film) throw new Error('the library has no film for everybody')
  const childsPage = await tablet.newPage()
  await childsPage.goto(`/watch/${film.id}`)
  await childsPage
    .getByRole('button', { name: /^(Play|Resume)/ })
    .first()
    .click()
  const video = childsPage.locator('[role="dialog"] video, dialog video')
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)

  const rule = pathOf(PARENTS_ROUTES.rule, { id: child.id, titleId: film.id })
  const blocked = await parent.put(rule, { data: { rule: 'blocked' } })
  expect(blocked.status(), await blocked.text()).toBe(200)
  await expect(childsPage.getByText('This one is for later').first()).toBeVisible({
    timeout: STOPS_WITHIN_MS,
  })
  await expect(childsPage.locator('video')).toHaveCount(0)

  await parent.put(rule, { data: { rule: null } })
  await tablet.close()
  for (const { id } of [child, grownUp]) await parent.delete(pathOf(PROFILE_ROUTES.remove, { id }))
})

import { expect, type Page } from '@playwright/test'
import { hostChatAnswerSchema } from '@starnest/contract/host/host'
import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import type { Profile } from '@starnest/contract/household/profiles'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { pathOf } from '@starnest/contract/route'
import { DAD, MIA, moveIn, moveOut } from '../family.ts'
import { accessibilityFindings } from '../screens.ts'
import { CALM, test } from '../starnest.ts'

const WHALE = "The Little Whale's Song"

test.use(CALM)
let family: { dad: Profile; mia: Profile }
test.beforeEach(async ({ page }) => {
  await moveOut(page.request)
  family = { dad: await moveIn(page.request, DAD), mia: await moveIn(page.request, MIA) }
  await watchAs(page, family.dad)
})
test.afterEach(({ page }) => moveOut(page.request))

const watchAs = (page: Page, { id }: Profile) =>
  page.request.post(pathOf(PROFILE_ROUTES.activate, { id }))
const bubble = (page: Page) => page.getByRole('button', { name: 'Ask Leo' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat with Leo' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Ask Leo anything...' })
const picks = (page: Page) => page.getByRole('list', { name: 'Films that Leo picked' })
const ofLeo = (page: Page) => panel(page).locator('[data-by="leo"]')

/** Says something, and waits for what is answered. */
async function say(page: Page, message: string) {
  await field(page).fill(message)
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith(HOST_ROUTES.chat.path)),
    field(page).press('Enter'),
  ])
  return hostChatAnswerSchema.parse(await response.json())
}

const status = (page: Page) => page.locator('.leo[data-away="false"] > [role="status"]')

test('Leo finds a film, tells of it in its details, and puts it on the list after a yes', async ({
  page,
}) => {
  await page.goto('/')
  await bubble(page).click()
  await expect(panel(page).getByText('Papa Jo')).toBeVisible()
  const answer = await say(page, 'a film about a whale')
  expect(answer.picks.map(({ animation }) => animation.title)).toContain(WHALE)
  await expect(ofLeo(page).last()).toContainText(answer.response)
  expect(await accessibilityFindings(page)).toEqual([])
  await picks(page).getByRole('button', { name: WHALE }).click()
  const detail = page.getByRole('dialog', { name: WHALE })
  await expect(detail).toBeVisible()
  await expect(panel(page)).toBeHidden()

  await detail.getByRole('button', { name: 'Ask Leo' }).click()
  await expect(field(page)).toBeFocused()
  expect((await say(page, 'what is this about?')).response).toMatch(new RegExp(`^${WHALE}: `))
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(detail.getByRole('button', { name: 'Ask Leo' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(detail).toHaveCount(0)
  await expect(panel(page)).toBeVisible()

  const asked = await say(page, 'add it to my list')
  expect(asked.action).toBeNull()
  expect(asked.pending).toMatchObject({ type: 'addToList' })
  await panel(page).getByRole('list', { name: 'Suggestions' }).getByRole('button').first().click()
  await expect(page.getByText('Added to My List', { exact: true })).toBeVisible()
})

test('everything is done by the keyboard alone, each answer is said once, and whoever watches next finds an empty chat', async ({
  page,
}) => {
  await page.goto('/')
  await bubble(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await status(page).evaluate((region) => {
    const said: (string | null)[] = []
    Object.assign(window, { starnestSaid: said })
    const watch = new MutationObserver(() => said.push(region.textContent))
    watch.observe(region, { childList: true, characterData: true, subtree: true })
  })
  await page.keyboard.type('a film about a whale')
  await page.keyboard.press('Enter')
  await expect(picks(page)).toBeVisible()
  const answered = (await ofLeo(page).last().locator('bdi').textContent()) ?? ''
  const said = await page.evaluate(() => Reflect.get(window, 'starnestSaid'))
  expect(said).toEqual(['Leo is thinking...', answered])
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  expect(
    await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(bubble(page)).toBeFocused()

  // A child is shown what is for children.
  await page.getByRole('button', { name: "Who's watching?" }).click()
  await page.getByRole('dialog').getByRole('button', { name: /Mia/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await bubble(page).click()
  await expect(panel(page).getByText('Mia')).toBeVisible()
  await expect(ofLeo(page)).toHaveCount(0)
  const whales = await say(page, 'a film about a whale')
  expect(whales.picks.map(({ animation }) => animation.title)).toContain(WHALE)
  const { picks: found } = await say(page, 'something scary')
  for (const { animation } of [...whales.picks, ...found]) {
    expect(animation.rating).toMatch(/^(G|TV-Y|TV-G)$/)
  }
})

test('the features that answer by themselves answer truly', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'AI Features' }).click()
  const dialog = page.getByRole('dialog', { name: 'AI-Powered Features' })
  // Nothing is claimed that the server does not say.
  const isTold = (await page.request.get(HOST_ROUTES.state.path)).ok()
  const state = isTold ? 'Starnest itself, here at home' : 'not known at the moment'
  await expect(dialog.getByText(`Leo: ${state}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Show me something funny' }).click()
  await expect(dialog.locator('.showcase-outcome .leo-words')).not.toBeEmpty()
  await dialog.getByRole('button', { name: 'AI Host Leo' }).click()
  await dialog.getByRole('button', { name: /^What is .* about\?$/ }).click()
  await expect(dialog.locator('.showcase-outcome .leo-words')).not.toBeEmpty()
  expect(await accessibilityFindings(page)).toEqual([])
  const [summary] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/summary')),
    dialog.getByRole('button', { name: 'Smart Summaries' }).click(),
  ])
  const outcome = summary.ok()
    ? dialog.getByRole('heading', { name: 'Smart Summary', exact: true })
    : dialog.getByText('The summary could not be made.')
  await expect(outcome).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
})

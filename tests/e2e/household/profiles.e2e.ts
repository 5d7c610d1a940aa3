import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { MAX_PROFILES } from '@starnest/contract/household/profiles'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { parseHome } from '../../../apps/server/test/library/home-answer.ts'
import { DAD, familyOf, MIA, moveIn, moveOut } from '../family.ts'
import { accessibilityFindings } from '../screens.ts'
import { CALM, openDevice, test } from '../starnest.ts'

test.use(CALM)
test.beforeEach(({ page }) => moveOut(page.request))
test.afterEach(({ page }) => moveOut(page.request))

/** Names of the films on the shelves of home, as this page's device is told; without episodes, which
 *  stand there as their series. */
async function filmsAtHome(page: Page): Promise<Set<string>> {
  const home = parseHome(await (await page.request.get('/api/home')).json())
  const titles = home.rows.flatMap(({ tiles }) => tiles.map(({ animation }) => animation))
  return new Set(titles.filter(({ series }) => !series).map(({ title }) => title))
}

const watchAs = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Watch as ${name}`) })
const activeCard = (page: Page) => page.getByRole('region', { name: 'Currently Active Profile' })

test('the first profile is created, and more until there are ten', async ({ page }) => {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'No Family Profiles Yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Create First Profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Family Profile' })
  await dialog.getByRole('button', { name: 'Create Profile' }).click()
  await expect(dialog.getByText('Please say who they are')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Mom' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Mom')
  await expect(dialog.getByRole('radio', { name: /^R ·/ })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Display name' }).fill('Anna')
  await dialog.getByRole('radio', { name: 'Fox' }).click()
  await dialog.getByRole('button', { name: 'Create Profile' }).click()
  await expect(dialog).toBeHidden()
  await expect(activeCard(page)).toContainText('Anna')

  for (let count = 1; count < MAX_PROFILES - 1; count += 1) await moveIn(page.request, MIA)
  await page.reload()
  await page.getByRole('button', { name: 'Add Family Member' }).click()
  await dialog.getByRole('radio', { name: 'Teen', exact: true }).click()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add Family Member' })).toBeDisabled()
  await expect(page.getByText('Maximum of 10 family profiles reached')).toBeVisible()
  expect(await familyOf(page.request)).toHaveLength(MAX_PROFILES)
})

test('a profile is edited and deleted', async ({ page }) => {
  await moveIn(page.request, DAD)
  await moveIn(page.request, MIA)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Mia' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Profile' })
  await form.getByRole('textbox', { name: 'Display name' }).fill('Mimi')
  await form.getByRole('radio', { name: /^PG ·/ }).click()
  await form.getByRole('textbox', { name: 'Interests' }).fill('dinosaurs, space')
  await form.getByRole('button', { name: 'Update Profile' }).click()
  await expect(form).toBeHidden()
  await expect(watchAs(page, 'Mimi')).toContainText('PG')
  await page.getByRole('button', { name: 'Edit Mimi' }).click()
  await expect(form.getByRole('button', { name: 'Remove space' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete Mimi' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Mimi?' })
  await expect(question).toContainText('lost for good')
  await question.getByRole('button', { name: 'Delete Profile' }).click()
  await expect(watchAs(page, 'Mimi')).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete Papa Jo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Profile' }).click()
  await expect(page.getByRole('heading', { name: 'No Family Profiles Yet' })).toBeVisible()
})

test('a switch to a child takes the films of grown-ups off the screen at once', async ({
  page,
}) => {
  await moveIn(page.request, DAD)
  await moveIn(page.request, MIA)
  await page.goto('/')
  const forAll = await filmsAtHome(page)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await page.getByRole('button', { name: /profile menu|Papa Jo/i }).click()
  await page.getByRole('menuitem', { name: 'Profile', exact: true }).click()
  await watchAs(page, 'Mia').click()
  await expect(activeCard(page)).toContainText('Mia')
  const forMia = await filmsAtHome(page)
  const [hidden] = [...forAll].filter((title) => !forMia.has(title))
  const [shown] = [...forMia]
  if (!hidden || !shown) throw new Error('the library has no film for grown-ups only')
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: shown }).first()).toBeVisible()
  await expect(main.getByText(hidden)).toHaveCount(0)
})

test('the picker greets whoever is chosen, speaks their language, and closes', async ({ page }) => {
  await moveIn(page.request, DAD)
  const preferences = JSON.stringify({ preferredLanguage: 'fr' })
  await moveIn(page.request, { ...MIA, displayName: 'Zoé', preferences })
  await page.goto('/')
  await page.getByRole('button', { name: "Who's watching?" }).click()
  const picker = page.getByRole('dialog')
  await expect(picker.getByRole('button', { name: /Papa Jo/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(await accessibilityFindings(page)).toEqual([])
  // Looked for at once: the greeting stands for four seconds.
  const greeted = page.waitForFunction(() =>
    document.querySelector('.greeting-card[role="status"]')?.textContent?.includes('Zoé'),
  )
  await picker.getByRole('button', { name: /Zoé/ }).click()
  await greeted
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(picker).toBeHidden()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('two browsers watch as two profiles at once', async ({ page, browser, baseURL }) => {
  await moveIn(page.request, DAD)
  await moveIn(page.request, MIA)
  const context = await openDevice(browser, { baseURL })
  const tablet = await context.newPage()
  await page.goto('/profile')
  await tablet.goto('/profile')
  await watchAs(page, 'Papa Jo').click()
  await watchAs(tablet, 'Mia').click()
  await expect(activeCard(tablet)).toContainText('Mia')
  await page.reload()
  await expect(activeCard(page)).toContainText('Papa Jo')
  await tablet.reload()
  await expect(activeCard(tablet)).toContainText('Mia')
  await context.close()
})

test('home offers to name the family, which takes a name and a press for each', async ({
  page,
}) => {
  await page.goto('/')
  const welcome = page.getByRole('region', { name: 'Who lives in this nest?' })
  await welcome.getByRole('button', { name: 'Set up your family' }).click()
  const setup = page.getByRole('dialog', { name: 'Your family' })
  await setup.getByRole('textbox', { name: /^You/ }).fill('Anna')
  await setup.getByRole('radio', { name: 'Mom' }).click()
  await setup.getByRole('button', { name: 'Add a child or teen' }).click()
  await setup.getByRole('textbox', { name: /^Child or teen/ }).fill('Tom')
  await setup.getByRole('radio', { name: 'Child (3-11)' }).click()
  expect(await accessibilityFindings(page)).toEqual([])
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>()
  let asked = 0
  await page.route(`**${PROFILE_ROUTES.add.path}`, async (route) => {
    asked += route.request().method() === 'POST' ? 1 : 0
    if (asked === 2) await goesOn
    await route.continue()
  })
  // Home is asked for anew as soon as the first is saved; the set-up stays for the others.
  const homeOfAnna = page.waitForResponse((answer) => answer.url().endsWith('/api/home'))
  await setup.getByRole('button', { name: 'Done' }).click()
  await homeOfAnna
  await expect(setup).toBeVisible()
  goOn()
  await expect(setup).toBeHidden()
  await expect(page.getByText('Welcome home, Anna').first()).toBeVisible()
  await expect(welcome).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Profile menu of Anna' })).toBeVisible()
  const family = await familyOf(page.request)
  expect(family.map(({ displayName }) => displayName)).toEqual(['Anna', 'Tom'])
})

test('home offers a demo family, which moves in', async ({ page }) => {
  await page.goto('/')
  const welcome = page.getByRole('region', { name: 'Who lives in this nest?' })
  await welcome.getByRole('button', { name: 'Try with the demo family' }).click()
  await expect(welcome).toHaveCount(0)
  const roles = async () => (await familyOf(page.request)).map(({ role }) => role)
  await expect.poll(roles).toEqual(['dad', 'mom', 'daughter', 'son'])
})

test('arrows lead over the whole page, and Enter switches', async ({ page }) => {
  await moveIn(page.request, DAD)
  await moveIn(page.request, MIA)
  await page.goto('/profile')
  await expect(activeCard(page)).toBeVisible()
  await page.getByRole('button', { name: 'Add Family Member' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Edit Papa Jo' }).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.profile-grid :focus')).toHaveCount(1)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Edit Papa Jo' }).first()).toBeFocused()
  await watchAs(page, 'Papa Jo').focus()
  await page.keyboard.press('ArrowRight')
  await expect(watchAs(page, 'Mia')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(activeCard(page)).toContainText('Mia')
})

for (const [what, fill] of [
  ['nobody', async () => undefined],
  ['a family', async (request: APIRequestContext) => void (await moveIn(request, DAD))],
] as const) {
  test(`the page of ${what} has nothing an accessibility checker objects to`, async ({ page }) => {
    await fill(page.request)
    await page.goto('/profile')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Add Family Member' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
  })
}

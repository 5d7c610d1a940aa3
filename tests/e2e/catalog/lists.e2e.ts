import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'
import type { Home } from '@starnest/contract/catalog/catalog'
import { listsSchema } from '@starnest/contract/catalog/lists'
import { newsSchema } from '@starnest/contract/catalog/news'
import { SOCKET_PATH } from '@starnest/contract/realtime'
import { pathOf } from '@starnest/contract/route'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { parseHome } from '../../../apps/server/test/library/home-answer.ts'
import { type RunningStarnest, startStarnest } from '../../running-starnest.ts'
import { CALM, openDevice, test, watchableFilms } from '../starnest.ts'

test.use(CALM)

/** How soon another browser shows what changed, in milliseconds. */
const SOON_MS = 1000

/** What Socket.IO says when a page is connected. Source: Socket.IO protocol 5, CONNECT. */
const CONNECTED = '40'

const listButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })

/** Opens a screen and waits until the server would tell it of a change. */
async function openConnected(page: Page, path: string): Promise<void> {
  const isConnect = ({ payload }: { payload: string | Buffer }) =>
    String(payload).startsWith(CONNECTED)
  const connected = page
    .waitForEvent('websocket', (one) => one.url().includes(SOCKET_PATH))
    .then((socket) => socket.waitForEvent('framereceived', { predicate: isConnect }))
  await page.goto(path)
  await connected
}

/** Whether a call puts a title on a list. */
const isPutOn = (call: Request, titleId: number) =>
  call.method() === 'PUT' && new URL(call.url()).pathname.endsWith(`/${titleId}`)

/** Another device of the house. */
async function anotherDevice(page: Page): Promise<{ page: Page; context: BrowserContext }> {
  const browser = page.context().browser()
  if (!browser) throw new Error('a page without a browser')
  const context = await openDevice(browser)
  return { context, page: await context.newPage() }
}

async function firstFilm(starnest: RunningStarnest) {
  const [film] = await watchableFilms(starnest)
  if (!film) throw new Error('the library has no film')
  return film
}

test('two browsers see within a second what the other puts on a list', async ({
  page,
  starnest,
}) => {
  const { id } = await firstFilm(starnest)
  const other = await anotherDevice(page)
  await openConnected(other.page, `${starnest.origin}/watch/${id}`)
  await openConnected(page, `/watch/${id}`)
  const elapsedMs: Record<'true' | 'false', number[]> = { true: [], false: [] }
  const press = async (pressed: Locator, seen: Locator, isOn: 'true' | 'false') => {
    await pressed.click()
    const startedMs = performance.now()
    await expect(seen).toHaveAttribute('aria-pressed', isOn)
    elapsedMs[isOn].push(performance.now() - startedMs)
  }
  for (const name of ['My List', 'Watch Later']) {
    const [here, there] = [listButton(page, name), listButton(other.page, name)]
    await press(here, there, 'true')
    await press(there, here, 'false')
  }
  // The quickest each way: the other may have waited for this machine.
  expect(Math.min(...elapsedMs.true), 'from here to there').toBeLessThan(SOON_MS)
  expect(Math.min(...elapsedMs.false), 'from there to here').toBeLessThan(SOON_MS)
  await other.context.close()
})

test('a list keeps over a reload, and taking a title off can be undone', async ({
  page,
  starnest,
}) => {
  const film = await firstFilm(starnest)
  await page.goto(`/watch/${film.id}`)
  const myList = listButton(page, 'My List')
  await myList.click()
  await expect(page.getByText('Added to My List', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(myList).toHaveAttribute('aria-pressed', 'true')
  await myList.click()
  await expect(myList).toHaveAttribute('aria-pressed', 'false')
  // What is pointed at stays.
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.hover()
  await expect(page.getByText('Removed from My List', { exact: true }).first()).toBeVisible()
  // The button says so before the server has it, and another page might ask first.
  const saved = page.waitForResponse((answer) => isPutOn(answer.request(), film.id))
  await undo.click()
  await expect(myList).toHaveAttribute('aria-pressed', 'true')
  await saved
  await page.goto('/my-list')
  await expect(page.locator(`main a[href="/watch/${film.id}"]`).first()).toBeVisible()
  await page.request.delete(`/api/lists/my-list/${film.id}`)
})

test('a choice is saved though its tab is closed before the server has it', async ({
  page,
  starnest,
}) => {
  const film = await firstFilm(starnest)
  const tab = await page.context().newPage()
  const closed = new Promise((resolve) => tab.once('close', resolve))
  await tab.goto(`/watch/${film.id}`)
  const isOnItsWay = page.context().waitForEvent('request', (call) => isPutOn(call, film.id))
  await page.context().route('**/api/lists/**', async (call) => {
    if (call.request().method() === 'PUT') await closed
    await call.continue()
  })
  await listButton(tab, 'My List').click()
  await isOnItsWay
  await tab.close()
  const listed = async () =>
    listsSchema.parse(await (await page.request.get('/api/lists')).json())['my-list']
  await expect.poll(listed).toContain(film.id)
  await page.request.delete(`/api/lists/my-list/${film.id}`)
})

const rowsOf = async (page: Page): Promise<Home['rows']> =>
  parseHome(await (await page.request.get('/api/home')).json()).rows

test('home shows Watch Later, and what is taken out of Continue Watching comes back by watching', async ({
  page,
  starnest,
}) => {
  const { id } = await firstFilm(starnest)
  const report = () =>
    page.request.put(pathOf(WATCH_ROUTES.progress, { id }), { data: { currentTime: 12 } })
  await page.request.put(`/api/lists/watch-later/${id}`)
  await report()
  await openConnected(page, '/')
  await expect(page.getByRole('heading', { name: 'Watch Later' })).toBeVisible()
  const heading = page.getByRole('heading', { name: 'Continue Watching' })
  await expect(heading).toBeVisible()
  await page.request.delete(`/api/continue-watching/${id}`)
  await expect(heading).toHaveCount(0)
  await report()
  expect((await rowsOf(page)).map((row) => row.id)).toContain('continue-watching')
  await page.request.delete(`/api/continue-watching/${id}`)
  await page.request.delete(`/api/lists/watch-later/${id}`)
})

test.describe('in a fresh house', () => {
  let fresh: RunningStarnest
  test.beforeAll(async () => {
    fresh = await startStarnest()
  })
  test.afterAll(() => fresh.stop())

  test('the bell tells three things with their real counts, once', async ({ page }) => {
    const titles = await (await fetch(`${fresh.origin}/api/animations?limit=500`)).json()
    const { items } = newsSchema.parse(await (await fetch(`${fresh.origin}/api/news`)).json())
    expect(items.map(({ kind }) => kind).sort()).toEqual([
      'coming-soon',
      'titles-added',
      'welcome-parent',
    ])
    expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(titles.length)
    await page.goto(`${fresh.origin}/movies`)
    const bell = page.getByRole('button', { name: /^Notifications/ })
    await expect(bell).toContainText('3')
    await bell.click()
    const panel = page.getByRole('dialog', { name: 'What’s new' })
    await expect(panel.getByRole('link', { name: /Add your family/ })).toHaveAttribute(
      'href',
      '/profile',
    )
    // Under the dialog the bell is hidden from screen readers.
    await expect(
      page.getByRole('button', { name: 'Notifications', includeHidden: true }),
    ).toHaveText('')
    const film = panel.locator('a[href^="/watch/"]').first()
    const address = await film.getAttribute('href')
    await film.click()
    await expect(page).toHaveURL(`${fresh.origin}${address}`)
    await page.reload()
    await expect(listButton(page, 'My List')).toBeVisible()
    await expect(bell).toHaveText('')
  })
})

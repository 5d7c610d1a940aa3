import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { type RunningStarnest, startStarnest } from '../../running-starnest.ts'
import { accessibilityFindings } from '../screens.ts'
import { CALM, openDevice, stopInOrder, test } from '../starnest.ts'

const run = promisify(execFile)
const PROGRAM = fileURLToPath(new URL('../../../scripts/operate/household.ts', import.meta.url))

/** A server of its own: that of the worker keeps its one household. */
let starnest: RunningStarnest
test.beforeAll(async () => {
  starnest = await startStarnest()
})
test.afterAll(async () => {
  await stopInOrder(starnest)
})
test.use(CALM)

/** Does what whoever runs the server types beside it. Resolves with what was said. */
async function household(...words: string[]): Promise<string> {
  const env = { ...process.env, STARNEST_DATA: starnest.dataFolder, LOG_LEVEL: 'warn' }
  const { stdout } = await run(process.execPath, [PROGRAM, ...words], { env })
  return stdout
}

test('an invitation lets a browser into a household of its own, by keyboard', async ({
  page,
  browser,
}) => {
  await page.goto(starnest.origin)
  await expect(page.getByRole('main')).toBeVisible()
  const films = async () =>
    (await (await page.request.get(`${starnest.origin}${CATALOG_ROUTES.list.path}`)).json()).length
  const ours = await films()
  expect(ours).toBeGreaterThan(0)

  const code = /\/join(#\S+)/.exec(await household('add', 'The Lees'))?.[1] ?? ''
  const guests = await openDevice(browser, CALM.contextOptions)
  const guest = await guests.newPage()
  await guest.goto(`${starnest.origin}/join${code}`)
  const invitation = guest.getByRole('dialog', { name: 'You are invited' })
  await expect(invitation).toBeVisible()
  await expect(invitation.getByRole('button', { name: 'Come in' })).toBeFocused()
  expect(await accessibilityFindings(guest)).toEqual([])
  await guest.setViewportSize({ width: 320, height: 640 })
  const width = await guest.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
  await guest.keyboard.press('Enter')
  await guest.waitForURL(`${starnest.origin}/`)
  await expect(guest.getByRole('main')).toBeVisible()
  const theirs = await guest.request.get(`${starnest.origin}${CATALOG_ROUTES.list.path}`)
  expect((await theirs.json()).length).toBe(ours)

  const strangers = await openDevice(browser, CALM.contextOptions)
  const stranger = await strangers.newPage()
  await stranger.goto(starnest.origin)
  await expect(stranger.getByRole('dialog', { name: 'Pair this device' })).toBeVisible()
  await stranger.goto(`${starnest.origin}/join${code}`)
  await stranger.getByRole('button', { name: 'Come in' }).press('Enter')
  const refused = stranger.getByRole('dialog', { name: 'You are invited' }).getByRole('alert')
  await expect(refused).toHaveText(/used already/)

  await page.reload()
  expect(await films()).toBe(ours)
  await household(
    'remove',
    /^(\d+) {2}The Lees/m.exec(await household('list'))?.[1] ?? '',
    'The Lees',
  )
  await guest.reload()
  const back = await guest.request.get(`${starnest.origin}${CATALOG_ROUTES.list.path}`)
  expect(back.status()).toBe(200)
  expect(await films()).toBe(ours)
  await guests.close()
  await strangers.close()
})

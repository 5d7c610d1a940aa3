import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../../browser.ts'
import { DAD, MIA, moveIn, moveOut } from '../family.ts'
import { accessibilityFindings } from '../screens.ts'
import { test } from '../starnest.ts'
import { comeAs } from './party-guests.ts'

/** A browser with a camera and a microphone that anybody may use. */
let cameras: Browser
test.beforeAll(async () => {
  const fakes = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
  cameras = await chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: [...CHROMIUM_FLAGS, ...fakes],
  })
})
test.afterAll(() => cameras.close())

/** Widths of the pictures that arrive or are sent, CSS pixels of the picture itself. */
const pictures = (page: Page) =>
  page
    .locator('section', { hasText: 'straight from screen to screen' })
    .locator('video')
    .evaluateAll((videos) => videos.map((video) => (video as HTMLVideoElement).videoWidth))

test('cameras that are turned on at once are seen on both screens, and off again', async ({
  page,
  starnest,
}) => {
  await page.request.get('/api/viewer')
  const [dad, mia] = [await moveIn(page.request, DAD), await moveIn(page.request, MIA)]
  const one = await comeAs(cameras, starnest.origin, { profileId: dad.id })
  const other = await comeAs(cameras, starnest.origin, { profileId: mia.id })
  try {
    await expect(one.page.locator('.party-member')).toHaveCount(2)
    const cameraOf = ({ page: screen }: typeof one) =>
      screen.getByRole('button', { name: /camera/i }).first()
    await Promise.all([cameraOf(one).click(), cameraOf(other).click()])
    for (const { page: screen } of [one, other]) {
      await expect.poll(() => pictures(screen)).toEqual([320, 320])
    }
    expect(await accessibilityFindings(one.page)).toEqual([])
    await expect(one.page.getByRole('img', { name: 'Camera on' })).toHaveCount(2)
    await cameraOf(other).click()
    await expect(one.page.getByRole('img', { name: 'Camera on' })).toHaveCount(1)
    await cameraOf(one).click()
    await expect.poll(() => pictures(one.page)).toEqual([])
  } finally {
    await one.leave()
    await other.leave()
    await moveOut(page.request)
  }
})

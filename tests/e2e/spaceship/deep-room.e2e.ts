import { expect, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../../browser.ts'
import { accessibilityFindings } from '../screens.ts'
import { testWithBrowser, watchableFilms } from '../starnest.ts'
import { headsetPictures, takeHeadsetOff, wearFakeHeadset } from './fake-headset.ts'

/** Without a graphics card the room is drawn by Mesa, a few pictures a second. */
const GRAPHICS = ['--use-gl=angle', '--use-angle=gl-egl', '--ignore-gpu-blocklist']

const test = testWithBrowser([
  ...CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-gpu'),
  ...GRAPHICS,
])
test.use({ viewport: { width: 480, height: 270 } })

/** Source: research, "Spaceship room". */
const LIMITS = { drawCalls: 60, triangles: 80_000 }

const stageOf = (page: Page) => page.locator('.room-stage')
const canvasOf = (page: Page) => page.locator('canvas.room-canvas')
const marks = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      performance
        .getEntriesByName(wanted)
        .map((mark) => (mark instanceof PerformanceMark ? mark.detail : null)),
    `starnest-room-${name}`,
  )

/** Opens the room itself, as somebody who has chosen it on a device without a graphics card. */
async function board(page: Page, query = ''): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('starnest.room-view', 'deep'))
  await page.goto(`/spaceship${query}`)
  await expect(stageOf(page)).toHaveAttribute('data-ready', 'true')
}

test('the room has a crew, seats and a view that turns, within its means, and leaves nothing behind', async ({
  page,
  starnest,
}) => {
  // Without a graphics card a picture takes a second or more beside all other tests.
  test.slow()
  await board(page)
  const crew = async () => (await marks(page, 'crew')).length
  await expect.poll(crew, { timeout: 120_000 }).toBe(1)
  // A note tells of the picture before it: that of the first may have been drawn before the crew sat down.
  for (let note = 0; note < 2; note++) {
    await canvasOf(page).evaluate((canvas) => delete canvas.dataset.drawCalls)
    await expect(canvasOf(page)).toHaveAttribute('data-draw-calls', /\d/)
  }
  const { drawCalls, triangles } = await canvasOf(page).evaluate((canvas) => ({
    drawCalls: Number(canvas.dataset.drawCalls),
    triangles: Number(canvas.dataset.triangles),
  }))
  expect(drawCalls).toBeGreaterThan(10)
  expect(drawCalls).toBeLessThanOrEqual(LIMITS.drawCalls)
  expect(triangles).toBeLessThanOrEqual(LIMITS.triangles)
  expect(await accessibilityFindings(page)).toEqual([])

  const widthOf = () =>
    stageOf(page).evaluate((stage) =>
      Number.parseFloat(stage.style.getPropertyValue('--screen-width')),
    )
  // Before the view is turned: at its edge a picture of a room is drawn wider.
  const far = await widthOf()

  // The screen goes out of view to the right, as the view turns to the left.
  const leftOf = () =>
    stageOf(page).evaluate((stage) =>
      Number.parseFloat(stage.style.getPropertyValue('--screen-left')),
    )
  const before = await leftOf()
  await stageOf(page).focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowLeft')
  await expect.poll(leftOf).toBeGreaterThan(before + 50)
  await page.keyboard.press('2')
  await expect.poll(widthOf, { timeout: 120_000 }).toBeGreaterThan(far * 1.3)

  const [film] = await watchableFilms(starnest)
  await board(page, `?film=${film?.id}`)
  const video = page.locator('.screen-film video')
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.3)
  await page.getByRole('link', { name: 'Exit Spaceship' }).press('Enter')
  await expect(page).toHaveURL(/\/streaming$/)
  await expect.poll(() => marks(page, 'closed')).toEqual([{ geometries: 0, textures: 0 }])
  await expect(page.locator('.room-canvas')).toHaveCount(0)
})

test('a graphics card that is taken away leaves a picture of the room, and the way back', async ({
  page,
}) => {
  await board(page)
  await canvasOf(page).evaluate((canvas: HTMLCanvasElement) =>
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
  )
  await expect(page.getByText('needed its graphics for something else')).toBeVisible()
  await expect(page.locator('.room-canvas[data-drawn="room"]')).toBeVisible()
  await page.getByRole('button', { name: 'Show the room in 3D' }).click()
  await expect(stageOf(page)).toHaveAttribute('data-ready', 'true')
  await expect(canvasOf(page)).not.toHaveAttribute('data-drawn', 'room')
})

test('a headset shows the room until it is taken off', async ({ page }) => {
  await wearFakeHeadset(page)
  await board(page)
  await page.getByRole('button', { name: 'Step in with a headset' }).click()
  await expect.poll(() => headsetPictures(page)).toBeGreaterThan(2)
  await takeHeadsetOff(page)
  // The window is drawn again, as large as it is.
  await expect
    .poll(() => canvasOf(page).evaluate((canvas: HTMLCanvasElement) => canvas.width))
    .toBe(480)
  await expect(stageOf(page)).toBeFocused()
})

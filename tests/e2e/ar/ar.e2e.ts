import { expect, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../../browser.ts'
import { axeFindings } from '../axe.ts'
import { CALM, testWithBrowser, watchableFilms } from '../starnest.ts'

// A camera of Chromium's own, which shows a moving pattern.
const test = testWithBrowser([...CHROMIUM_FLAGS, '--use-fake-device-for-media-stream'])
test.use(CALM)

const FILM = 'Leo and the Lost Star'

async function openAr(page: Page, starnest: Parameters<typeof watchableFilms>[0]): Promise<void> {
  const film = (await watchableFilms(starnest)).find(({ title }) => title === FILM)
  await page.goto(`/watch/${film?.id}`)
  await page.getByRole('button', { name: 'AR Experience Step into the content' }).click()
  await expect(page.getByRole('heading', { name: 'AR Experience' }).last()).toBeVisible()
}

/** The tracks of the camera that the page was given, and whether each has ended. */
const rememberTracks = (page: Page) =>
  page.addInitScript(() => {
    const given: MediaStreamTrack[] = []
    Object.assign(window, { given })
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      given.push(...stream.getTracks())
      return stream
    }
  })
const trackStates = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { given: MediaStreamTrack[] }).given.map(({ readyState }) => readyState),
  )

/** Draws no characters: without a graphics card they take longer than all that is tested here. */
const drawNothing = (page: Page) =>
  page.addInitScript(() => {
    const get = HTMLCanvasElement.prototype.getContext
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...more: []) {
        return kind === 'webgl2' ? null : Reflect.apply(get, this, [kind, ...more])
      },
    })
  })

test('an experience over the camera, by keyboard alone', async ({ page, context, starnest }) => {
  await context.grantPermissions(['camera'], { origin: starnest.origin })
  await rememberTracks(page)
  await openAr(page, starnest)
  expect(await axeFindings(page, { part: '.ar' })).toEqual([])
  await page.getByRole('button', { name: 'Start AR Experience' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.ar-camera')).toHaveJSProperty('readyState', 4)
  const markers = page.getByRole('list', { name: 'What is around you' }).getByRole('button')
  await expect(markers.first()).toBeVisible()
  // Each light is stepped to, which turns the view, and pressed.
  const count = await markers.count()
  expect(count).toBeGreaterThanOrEqual(5)
  await markers.first().focus()
  for (let nth = 0; nth < count; nth += 1) {
    const marker = markers.nth(nth)
    await expect(marker).toBeFocused()
    await expect(marker).toHaveAttribute('data-side', 'seen')
    await page.keyboard.press('Enter')
    await expect(marker).toHaveAttribute('aria-pressed', 'true')
    const { height = 0, width = 0 } = (await marker.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    if (nth === 0) expect(await axeFindings(page, { part: '.ar' })).toEqual([])
    if (nth < count - 1) await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'You found everyone!' })).toBeVisible()
  expect(await axeFindings(page, { part: '.ar' })).toEqual([])
  expect(await trackStates(page)).toEqual(['live'])
  await page.keyboard.press('Escape')
  await expect(page.locator('.ar')).toHaveCount(0)
  expect(await trackStates(page)).toEqual(['ended'])
})

test('turns with the device, and keeps turning right through north', async ({
  page,
  context,
  starnest,
}) => {
  const allowed = ['camera', 'accelerometer', 'gyroscope']
  await context.grantPermissions(allowed, { origin: starnest.origin })
  await drawNothing(page)
  // The camera of a phone says that it is at the back.
  await page.addInitScript(() => {
    const say = MediaStreamTrack.prototype.getSettings
    MediaStreamTrack.prototype.getSettings = function () {
      return { ...say.call(this), facingMode: 'environment' }
    }
  })
  await openAr(page, starnest)
  const cdp = await context.newCDPSession(page)
  const turn = (alpha: number) =>
    cdp.send('DeviceOrientation.setDeviceOrientationOverride', { alpha, beta: 90, gamma: 0 })
  await page.getByRole('button', { name: 'Start AR Experience' }).click()
  await expect(page.locator('.ar-stage')).toHaveAttribute('data-tier', 'dragging')
  await turn(2)
  await expect(page.locator('.ar-stage')).toHaveAttribute('data-tier', 'turning')
  const ahead = page.getByRole('button', { name: /^Leo/ })
  await expect(ahead).toHaveAttribute('data-side', 'seen')
  const middle = async () => {
    const { x = 0, width = 0 } = (await ahead.boundingBox()) ?? {}
    return x + width / 2
  }
  await expect.poll(middle).toBeCloseTo(640, -1)
  // Eight degrees to the right, past 0 to 354: what stood before the viewer goes to the left by as much.
  const before = await middle()
  for (const alpha of [0, 358, 356, 354]) await turn(alpha)
  await expect.poll(async () => before - (await middle())).toBeGreaterThan(100)
  expect(before - (await middle())).toBeLessThan(190)
  // Right round: it is behind, and its pin shows the way.
  await turn(182)
  await expect(ahead).not.toHaveAttribute('data-side', 'seen')
})

test('without a camera: the card at once, and on under our own sky', async ({ page, starnest }) => {
  await drawNothing(page)
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await openAr(page, starnest)
  const start = page.getByRole('button', { name: 'Start AR Experience' })
  // Counted in pictures, of which a machine that stalls makes none: a second has sixty.
  const pictures = await start.evaluate(async (button: HTMLElement) => {
    button.click()
    let count = 0
    for (; !document.querySelector('.ar [role="alert"]'); count++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return count
  })
  expect(pictures).toBeLessThan(60)
  const card = page.getByRole('alert')
  await expect(card).toContainText('Camera Access Required')
  await expect(card).toContainText('Please allow camera access to experience AR content')
  expect(await axeFindings(page, { part: '.ar' })).toEqual([])
  await page.getByRole('button', { name: 'Go on without the camera' }).click()
  await expect(page.getByRole('heading', { name: 'AR Instructions' })).toBeVisible()
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 844, height: 390 },
    { width: 3840, height: 2160 },
  ]) {
    await page.setViewportSize(viewport)
    const outside = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.ar button, .ar-panel')]
          .map((one) => one.getBoundingClientRect())
          .filter(
            ({ left, right, top, bottom }) =>
              left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1,
          ),
      )
    await expect.poll(outside, `${viewport.width}`).toEqual([])
    expect(await axeFindings(page, { part: '.ar' })).toEqual([])
  }
})

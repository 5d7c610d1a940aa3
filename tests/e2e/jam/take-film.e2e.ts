import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { jamSongSheetSchema } from '@starnest/contract/jam/jam'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { type TakeFilm, takeFilmSchema } from '@starnest/contract/jam/take-films'
import { pathOf } from '@starnest/contract/route'
import { DAD, MIA, moveIn, moveOut } from '../family.ts'
import { accessibilityFindings } from '../screens.ts'
import { CALM, test } from '../starnest.ts'
import { endEarly } from './end-challenge.ts'
import { fakeSinger, PRAISE, tonesOf } from './fake-singer.ts'

test.use(CALM)
test.slow()

const SONG = { id: 'twinkle-twinkle-little-star', title: 'Twinkle Twinkle Little Star' }
const FILMS = JAM_ROUTES.makeTakeFilm.path

const run = promisify(execFile)

/** A film takes some seconds of a machine with nothing else to do; beside all other tests it takes minutes. */
const MADE_MS = 240_000

test.beforeEach(async ({ page }) => {
  await moveOut(page.request)
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'VideoEncoder')
  })
})
test.afterEach(({ page }) => moveOut(page.request))

/** Somebody sings the first notes of a song and has a recording of it. */
async function record(page: Page, member: typeof DAD): Promise<void> {
  const { id } = await moveIn(page.request, member)
  await page.request.post(pathOf(PROFILE_ROUTES.activate, { id }))
  const sheet = await page.request.get(pathOf(JAM_ROUTES.song, { id: SONG.id }))
  await fakeSinger(page, tonesOf(jamSongSheetSchema.parse(await sheet.json())))
  await page.goto('/jam-challenge?mode=karaoke')
  await page.getByText(SONG.title, { exact: true }).first().click()
  await page.getByRole('button', { name: 'Start 30s Challenge' }).click()
  await page.locator('.jam-stage').press('r')
  await expect(page.getByText('Recording on TV... Press to stop')).toBeVisible()
  await expect(page.getByText(PRAISE)).toBeVisible()
  await endEarly(page, 'Stop recording')
  await endEarly(page, 'Stop Challenge')
  await expect(page.getByRole('heading', { name: 'Your recordings' })).toBeVisible()
}

const onServer = (page: Page) =>
  page.getByRole('button', { name: 'Send it and make the video there' })

test('where the browser makes no films, the server makes one, and keeps nothing of it', async ({
  page,
}) => {
  await record(page, DAD)
  await page.getByRole('button', { name: 'Save a video for the family' }).click()
  await expect(page.getByText(/your recording is sent there for that, and deleted/)).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])

  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === FILMS)
  const downloaded = page.waitForEvent('download', { timeout: MADE_MS })
  await onServer(page).click()
  const { id } = takeFilmSchema.parse(await (await asked).json())
  const film = await downloaded
  expect(film.suggestedFilename()).toBe(`${SONG.title}.mp4`)
  const path = await film.path()

  const { stdout } = await run('ffprobe', [
    ...['-v', 'error', '-of', 'json', '-show_entries'],
    ...['stream=codec_name,width,height:format=duration', path],
  ])
  const { streams, format } = JSON.parse(stdout)
  expect(streams).toEqual([{ codec_name: 'h264', width: 1280, height: 720 }, { codec_name: 'aac' }])
  expect(Number(format.duration)).toBeGreaterThan(2)
  expect(Number(format.duration)).toBeLessThan(31)
  const sound = ['-i', path, '-af', 'volumedetect', '-vn', '-f', 'null', '-']
  const { stderr } = await run('ffmpeg', sound)
  expect(Number(/mean_volume: (-?[\d.]+) dB/.exec(stderr)?.[1])).toBeGreaterThan(-40)

  await expect
    .poll(async () => (await page.request.get(pathOf(JAM_ROUTES.takeFilm, { id }))).status())
    .toBe(404)
})

/** Lets the server say of every film how it stands. */
const sayOfFilms = (page: Page, film: Omit<TakeFilm, 'id' | 'downloadUrl'>) =>
  page.route(`**${FILMS}/*`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const id = new URL(route.request().url()).pathname.split('/').at(-1)
    return route.fulfill({ json: { ...film, id, downloadUrl: null } })
  })

test('a film on the server is cancelled, or fails with a reason and can be tried again', async ({
  page,
}) => {
  await record(page, DAD)
  await sayOfFilms(page, { state: 'running', percent: 40, reason: null, problem: null })
  await page.getByRole('button', { name: 'Save a video for the family' }).click()
  await onServer(page).click()
  const progress = page.getByRole('progressbar', { name: 'Starnest’s computer makes the video…' })
  await expect(progress).toHaveAttribute('aria-valuenow', '40')
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect((await removed).status()).toBe(200)
  await expect(progress).toHaveCount(0)

  const problem = { code: 'damaged' } as const
  await sayOfFilms(page, { state: 'failed', percent: 0, reason: 'It is damaged.', problem })
  await page.getByRole('button', { name: 'Save a video for the family' }).click()
  await onServer(page).click()
  await expect(page.getByText(/^The video could not be made\. .*damaged/)).toBeVisible()
  await page.unrouteAll()
  const downloaded = page.waitForEvent('download', { timeout: MADE_MS })
  await page.getByRole('button', { name: 'Try again' }).click()
  await downloaded
})

test('a child is told why there is no video, and its recording stays on the device', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(FILMS)) sent.push(request.url())
  })
  await record(page, MIA)
  await page.getByRole('button', { name: 'Make a video' }).click()
  await expect(page.getByText(/your recording stays on this device/)).toBeVisible()
  await expect(onServer(page)).toHaveCount(0)
  expect(sent).toEqual([])
})

import { expect, type Page } from '@playwright/test'
import type { JamBeatGrid } from '@starnest/contract/jam/jam'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { type JamTakes, jamTakesSchema } from '@starnest/contract/jam/rounds'
import { pathOf } from '@starnest/contract/route'
import { timingShare, voicedOnsets } from '@starnest/jam/rap/score-rap'
import { decodePitchFrames } from '@starnest/jam/sing/pitch-frames'
import { DAD, moveIn, moveOut } from '../family.ts'
import { accessibilityFindings } from '../screens.ts'
import { CALM, test } from '../starnest.ts'
import { endEarly } from './end-challenge.ts'
import { fakeRoom } from './fake-room.ts'
import { fakeSinger } from './fake-singer.ts'

test.use(CALM)

const SOUND_URL = '/test-beat.wav'
const SECONDS = 40
const GRID: JamBeatGrid = {
  beat: {
    id: 'test-beat',
    name: 'Test Beat',
    genre: 'Hip Hop',
    bpm: 100,
    durationSeconds: SECONDS,
    credits: [],
    soundUrl: SOUND_URL,
  },
  bpm: 100,
  firstBeatMs: 1000,
  beatsPerBar: 4,
  bars: 16,
}
const SPAN = { fromMs: 0, toMs: 30_000 }
const EIGHTH_SECONDS = 0.3
const ROUND_ID = 'aaaaaaaaaaaaaaaaaaaaaa'

/** A silent sound as a WAV file: the beat itself does not matter here. */
function silentSound(): Buffer {
  const rate = 8000
  const bytes = rate * SECONDS * 2
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return Buffer.concat([head, Buffer.alloc(bytes)])
}

/** Answers for one beat and one round over it; keeps what is handed in. */
async function serveBeat(page: Page): Promise<JamTakes[]> {
  const handedIn: JamTakes[] = []
  const singer = { number: 1, profileId: 1, name: 'Dad' }
  const round = (result: { score: number; points: number } | null) => ({
    ...{ id: ROUND_ID, mode: 'freestyle', trackId: GRID.beat.id, kind: 'challenge30' },
    ...{ difficulty: 'Medium', isPractice: false, ...SPAN, isOver: result !== null },
    ...{ openedAtMs: 0, expiresAtMs: 1, serverNowMs: 0, singers: [{ ...singer, result }] },
  })
  await page.route(JAM_ROUTES.beats.path, (route) => route.fulfill({ json: [GRID.beat] }))
  await page.route(pathOf(JAM_ROUTES.beat, { id: GRID.beat.id }), (route) =>
    route.fulfill({ json: GRID }),
  )
  await page.route(SOUND_URL, (route) =>
    route.fulfill({ body: silentSound(), contentType: 'audio/wav' }),
  )
  await page.route(JAM_ROUTES.openRound.path, (route) =>
    route.fulfill({ status: 201, json: round(null) }),
  )
  await page.route(pathOf(JAM_ROUTES.take, { id: ROUND_ID }), (route) => {
    handedIn.push(jamTakesSchema.parse(route.request().postDataJSON()))
    return route.fulfill({ json: round({ score: 400, points: 7000 }) })
  })
  return handedIn
}

/** Seven eighths and a breath, in each bar. */
const syllables = Array.from({ length: 80 }, (_, eighth) => eighth)
  .filter((eighth) => eighth % 8 !== 7)
  .map((eighth) => ({ atSeconds: 1 + eighth * EIGHTH_SECONDS, seconds: 0.15, hertz: 180 }))

/** How steady the steadiest 20 syllables in a row are, 0 to 1. A busy machine holds the singer's sound up, and what
 *  comes after that is later than what came before; of syllables at random times one take in a thousand has 0.5. */
function steadiestShare(onsetsMs: readonly number[]): number {
  const starts = [...onsetsMs.slice(0, -19).keys()]
  return Math.max(
    0,
    ...starts.map((from) => timingShare(onsetsMs.slice(from, from + 20), GRID.bpm)),
  )
}

test.beforeEach(async ({ page }) => {
  await moveOut(page.request)
  const dad = await moveIn(page.request, DAD)
  await page.request.post(`/api/family-profiles/${dad.id}/activate`)
})
test.afterEach(({ page }) => moveOut(page.request))

test('a rap has its beat, its bars, its flow and its rhymes, and is handed in with its syllables', async ({
  page,
}) => {
  const handedIn = await serveBeat(page)
  await fakeSinger(page, syllables)
  await page.goto('/jam-challenge?mode=freestyle')
  await page.getByText(GRID.beat.name, { exact: true }).first().click()
  await page.getByRole('button', { name: 'Start 30s Challenge' }).click()
  await expect(page.getByText(/^Bar ([3-9]|1\d) of 12$/)).toBeVisible()
  await expect(page.locator('.drop-light[data-lit]')).toHaveCount(1)
  await expect
    .poll(async () => Number(await page.getByLabel('Flow').getAttribute('value')))
    .toBeGreaterThan(50)
  await expect
    .poll(async () => Number(await page.locator('.jam-live-points').textContent()))
    .toBeGreaterThan(1000)

  const word = page.getByRole('textbox', { name: 'A word to rhyme with' })
  await word.fill('night')
  await page.getByRole('button', { name: 'light', exact: true }).click()
  await expect(word).toHaveValue('light')
  // In a text the keys are letters.
  await word.press('r')
  await expect(page.getByText('Press to start TV recording')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])

  await endEarly(page, 'Stop Challenge')
  await expect(page.getByText('Great performance!')).toBeVisible()
  const [take] = handedIn.flatMap(({ takes }) => takes)
  if (!take) throw new Error('nothing was handed in')
  expect(take.onsetsMs.length).toBeGreaterThan(20)
  const decoded = decodePitchFrames(Buffer.from(take.frames, 'base64'))
  if (decoded.is === 'refused') throw new Error(decoded.reason)
  const onsetsMs = voicedOnsets({ onsetsMs: take.onsetsMs, voice: decoded.frames })
  expect(steadiestShare(onsetsMs)).toBeGreaterThan(0.6)
})

test('the delay of a microphone is measured by its own sound, kept, and corrected by keys', async ({
  page,
}) => {
  await serveBeat(page)
  await fakeRoom(page, 0.2)
  await page.goto('/jam-challenge?mode=freestyle')
  await page.getByRole('button', { name: 'Microphone', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Microphone' })
  await expect(panel.getByText('assumed', { exact: true })).toBeVisible()
  await expect(panel.getByText(/^Use headphones/)).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await panel.getByRole('button', { name: 'Measure the delay' }).click()
  await expect(panel.getByText('measured', { exact: true })).toBeVisible()
  const delayMs = async () =>
    Number.parseInt((await panel.locator('.mic-delay').textContent()) ?? '', 10)
  const measuredMs = await delayMs()
  expect(measuredMs).toBeGreaterThanOrEqual(195)
  expect(measuredMs).toBeLessThan(260)

  await panel.getByRole('slider', { name: 'Correct the delay' }).press('ArrowRight')
  await expect(panel.getByText('set by hand', { exact: true })).toBeVisible()
  expect((await delayMs()) % 5).toBe(0)
  await panel.getByRole('button', { name: 'Tap along' }).click()
  await expect(panel.getByRole('button', { name: 'Tap here' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(panel.getByText('1 of 12')).toBeVisible()
  // Ten seconds of tapping may be over by themselves.
  await panel
    .getByRole('button', { name: 'Cancel' })
    .click({ timeout: 15_000 })
    .catch(() => undefined)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Microphone', exact: true }).click()
  await expect(panel.getByText('set by hand', { exact: true })).toBeVisible()
})

import { expect, type Page } from '@playwright/test'
import type { VoiceCommandAnswer } from '@starnest/contract/host/host'
import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { partySchema } from '@starnest/contract/party/party'
import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import { pathOf } from '@starnest/contract/route'
import { DAD, MIA, moveIn, moveOut } from '../family.ts'
import { openPlayer, videoState } from '../player.ts'
import { accessibilityFindings } from '../screens.ts'
import { CALM, test, watchableFilms } from '../starnest.ts'
import { fakeSpeech, heardByTest, say } from './fake-speech.ts'

test.use(CALM)

const ANSWER: VoiceCommandAnswer = {
  language: 'en',
  response: 'Here you are.',
  transcript: 'something',
  recommendations: [],
  suggestions: [],
  action: null,
  pending: null,
  engine: 'embedded',
}

/** What the host answers in this test; returns what it was asked. */
async function answerWith(page: Page, facts: Partial<VoiceCommandAnswer>) {
  const asked: unknown[] = []
  await page.route(`**${HOST_ROUTES.voiceCommand.path}`, async (route) => {
    asked.push(route.request().postDataJSON())
    await route.fulfill({ json: { ...ANSWER, ...facts } })
  })
  return asked
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Voice Command' })
const status = (page: Page) => panel(page).locator('.voice-status')
const barButton = (page: Page) => page.getByRole('button', { name: 'Voice Command' })
const agree = (page: Page) => page.getByRole('button', { name: 'Use the microphone' }).click()
const microphones = async (page: Page) => (await heardByTest(page)).microphones
const now = (page: Page) => page.evaluate(() => performance.now())
const made = async (page: Page) => (await heardByTest(page)).made

test.beforeEach(async ({ page }) => {
  await moveOut(page.request)
  const { id } = await moveIn(page.request, DAD)
  await page.request.post(pathOf(PROFILE_ROUTES.activate, { id }))
})
test.afterEach(({ page }) => moveOut(page.request))

test('home listens after it was allowed to, moves a carousel, asks the host, and does what it was told', async ({
  page,
  starnest,
}) => {
  const [film] = await watchableFilms(starnest)
  if (!film) throw new Error('there is no film')
  const { id, title, genre } = film
  await fakeSpeech(page)
  const asked = await answerWith(page, { recommendations: [{ id, title, genre }] })
  await page.goto('/')
  await barButton(page).click()
  await expect(panel(page).getByText(/sends what you say to a service/)).toBeVisible()
  expect(await made(page)).toEqual([])
  await agree(page)
  await expect(status(page)).toHaveText('Listening...')
  expect(await made(page)).toEqual([
    {
      lang: 'en-US',
      continuous: true,
      interimResults: false,
      maxAlternatives: 3,
      processLocally: false,
    },
  ])

  const carousel = page.getByRole('list', { name: 'Top Picks For You' })
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('link').first().focus()
  await say(page, 'next')
  await expect.poll(() => carousel.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100)
  await say(page, 'slide left')
  await expect.poll(() => carousel.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
  expect(asked).toEqual([])

  await say(page, 'something with light', 'something with lights')
  await expect(panel(page).getByText('Here you are.')).toBeVisible()
  expect(asked).toEqual([
    {
      transcript: 'something with light',
      alternatives: ['something with lights'],
      context: { isPlaying: false },
    },
  ])
  expect((await heardByTest(page)).read).toEqual(['Here you are.'])
  // It was toggled on: after the reply it listens again, until it is toggled off.
  await expect(status(page)).toHaveText('Listening...')
  await expect.poll(() => microphones(page)).toEqual(['ended', 'live'])
  await barButton(page).click()
  await page.waitForFunction((since) => performance.now() - since >= 100, await now(page))
  expect(await microphones(page)).toEqual(['ended', 'ended'])
  await expect(status(page)).toHaveText('Voice Command')

  await panel(page).getByRole('button', { name: title }).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: title })).toHaveCount(0)

  // The host of this house understands what is said, and the page does it.
  await page.unroute(`**${HOST_ROUTES.voiceCommand.path}`)
  await expect(page.locator('.leo-bubble')).toBeVisible()
  await barButton(page).click()
  await expect(status(page)).toHaveText('Listening...')
  await expect(page.locator('.leo-bubble')).toBeHidden()
  await say(page, 'something funny')
  const found = panel(page).getByRole('region', { name: 'Recommendations' }).getByRole('button')
  await expect(found.first()).toBeVisible()
  await expect(panel(page).getByText('Leo says:')).toBeVisible()
  await expect(status(page)).toHaveText('Listening...')
  await say(page, 'open my list')
  await expect(page).toHaveURL(/\/my-list$/)
  await expect(panel(page)).toHaveCount(0)
  await expect.poll(() => microphones(page)).not.toContain('live')
})

test('everything can be done by keyboard alone, and axe finds nothing', async ({ page }) => {
  await fakeSpeech(page, { onDevice: 'available' })
  await answerWith(page, { suggestions: ['Something shorter'] })
  await page.goto('/my-list')
  await barButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page).getByText(/does not leave it/)).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await expect(page.getByRole('button', { name: 'Use the microphone' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('Listening...')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(barButton(page)).toBeFocused()
  await expect(barButton(page)).toHaveAttribute('aria-pressed', 'false')

  await page.keyboard.down('v')
  await expect(status(page)).toHaveText('Listening...')
  expect((await made(page)).at(-1)).toMatchObject({ processLocally: true })
  await page.waitForFunction((since) => performance.now() - since > 450, await now(page))
  await say(page, 'something funny')
  await page.keyboard.up('v')
  await expect(panel(page).getByText('Here you are.')).toBeVisible()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Talk to Leo' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Something shorter' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('not scary')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByText('You said: “something”')).toBeVisible()
})

test('a child, alone or beside a grown-up, is not listened to by a service', async ({ page }) => {
  const { id } = await moveIn(page.request, MIA)
  await page.request.post('/api/watching-together', { data: { profileIds: [id] } })
  await fakeSpeech(page, { onDevice: 'unavailable' })
  await page.addInitScript(() => localStorage.setItem('starnest.voice', 'service'))
  const asked = await answerWith(page, {})
  await page.goto('/my-list')
  await barButton(page).click()
  await expect(panel(page).getByText(/must stay on this device/)).toBeVisible()
  expect(await made(page)).toEqual([])

  await page.request.post(pathOf(PROFILE_ROUTES.activate, { id }))
  await page.goto('/my-list')
  await barButton(page).click()
  await expect(panel(page).getByText(/must stay on this device/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.down('v')
  await page.waitForFunction((since) => performance.now() - since > 450, await now(page))
  await page.keyboard.up('v')
  const words = panel(page).getByRole('textbox', { name: 'Type instead' })
  await words.fill('something funny')
  await words.press('Enter')
  await expect(panel(page).getByText('Here you are.')).toBeVisible()
  expect(asked).toEqual([
    { transcript: 'something funny', alternatives: [], context: { isPlaying: false } },
  ])
  const { made: recognisers, microphones: opened } = await heardByTest(page)
  expect({ recognisers, opened }).toEqual({ recognisers: [], opened: [] })
})

/** A tap of V of 80 ms, as a browser tells of it also where the page comes late to hear it. Waits until the code that
 *  hears it is there. */
async function tapV(page: Page): Promise<void> {
  await expect(page.locator('.bar-account-place')).toHaveCount(0)
  const tell = (type: 'keydown' | 'keyup', downAt?: number) =>
    page.evaluate(
      ([name, down]) => {
        const timeStamp = down === undefined ? performance.now() : down + 80
        const how = { key: 'v', code: 'KeyV', bubbles: true, cancelable: true }
        const told = new KeyboardEvent(name, how)
        Object.defineProperty(told, 'timeStamp', { value: timeStamp })
        const { activeElement, body } = document
        ;(activeElement ?? body).dispatchEvent(told)
        return timeStamp
      },
      [type, downAt] as const,
    )
  await tell('keyup', await tell('keydown'))
}

test('a film does what it is told at once, and is quieter meanwhile', async ({
  page,
  starnest,
}) => {
  const [film] = await watchableFilms(starnest)
  if (!film) throw new Error('there is no film')
  await fakeSpeech(page, { isSlow: true })
  await page.addInitScript(() => localStorage.setItem('starnest.voice', 'service'))
  const asked = await answerWith(page, { action: { type: 'player', command: 'pause' } })
  await openPlayer(page, film.id)
  const { volume } = await videoState(page)
  await tapV(page)
  await expect(status(page)).toHaveText('Listening...')
  expect((await videoState(page)).volume).toBeCloseTo(volume / 4)
  expect((await made(page)).at(-1)).toMatchObject({ continuous: false })
  await say(page, 'pause')
  await expect(status(page)).toHaveText('Speaking...')
  expect((await videoState(page)).isPaused).toBe(true)
  expect((await videoState(page)).volume).toBeCloseTo(volume / 4)
  expect(asked).toEqual([
    {
      transcript: 'pause',
      alternatives: [],
      context: { isPlaying: true, titleId: film.id },
    },
  ])
  // Escape closes what lies over the film, and not the film.
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  expect((await videoState(page)).volume).toBeCloseTo(volume)
  await page.getByRole('button', { name: 'Voice Command' }).click()
  await expect(status(page)).toHaveText('Listening...')
})

test('a server that is away says so, the phrase can be sent again, and the microphone taken back', async ({
  page,
}) => {
  await fakeSpeech(page)
  await page.route(`**${HOST_ROUTES.voiceCommand.path}`, (route) => route.abort())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/movies')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Voice Command' }).click()
  await agree(page)
  await say(page, 'something funny')
  await expect(panel(page).getByRole('alert')).toContainText('There is no answer.')
  await expect(status(page)).toHaveText('Voice Command')
  await page.unroute(`**${HOST_ROUTES.voiceCommand.path}`)
  await answerWith(page, {})
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page).getByText('Here you are.')).toBeVisible()
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Take this back' }).click()
  await expect(page.getByText(/Nobody has allowed the microphone here yet/)).toBeVisible()
})

test('the film of a party is steered for everybody', async ({ page, starnest }) => {
  const [film] = await watchableFilms(starnest)
  if (!film) throw new Error('there is no film')
  const playback = async () =>
    partySchema.parse(await (await page.request.get(PARTY_ROUTES.party.path)).json()).playback
  const { rev } = await playback()
  await page.request.post(PARTY_ROUTES.commands.path, {
    data: { is: 'show', titleId: film.id, rev },
  })
  await fakeSpeech(page)
  await page.addInitScript(() => localStorage.setItem('starnest.voice', 'service'))
  await page.goto('/party-zone')
  await expect(page.getByRole('button', { name: 'Pause for everybody' })).toBeVisible()
  await tapV(page)
  await expect(status(page)).toHaveText('Listening...')
  await say(page, 'pause')
  await expect(page.getByRole('button', { name: 'Play for everybody' })).toBeVisible()
  expect((await playback()).isPlaying).toBe(false)
  await page.request.post(PARTY_ROUTES.commands.path, {
    data: { is: 'stop', rev: (await playback()).rev },
  })
})

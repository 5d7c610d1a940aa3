import type { ArElement, ArExperience } from '@starnest/contract/ar/ar'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../platform/language.ts'
import { firstScreenStands } from '../../platform/screen/first-screen.ts'
import { draw } from '../../testing/draw.tsx'
import { fakeCamera } from '../../testing/fakes/fake-camera.ts'
import { fakeServer } from '../../testing/fakes/fake-server.ts'
import { fakeXrSession } from '../../testing/fakes/fake-xr-session.ts'
import { testDetail, testTitle } from '../../testing/made/titles.ts'
import { arExperienceQuery } from './ar.queries.ts'
import { ArButton } from './ar-button.tsx'
import { coverBox } from './cards/take-picture.ts'
import { figureIdOf } from './scene/figures.ts'
import { Experience } from './screen/experience.tsx'
import { tierOf } from './tier.ts'

/** What the scene was told of the room that it entered. */
const entered = vi.hoisted(() => ({ onFrame: null as null | ((frame: object) => unknown) }))

/** A scene that draws nothing, where there is WebGL. */
vi.mock('./scene/ar-scene.ts', () => ({
  ArScene: class {
    bring = async () => undefined
    enter = async ({ onFrame }: typeof entered) => void Object.assign(entered, { onFrame })
    meet = () => undefined
    celebrate = () => undefined
    dispose = () => undefined
  },
}))

const FILM = testTitle(7, { title: 'The Lost Star' })
const CALL = 'POST /api/ai/ar-experience/7'
const TITLE = 'GET /api/animations/7'

const element = (name: string, x: number, fields: Partial<ArElement> = {}): ArElement => ({
  ...{ type: 'character', name, description: `${name} of the film`, interactionType: 'wave' },
  ...{ position: { x, y: 0 }, scale: { x: 1 }, character: name, prop: null, line: null },
  ...fields,
})
const LINE = { text: 'I will take you home.', language: 'en', startTime: 2, endTime: 3 }
const EXPERIENCE: ArExperience = {
  ...{ titleId: 7, title: 'The Lost Star', film: null, engine: 'embedded' },
  instructions: 'Tap every light you find.',
  arElements: [
    element('Leo', 0, { line: LINE, interactionType: 'speak' }),
    element('Far star', 1, { type: 'prop', prop: 'star', character: null }),
  ],
}

let server: ReturnType<typeof fakeServer>
let onClose: ReturnType<typeof vi.fn<() => void>>
beforeEach(async () => {
  await chooseLanguage('en')
  firstScreenStands()
  entered.onFrame = null
  onClose = vi.fn<() => void>()
  server = fakeServer({
    [CALL]: { body: EXPERIENCE },
    [TITLE]: { body: testDetail({ id: 7, title: 'The Lost Star' }) },
  })
  // What is laid out has a size; there is no WebGL here, so that only the markers are drawn.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844)
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined },
  }))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const open = () => draw(<Experience title={FILM} onClose={onClose} />)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const start = () => press('Start AR Experience')

describe('the way into AR', () => {
  it('is shown where the device supports camera access and canvas, and nowhere else', () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
    fakeCamera()
    draw(<ArButton title={FILM} />)
    expect(screen.getByRole('button').textContent).toBe('AR ExperienceStep into the content')
    cleanup()
    vi.stubGlobal('navigator', {})
    draw(<ArButton title={FILM} />)
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    fakeCamera()
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    draw(<ArButton title={FILM} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('an AR experience', () => {
  it('begins with a card, and asks neither server nor camera before it is started', () => {
    const { getUserMedia } = fakeCamera()
    open()
    expect(screen.getByRole('heading', { level: 2, name: 'AR Experience' })).toBeTruthy()
    expect(getUserMedia).not.toHaveBeenCalled()
    expect(server.sent()).toEqual([])
  })

  it('asks for the sensor and the camera while the tap still counts', () => {
    const { getUserMedia } = fakeCamera()
    const requestPermission = vi.fn(async () => 'granted')
    vi.stubGlobal('DeviceOrientationEvent', { requestPermission })
    open()
    start()
    expect(requestPermission).toHaveBeenCalledOnce()
    expect(getUserMedia).toHaveBeenCalledOnce()
  })

  it.each([
    ['NotAllowedError', /may not use the camera here/],
    ['NotFoundError', /No camera was found/],
    ['NotReadableError', /Another app or tab/],
  ])('shows a card within a second when the camera ends in %s', async (refusal, reason) => {
    vi.useFakeTimers()
    fakeCamera({ refusal })
    open()
    start()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    const card = screen.getByRole('alert')
    expect(within(card).getByRole('heading').textContent).toBe('Camera Access Required')
    expect(card.textContent).toContain('Please allow camera access to experience AR content')
    expect(card.textContent).toMatch(reason)
    press('Close')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('goes on without a camera', async () => {
    fakeCamera({ refusal: 'NotAllowedError' })
    open()
    start()
    await screen.findByRole('alert')
    press('Go on without the camera')
    expect(await screen.findByText('Tap every light you find.')).toBeTruthy()
    expect(document.querySelector('video')).toBeNull()
  })

  it('is offered in the room where WebXR can, and takes the camera where that is refused', async () => {
    const requestSession = vi.fn(() => Promise.reject(new DOMException('', 'NotSupportedError')))
    const { getUserMedia } = fakeCamera({
      xr: { isSessionSupported: async () => true, requestSession },
    })
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Place it in the room' }))
    expect(await screen.findByText('Tap every light you find.')).toBeTruthy()
    expect(requestSession).toHaveBeenCalledOnce()
    expect(getUserMedia).toHaveBeenCalledOnce()
  })

  it.each([
    ['left', () => press('Exit AR')],
    ['taken away with its page', () => cleanup()],
    ['gone on with under the sky', () => press('Without the camera')],
  ])('ends a session in the room that comes after the screen was %s', async (_how, leave) => {
    const answer = Promise.withResolvers<ReturnType<typeof fakeXrSession>>()
    const requestSession = () => answer.promise
    fakeCamera({ xr: { isSessionSupported: async () => true, requestSession } })
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Place it in the room' }))
    expect(screen.getByText(/The browser may ask/)).toBeTruthy()
    leave()
    const session = fakeXrSession()
    await act(async () => answer.resolve(session))
    await vi.waitFor(() => expect(session.isEnded).toBe(true))
  })

  it('ends its session in the room with the page', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
    const session = fakeXrSession()
    const requestSession = async () => session
    fakeCamera({ xr: { isSessionSupported: async () => true, requestSession } })
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Place it in the room' }))
    await screen.findByText('Tap every light you find.')
    expect(session.isEnded).toBe(false)
    cleanup()
    expect(session.isEnded).toBe(true)
  })

  it('is placed and played with the controls of a headset, which shows nothing of the page', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
    const session = fakeXrSession()
    fakeCamera({
      xr: { isSessionSupported: async () => true, requestSession: async () => session },
    })
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Place it in the room' }))
    await screen.findByRole('button', { name: 'Place it here' })
    const turn = [0, 0, 0, 1]
    const select = (x: number) =>
      act(() =>
        session.select({
          position: { x, y: 0.6, z: 0 },
          orientation: { x: 0, y: 0, z: 0, w: 1 },
        }),
      )
    const [leo, star, nothing] = [0, 0.78, 5]
    await vi.waitFor(() => expect(entered.onFrame).not.toBeNull())
    entered.onFrame?.({
      viewer: { position: [0, 1.5, 0], turn, focal: 1 },
      floor: { position: [0, 0, -2], turn },
    })
    select(nothing)
    expect(screen.queryByRole('button', { name: 'Place it here' })).toBeNull()
    select(leo)
    expect(screen.getByText('Found: 1 of 2')).toBeTruthy()
    select(nothing)
    expect(screen.getByRole('heading', { name: 'AR Instructions' })).toBeTruthy()
    select(star)
    expect(screen.getByText('Found: 2 of 2')).toBeTruthy()
    select(star)
    expect(screen.getByRole('heading', { name: 'You found everyone!' })).toBeTruthy()
    select(nothing)
    expect(screen.getByText('Found: 0 of 2')).toBeTruthy()
  })

  it('shows the card when the camera is unplugged in the middle', async () => {
    const { tracks } = fakeCamera()
    open()
    start()
    await screen.findByText('Tap every light you find.')
    act(() => void tracks[0]?.dispatchEvent(new Event('ended')))
    expect(await screen.findByRole('alert')).toBeTruthy()
  })

  it('ends every track when it is left: by its button, by Escape, or with the page', async () => {
    for (const leave of [
      () => press('Exit AR'),
      () => fireEvent.keyDown(document.body, { key: 'Escape' }),
      () => cleanup(),
    ]) {
      const { tracks } = fakeCamera()
      open()
      start()
      await screen.findByText('Tap every light you find.')
      leave()
      expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended'])
      cleanup()
    }
  })

  it('gives a camera back that comes after it was left', async () => {
    const answer = Promise.withResolvers<void>()
    const { tracks } = fakeCamera({ answersLater: answer.promise })
    open()
    start()
    press('Exit AR')
    await act(async () => answer.resolve())
    await vi.waitFor(() => expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']))
  })

  it('says why it could not be made, and tries again', async () => {
    server.answers[CALL] = { status: 429, body: { code: 'too_many_requests', message: '' } }
    fakeCamera()
    open()
    press('Without the camera')
    const alert = await screen.findByRole('alert')
    server.answers[CALL] = { body: EXPERIENCE }
    fireEvent.click(within(alert).getByRole('button'))
    expect(await screen.findByText('Tap every light you find.')).toBeTruthy()
  })

  it('says that there is nothing to show', async () => {
    server.answers[CALL] = { body: { ...EXPERIENCE, arElements: [] } }
    fakeCamera()
    open()
    press('Without the camera')
    expect(await screen.findByText(/nothing of this title/)).toBeTruthy()
  })
})

describe('the hunt', () => {
  async function hunting() {
    fakeCamera()
    const queryClient = open()
    press('Without the camera')
    // The first frame says what is in view.
    await screen.findByRole('button', { name: /Far star, further to the right/ })
    return queryClient
  }
  /** What a language model writes another time. */
  const OTHERWISE = {
    ...EXPERIENCE,
    engine: 'language-model',
    arElements: [element('Whale', 0), element('Leo', 0.2), element('Moon', -0.2)],
  }

  it('tells what was met, in the words of the film, until it is closed', async () => {
    await hunting()
    press('Leo. Listen')
    const card = screen.getByRole('heading', { level: 3, name: 'Leo' }).closest('section')
    expect(card?.querySelector('blockquote')?.textContent).toBe('I will take you home.')
    expect(screen.getByText('Leo. Found: 1 of 2.')).toBeTruthy()
    press('Close what is said about Leo')
    expect(screen.getByRole('heading', { name: 'AR Instructions' })).toBeTruthy()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Leo, found')
  })

  it('turns to what is out of view before it can be met, and ends with a party', async () => {
    await hunting()
    press('Leo. Listen')
    press(/Far star, further to the right/)
    expect(screen.queryByRole('heading', { level: 3, name: 'Far star' })).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: 'Far star. Say hello' }))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(onClose).not.toHaveBeenCalled()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Far star, found')
    expect(screen.getByRole('heading', { name: 'You found everyone!' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Watch it now' }).getAttribute('href')).toBe(
      '/watch/7?play=1',
    )
    press('Play again')
    expect(screen.getByText('Found: 0 of 2')).toBeTruthy()
  })

  it('keeps what it began with when the library changes, until somebody asks anew', async () => {
    const queryClient = await hunting()
    press('Leo. Listen')
    press('Close what is said about Leo')
    server.answers[CALL] = { body: OTHERWISE }
    await act(() => queryClient.invalidateQueries())
    expect(server.sent()).toHaveLength(1)
    expect(screen.getByText('Found: 1 of 2')).toBeTruthy()
    press('Begin anew')
    expect(await screen.findByText('Found: 0 of 3')).toBeTruthy()
  })

  it('ends when others watch, and begins with what is for them', async () => {
    const queryClient = await hunting()
    press('Leo. Listen')
    server.answers[CALL] = { body: OTHERWISE }
    await act(() => queryClient.resetQueries())
    expect(await screen.findByText('Found: 0 of 3')).toBeTruthy()
    expect(screen.queryByRole('heading', { level: 3, name: 'Leo' })).toBeNull()
    // From then on it stays as any other.
    server.answers[CALL] = { body: EXPERIENCE }
    await act(() => queryClient.invalidateQueries())
    expect(screen.getByText('Found: 0 of 3')).toBeTruthy()
  })

  it('is left when the title is none for who watches any more', async () => {
    const queryClient = await hunting()
    server.answers[TITLE] = { status: 404, body: { code: 'title_not_found', message: '' } }
    await act(() => queryClient.invalidateQueries())
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('begins with no older answer that is being asked for again', async () => {
    fakeCamera()
    const queryClient = open()
    const { queryKey } = arExperienceQuery(7, 'en')
    queryClient.setQueryData(queryKey, EXPERIENCE, { updatedAt: 0 })
    server.answers[CALL] = { body: OTHERWISE }
    press('Without the camera')
    expect((await screen.findByText(/^Found: /)).textContent).toBe('Found: 0 of 3')
  })

  it('is told of in the order of the world, from left to right', async () => {
    await hunting()
    const names = within(screen.getByRole('list', { name: 'What is around you' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
    expect(names[0]).toMatch(/^Leo/)
  })
})

it.each([
  [{ hasWorld: true, hasCamera: false, isFront: false, isSensing: true }, 'world'],
  [{ hasWorld: false, hasCamera: true, isFront: false, isSensing: true }, 'turning'],
  [{ hasWorld: false, hasCamera: true, isFront: false, isSensing: false }, 'dragging'],
  [{ hasWorld: false, hasCamera: true, isFront: true, isSensing: true }, 'dragging'],
  [{ hasWorld: false, hasCamera: false, isFront: false, isSensing: true }, 'sky'],
] as const)('%j is seen as %s', (open, tier) => expect(tierOf(open)).toBe(tier))

it.each([
  ['leo-and-the-lost-star', 'Leo', 'leo-and-the-lost-star/leo'],
  ['leo-and-the-lost-star', 'Nobody', undefined],
  [null, 'Leo', 'leo-and-the-lost-star/leo'],
  ['no-such-film', 'Leo', undefined],
])('of %s, %s is the figure %s', (film, character, id) => {
  expect(figureIdOf({ film, character })).toBe(id)
})

it('covers a picture as the screen is covered', () => {
  const phone = { width: 390, height: 844 }
  expect(coverBox({ width: 1280, height: 720 }, phone)).toMatchObject({ y: 0, height: 844 })
  expect(coverBox({ width: 720, height: 1280 }, { width: 720, height: 1280 })).toEqual({
    ...{ x: 0, y: 0, width: 720, height: 1280 },
  })
})

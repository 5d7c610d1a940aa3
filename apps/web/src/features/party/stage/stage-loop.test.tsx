import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { claimSound } from '../../../platform/sound/one-sound.ts'
import type { Loop } from './stage-loop.tsx'
import { WaitingStage } from './waiting-stage.tsx'

const LENGTH_SECONDS = 10
const FAMILY: Loop = { videoUrl: '/media/filler.mp4', pictureUrl: '/media/filler.webp' }
const OURS: Loop = { videoUrl: '/party/loop.mp4', pictureUrl: null }

let preferences: string[]
const play = vi.fn(async () => undefined)
const pause = vi.fn()
beforeEach(async () => {
  await chooseLanguage('en')
  preferences = []
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play.mockClear())
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause.mockClear())
  vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(LENGTH_SECONDS)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: preferences.some((preference) => query.includes(preference)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function draw({ loops = [FAMILY, OURS], isHidden = false } = {}) {
  render(
    <WaitingStage
      loops={loops}
      isHidden={isHidden}
      choose={<button type="button">Choose a film</button>}
    />,
  )
}
const video = () => {
  const element = document.querySelector('video')
  if (!element) throw new Error('There is no video.')
  return element
}
const shownUrl = () => document.querySelector('video')?.getAttribute('src')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** The loop has come to a place, and to a browser that tells so. */
function runTo(seconds: number): void {
  vi.spyOn(video(), 'currentTime', 'get').mockReturnValue(seconds)
  fireEvent.timeUpdate(video())
}

it('loops silently at first', () => {
  draw()
  expect([video().muted, video().loop]).toEqual([true, true])
  expect(play).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Sound on' })).toBeTruthy()
})

it('is silenced half a second before its end once; turned on again, it stays on', () => {
  draw()
  press('Sound on')
  runTo(9.4)
  expect(video().muted).toBe(false)
  runTo(9.5)
  expect(video().muted).toBe(true)
  runTo(9.75)
  runTo(0.2)
  expect(video().muted).toBe(true)

  press('Sound on')
  for (const seconds of [9.4, 9.5, 9.99, 0.2, 9.6]) {
    runTo(seconds)
    expect(video().muted).toBe(false)
  }
})

it('an end that nobody heard does not count', () => {
  draw()
  runTo(9.9)
  runTo(0.1)
  press('Sound on')
  runTo(9.4)
  expect(video().muted).toBe(false)
  runTo(9.6)
  expect(video().muted).toBe(true)
})

it('whoever turns it on just before its end hears it once round', () => {
  draw()
  runTo(9.8)
  press('Sound on')
  runTo(9.9)
  expect(video().muted).toBe(false)
  runTo(0.1)
  runTo(9.6)
  expect(video().muted).toBe(true)
})

it('gives way when something else on the page is heard', () => {
  draw()
  press('Sound on')
  act(() => claimSound(() => undefined))
  expect(video().muted).toBe(true)
  expect(screen.getByRole('button', { name: 'Sound on' })).toBeTruthy()
})

it.each(['reduced-motion', 'reduced-data'])(
  'with %s it neither plays nor loads by itself, and can be started',
  (preference) => {
    preferences = [preference]
    draw()
    expect(play).not.toHaveBeenCalled()
    expect([video().preload, video().autoplay]).toEqual(['none', false])
    press('Play the moving picture')
    expect(play).toHaveBeenCalledOnce()
  },
)

it('can be stopped', () => {
  draw()
  pause.mockClear()
  press('Stop the moving picture')
  expect(pause).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Play the moving picture' })).toBeTruthy()
})

it('a loop that this browser cannot play gives way to the next, and that to none', () => {
  draw()
  expect(shownUrl()).toBe(FAMILY.videoUrl)
  fireEvent.error(video())
  expect(shownUrl()).toBe(OURS.videoUrl)
  expect(video().muted).toBe(true)
  fireEvent.error(video())
  expect(shownUrl()).toBeUndefined()
  expect(screen.getByRole('heading', { name: 'What shall we watch?' })).toBeTruthy()
})

it('invites to choose a film', () => {
  draw({ loops: [] })
  expect(screen.getByRole('heading', { name: 'What shall we watch?' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Choose a film' })).toBeTruthy()
})

it('while the others watch what is not for everybody here, it says so and offers no film', () => {
  draw({ isHidden: true })
  expect(
    screen.getByRole('heading', { name: 'The others are watching something else' }),
  ).toBeTruthy()
  expect(screen.getByText(/This film is not for everybody here/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Choose a film' })).toBeNull()
})

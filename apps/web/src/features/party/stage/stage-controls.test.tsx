import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { FILM, partyPlayback } from '../../../testing/party-film.ts'
import { formatPlace } from './format-place.ts'
import { type FilmSound, StageControls } from './stage-controls.tsx'

type Playback = ComponentProps<typeof StageControls>['playback']

const onSteer = vi.fn()
beforeEach(() => {
  chooseLanguage('en')
  onSteer.mockReset()
})
afterEach(() => {
  cleanup()
  for (const name of ['fullscreenEnabled', 'fullscreenElement']) {
    Reflect.deleteProperty(document, name)
  }
})

const english = { language: 'en', label: 'English', url: '/media/7/abc/en.vtt' }
const playing: Playback = { ...partyPlayback(), title: FILM }

type Facts = {
  playback?: Playback
  sound?: Partial<FilmSound>
  captions?: Partial<FilmSound['captions']>
  video?: HTMLVideoElement | null
  isSteering?: boolean
  /** There is no film on this screen. */
  isSilent?: boolean
}

function Controls({ playback = playing, sound, captions, video = null, ...facts }: Facts) {
  const box = useRef<HTMLDivElement>(null)
  const noCaptions = { tracks: [], shown: null, onToggle: () => undefined }
  const loud = { isSilent: false, volume: 0.5, onVolume: () => undefined }
  return (
    <div ref={box} data-testid="box">
      <StageControls
        playback={playback}
        video={video}
        sound={
          facts.isSilent
            ? null
            : {
                ...loud,
                onToggleMute: () => undefined,
                ...sound,
                captions: { ...noCaptions, ...captions },
              }
        }
        box={box}
        onSteer={onSteer}
        isSteering={facts.isSteering ?? false}
        choose={<button type="button">Another film</button>}
      />
    </div>
  )
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const place = () => slider('Place in the film')
const moveTo = (value: string) => fireEvent.change(place(), { target: { value } })

it.each([
  [0, '0:00'],
  [-3, '0:00'],
  [9.9, '0:09'],
  [75, '1:15'],
  [3599.9, '59:59'],
  [3600, '1:00:00'],
  [36_065, '10:01:05'],
])('%d seconds read as %s', (seconds, text) => {
  expect(formatPlace(seconds)).toBe(text)
})

it('pauses for everybody what plays', () => {
  render(<Controls />)
  fireEvent.click(button('Pause for everybody'))
  expect(onSteer.mock.calls).toEqual([[{ is: 'pause' }]])
})

it('plays for everybody what is paused', () => {
  render(<Controls playback={{ ...playing, isPlaying: false }} />)
  fireEvent.click(button('Play for everybody'))
  expect(onSteer.mock.calls).toEqual([[{ is: 'play' }]])
})

it.each([
  ['the pointer', () => fireEvent.pointerUp(place())],
  ['the key', () => fireEvent.keyUp(place(), { key: 'ArrowRight' })],
])('moves the film when %s is let go, and not before', (_what, letGo) => {
  render(<Controls />)
  moveTo('20')
  moveTo('42')
  expect(place().getAttribute('aria-valuetext')).toBe('0:42 of 1:00')
  expect(onSteer).not.toHaveBeenCalled()
  letGo()
  expect(onSteer.mock.calls).toEqual([[{ is: 'seek', positionSeconds: 42 }]])
  letGo()
  fireEvent.blur(place())
  expect(onSteer).toHaveBeenCalledOnce()
})

it('is moved by nobody who only passes by', () => {
  render(<Controls />)
  fireEvent.keyUp(place(), { key: 'Tab' })
  fireEvent.pointerUp(place())
  fireEvent.blur(place())
  expect(onSteer).not.toHaveBeenCalled()
})

it('follows the film', () => {
  const video = document.createElement('video')
  render(<Controls video={video} />)
  vi.spyOn(video, 'currentTime', 'get').mockReturnValue(31.7)
  fireEvent.timeUpdate(video)
  expect(place().value).toBe('31')
  expect(screen.getByText('0:31 / 1:00')).toBeTruthy()
})

it('asks before it ends the film for everybody', () => {
  render(<Controls />)
  fireEvent.click(button('End the film'))
  expect(screen.getByRole('dialog', { name: 'End the film for everybody?' })).toBeTruthy()
  expect(onSteer).not.toHaveBeenCalled()
  fireEvent.click(button('End the film'))
  expect(onSteer.mock.calls).toEqual([[{ is: 'stop' }]])
})

it('watches on when that was not meant', () => {
  render(<Controls />)
  fireEvent.click(button('End the film'))
  fireEvent.click(button('Watch on'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onSteer).not.toHaveBeenCalled()
})

it('has no button for subtitles where the film has none', () => {
  render(<Controls />)
  expect(screen.queryByRole('button', { name: /Subtitles/ })).toBeNull()
})

it.each([
  [null, 'Subtitles off', 'false'],
  ['en', 'Subtitles: English', 'true'],
])('with subtitles in %j its button is called "%s"', (shown, name, isPressed) => {
  const onToggle = vi.fn()
  render(<Controls captions={{ tracks: [english], shown, onToggle }} />)
  expect(button(name).getAttribute('aria-pressed')).toBe(isPressed)
  fireEvent.click(button(name))
  expect(onToggle).toHaveBeenCalledOnce()
  expect(onSteer).not.toHaveBeenCalled()
})

it('changes the sound of this screen alone', () => {
  const [onVolume, onToggleMute] = [vi.fn(), vi.fn()]
  render(<Controls sound={{ onVolume, onToggleMute }} />)
  expect(slider('Volume').getAttribute('aria-valuetext')).toBe('50%')
  fireEvent.change(slider('Volume'), { target: { value: '0.8' } })
  expect(onVolume.mock.calls).toEqual([[0.8]])
  fireEvent.click(button('Mute'))
  expect(onToggleMute).toHaveBeenCalledOnce()
  expect(onSteer).not.toHaveBeenCalled()
})

it('shows where it is silent', () => {
  render(<Controls sound={{ isSilent: true }} />)
  expect(button('Sound on')).toBeTruthy()
  expect(slider('Volume').value).toBe('0')
})

it('has no button to fill the screen where the browser cannot', () => {
  render(<Controls />)
  expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull()
})

it('fills the screen, and offers nothing there that opens a dialog', () => {
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true })
  render(<Controls />)
  expect([button('Full screen'), button('Another film'), button('End the film')]).toHaveLength(3)
  const value = screen.getByTestId('box')
  Object.defineProperty(document, 'fullscreenElement', { value, configurable: true })
  fireEvent(document, new Event('fullscreenchange'))
  expect(button('Leave full screen')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Another film' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'End the film' })).toBeNull()
})

it('steers also where there is no film to hear, so that one that cannot be played is no dead end', () => {
  render(<Controls isSilent />)
  expect(screen.getByText('Another film')).toBeTruthy()
  expect(button('End the film')).toBeTruthy()
  expect(screen.queryByRole('slider', { name: 'Volume' })).toBeNull()
})

it('stays at the wanted place while a move is on its way, and then shows where the film is', () => {
  const { rerender } = render(<Controls />)
  moveTo('42')
  fireEvent.pointerUp(place())
  rerender(<Controls isSteering />)
  expect(place().value).toBe('42')
  rerender(<Controls />)
  expect(place().value).toBe('0')
})

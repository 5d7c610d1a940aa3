import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPlayer, type PlayerOrder } from '../../../library/title/open-player.ts'
import { chooseLanguage } from '../../../platform/language.ts'
import { PARTY_FILM, testPartyPlayback } from '../../../testing/made/party.ts'
import { StageControls } from './stage-controls.tsx'
import type { FilmSound } from './use-stage-orders.ts'

type Playback = ComponentProps<typeof StageControls>['playback']

const onSteer = vi.fn()
beforeEach(async () => {
  await chooseLanguage('en')
  onSteer.mockReset()
})
afterEach(() => {
  cleanup()
  for (const name of ['fullscreenEnabled', 'fullscreenElement']) {
    Reflect.deleteProperty(document, name)
  }
})

const english = { language: 'en', label: 'English', url: '/media/7/abc/en.vtt' }
const playing: Playback = { ...testPartyPlayback(), title: PARTY_FILM }

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
const place = () => slider('Position in the film')
const moveTo = (value: string) => fireEvent.change(place(), { target: { value } })

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

it('is not moved by a Tab key that only passes', () => {
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
  fireEvent.click(button('Keep watching'))
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

it('fills the screen with all that it offers, and asks there before the film ends', async () => {
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true })
  render(<Controls />)
  expect([button('Full screen'), button('Another film'), button('End the film')]).toHaveLength(3)
  const value = screen.getByTestId('box')
  Object.defineProperty(document, 'fullscreenElement', { value, configurable: true })
  fireEvent(document, new Event('fullscreenchange'))
  expect(button('Leave full screen')).toBeTruthy()
  expect(value.contains(button('Another film'))).toBe(true)
  fireEvent.click(button('End the film'))
  const question = await screen.findByRole('dialog')
  expect(value.contains(question)).toBe(true)
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

describe('somebody who speaks to the app', () => {
  /** A film of a minute that stands at 20 seconds. */
  const videoAt20 = () => Object.assign(document.createElement('video'), { currentTime: 20 })
  const told = (command: Extract<PlayerOrder, { type: 'player' }>['command'], seconds?: number) =>
    openPlayer()?.obey({ type: 'player', command, ...(seconds !== undefined && { seconds }) })

  it.each([
    ['pause', undefined, [{ is: 'pause' }]],
    ['resume', undefined, []],
    ['restart', undefined, [{ is: 'seek', positionSeconds: 0 }]],
    ['forward', 15, [{ is: 'seek', positionSeconds: 35 }]],
    ['forward', 900, [{ is: 'seek', positionSeconds: 60 }]],
    ['back', undefined, [{ is: 'seek', positionSeconds: 10 }]],
  ] as const)('steers the film of all: %s %s', (command, seconds, steered) => {
    render(<Controls video={videoAt20()} />)
    expect(told(command, seconds)).toBe(true)
    expect(onSteer.mock.calls.flat()).toEqual(steered)
  })

  it('plays a paused film for all, from where it is or from its beginning', () => {
    render(<Controls playback={{ ...playing, isPlaying: false }} video={videoAt20()} />)
    expect([told('resume'), told('restart')]).toEqual([true, true])
    expect(onSteer.mock.calls.flat()).toEqual([
      { is: 'play' },
      { is: 'seek', positionSeconds: 0 },
      { is: 'play' },
    ])
  })

  it('changes sound and captions on this screen alone', () => {
    const [onVolume, onToggleMute, onToggle] = [vi.fn(), vi.fn(), vi.fn()]
    render(<Controls sound={{ onVolume, onToggleMute }} captions={{ shown: null, onToggle }} />)
    for (const command of ['louder', 'quieter', 'mute', 'unmute', 'captions_on'] as const)
      expect(told(command)).toBe(true)
    expect(onVolume.mock.calls).toEqual([[0.6], [0.4]])
    expect(onToggleMute).toHaveBeenCalledOnce()
    expect(onToggle).toHaveBeenCalledOnce()
    expect(onSteer).not.toHaveBeenCalled()
  })

  it('is told where there is no film on this screen, and no other episode', () => {
    render(<Controls isSilent />)
    expect(told('louder')).toBe(false)
    expect(told('forward')).toBe(false)
    expect(openPlayer()?.obey({ type: 'move', direction: 'next' })).toBe(false)
    cleanup()
    expect(openPlayer()).toBeNull()
  })
})

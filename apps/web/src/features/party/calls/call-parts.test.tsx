import type { PartyMember } from '@starnest/contract/party/party'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { testTrack } from '../../../testing/fakes/connection.ts'
import { CallToggles } from './call-toggles.tsx'
import { CameraTiles } from './camera-tiles.tsx'
import type { Calls } from './use-calls.ts'
import type { CallSwitch } from './use-device.ts'

beforeEach(() => chooseLanguage('en'))
afterEach(cleanup)

const off: CallSwitch = { isOn: false, isBusy: false, toggle: () => undefined, problem: undefined }
const on: CallSwitch = { ...off, isOn: true }
const callsWith = (some: Partial<Calls> = {}): Calls => ({
  selfId: 'me',
  camera: off,
  microphone: off,
  localStream: undefined,
  remotes: [],
  ...some,
})
const member = (id: string, name: string, onNow: Partial<PartyMember> = {}): PartyMember => ({
  id,
  profileId: 1,
  name,
  avatarUrl: '🦊',
  initials: 'A',
  platform: 'starnest',
  isVideo: false,
  isMuted: true,
  ...onNow,
})
const family = [member('me', 'Dad'), member('zoe', 'Zoe', { isVideo: true, isMuted: false })]
function streamOf(...kinds: ('audio' | 'video')[]): MediaStream {
  const stream = new MediaStream()
  for (const kind of kinds) stream.addTrack(testTrack(kind))
  return stream
}
const button = (name: string) => screen.getByRole('button', { name })
const tiles = () => screen.queryAllByRole('listitem')

it('turns camera and microphone on and off with two buttons that say which is on', () => {
  const [toggleCamera, toggleMicrophone] = [vi.fn(), vi.fn()]
  render(
    <CallToggles
      calls={callsWith({
        camera: { ...on, toggle: toggleCamera },
        microphone: { ...off, toggle: toggleMicrophone },
      })}
    />,
  )
  expect(button('Camera').getAttribute('aria-pressed')).toBe('true')
  expect(button('Microphone').getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(button('Microphone'))
  expect([toggleCamera.mock.calls.length, toggleMicrophone.mock.calls.length]).toEqual([0, 1])
})

it('shows that a device is being turned on', () => {
  render(<CallToggles calls={callsWith({ camera: { ...off, isBusy: true } })} />)
  expect(button('Camera').getAttribute('aria-busy')).toBe('true')
  expect(button('Microphone').getAttribute('aria-busy')).toBe('false')
})

it('says beside a button that nothing is recorded or goes through the server', async () => {
  render(<CallToggles calls={callsWith()} />)
  act(() => button('Camera').focus())
  const words = await screen.findByRole('tooltip')
  expect(words.textContent).toMatch(
    /^Camera\. .*straight from screen to screen.*Nothing is recorded/,
  )
})

it.each([
  ['camera', 'denied', /^Camera access required. Allow/],
  ['microphone', 'denied', /^Microphone access required. Allow/],
  ['camera', 'none-found', /^There is no camera on this device/],
  ['microphone', 'in-use', /^Another app is using the microphone/],
  ['camera', 'ended', /^The camera has stopped/],
  ['camera', 'full', /^4 cameras are on/],
  ['microphone', 'full', /^6 microphones are on/],
  ['camera', 'failed', /could not be turned on/],
  ['camera', 'not-secure', /need https.*npm start -- --lan/],
  ['microphone', 'unsupported', /^This browser does not support calls/],
] as const)('says what to do when the %s is not on: %s', (kind, problem, words) => {
  render(<CallToggles calls={callsWith({ [kind]: { ...off, problem } })} />)
  expect(screen.getByRole('alert').textContent).toMatch(words)
})

it('draws nothing while nothing is on', () => {
  const { container } = render(
    <CameraTiles calls={callsWith()} members={[member('me', 'Dad'), member('zoe', 'Zoe')]} />,
  )
  expect(container.innerHTML).toBe('')
})

it('shows the own picture mirrored and without sound', () => {
  const localStream = streamOf('video')
  render(
    <CameraTiles
      calls={callsWith({ camera: on, localStream })}
      members={[member('me', 'Dad', { isVideo: true })]}
    />,
  )
  expect(tiles()).toHaveLength(1)
  const own = within(tiles()[0] as HTMLElement)
  expect([own.getByText('You'), own.getByRole('img', { name: 'Microphone off' })]).toHaveLength(2)
  const video = document.querySelector('video')
  expect(video?.srcObject).toBe(localStream)
  expect([video?.muted, video?.className.includes('-scale-x-100')]).toEqual([true, true])
})

it('shows and plays another screen under its name, and its face until it is connected', () => {
  const { rerender } = render(<CameraTiles calls={callsWith()} members={family} />)
  expect(tiles().map((tile) => tile.textContent)).toEqual(['🦊Zoe'])
  expect(document.querySelector('video')).toBeNull()
  const stream = streamOf('audio', 'video')
  rerender(
    <CameraTiles calls={callsWith({ remotes: [{ memberId: 'zoe', stream }] })} members={family} />,
  )
  const video = document.querySelector('video')
  expect([video?.srcObject, video?.muted, video?.paused]).toEqual([stream, false, false])
  expect(screen.queryByRole('button')).toBeNull()
})

it('goes on in the same element when only the picture goes', () => {
  const stream = streamOf('audio', 'video')
  const draw = () => (
    <CameraTiles calls={callsWith({ remotes: [{ memberId: 'zoe', stream }] })} members={family} />
  )
  const { rerender } = render(draw())
  const video = document.querySelector('video')
  const [picture] = stream.getVideoTracks()
  if (picture) stream.removeTrack(picture)
  rerender(draw())
  expect(document.querySelector('video')).toBe(video)
  expect(video?.className).toContain('invisible')
})

it('asks for a tap where the browser refuses sound, and shows the picture meanwhile', async () => {
  let isTapped = false
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    if (!isTapped && !this.muted) throw new DOMException('not yet', 'NotAllowedError')
  })
  const remotes = [{ memberId: 'zoe', stream: streamOf('audio', 'video') }]
  const { rerender } = render(<CameraTiles calls={callsWith({ remotes })} members={family} />)
  const tap = await screen.findByRole('button', { name: 'Tap for sound' })
  const video = document.querySelector('video')
  expect(video?.muted).toBe(true)
  isTapped = true
  fireEvent.click(tap)
  await act(async () => undefined)
  expect([video?.muted, screen.queryByRole('button')]).toEqual([false, null])
  rerender(<CameraTiles calls={callsWith()} members={[member('me', 'Dad')]} />)
  expect(tiles()).toEqual([])
})

it('asks for no tap any more when the refused screen has gone', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(
    new DOMException('not yet', 'NotAllowedError'),
  )
  const remotes = [{ memberId: 'zoe', stream: streamOf('audio') }]
  const { rerender } = render(<CameraTiles calls={callsWith({ remotes })} members={family} />)
  await screen.findByRole('button', { name: 'Tap for sound' })
  rerender(<CameraTiles calls={callsWith({ microphone: on })} members={[member('me', 'Dad')]} />)
  expect(tiles()).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Tap for sound' })).toBeNull()
})

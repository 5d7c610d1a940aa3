import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_STAGE, type JamStage, type Round } from './jam-stage.ts'
import { useJamKeys } from './use-jam-keys.ts'

afterEach(cleanup)

const begin = vi.fn()
const step = vi.fn()
const stopRecording = vi.fn()
const pause = vi.fn()
const skip = vi.fn()
const shiftWords = vi.fn()
beforeEach(() => vi.clearAllMocks())

function Stage({ stage }: { stage: JamStage }) {
  useJamKeys({ stage, begin, step, stopRecording, pause, skip, shiftWords })
  return (
    <>
      <div className="jam-side">
        <button type="button">Change Mode</button>
        <input aria-label="Find a song" />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as the stage itself */}
      <section className="jam-stage" aria-label="Stage" tabIndex={0}>
        <button type="button" className="jam-record">
          Record
        </button>
      </section>
    </>
  )
}

const RUNNING = { is: 'running', take: 1, isPaused: false } as const
const RECORDING: Round = { ...RUNNING, isRecording: true, remainingSeconds: null }
const CHALLENGE: Round = { ...RUNNING, isRecording: false, remainingSeconds: 12 }

const open = (mode: JamStage['mode'], round: Round = { is: 'idle' }) =>
  render(<Stage stage={{ ...EMPTY_STAGE, mode, round }} />)

it.each([
  ['karaoke', 'ArrowUp', [[1]]],
  ['karaoke', 'ArrowDown', [[-1]]],
  ['karaoke', 'ArrowRight', []],
  ['freestyle', 'ArrowRight', [[1]]],
  ['freestyle', 'ArrowLeft', [[-1]]],
  ['freestyle', 'ArrowUp', []],
] as const)('in %s %s turns the list by %j', (mode, key, steps) => {
  open(mode)
  fireEvent.keyDown(document.body, { key })
  expect(step.mock.calls).toEqual(steps)
})

it.each([
  ['Enter', { is: 'idle' }, [['challengeStarted']], 0],
  [' ', { is: 'idle' }, [['challengeStarted']], 0],
  ['Enter', RECORDING, [], 1],
  ['Enter', CHALLENGE, [], 0],
  ['r', { is: 'idle' }, [['recordingStarted']], 0],
  ['R', CHALLENGE, [['recordingStarted']], 0],
  ['r', RECORDING, [], 0],
] as const)('%s in %j begins %j', (key, round, begun, stopped) => {
  open('karaoke', round)
  fireEvent.keyDown(document.body, { key })
  expect(begin.mock.calls).toEqual(begun)
  expect(stopRecording).toHaveBeenCalledTimes(stopped)
})

const PAUSED: Round = { ...RECORDING, isPaused: true }

it.each([
  ['p', RECORDING, 'pause'],
  ['P', CHALLENGE, 'pause'],
  ['MediaPlayPause', PAUSED, 'pause'],
  [' ', CHALLENGE, 'pause'],
  [' ', PAUSED, 'pause'],
  ['Enter', PAUSED, 'pause'],
  ['n', CHALLENGE, 'skip'],
  ['MediaTrackNext', CHALLENGE, 'skip'],
  ['g', CHALLENGE, 'sooner'],
  ['h', RECORDING, 'later'],
  ['p', { is: 'idle' }, null],
  ['n', { is: 'scoring', take: 1 }, null],
  ['h', { is: 'idle' }, null],
] as const)('%s in %j says %s of the song that plays', (key, round, said) => {
  open('karaoke', round)
  fireEvent.keyDown(document.body, { key })
  const done = [
    ...pause.mock.calls.map(() => 'pause'),
    ...skip.mock.calls.map(() => 'skip'),
    ...shiftWords.mock.calls.map(([by]) => (by < 0 ? 'sooner' : 'later')),
  ]
  expect(done).toEqual(said ? [said] : [])
  expect(stopRecording).not.toHaveBeenCalled()
})

it('hears the keys of the song that plays on the buttons of the stage too, which keep their own', () => {
  open('karaoke', CHALLENGE)
  const button = screen.getByRole('button', { name: 'Record' })
  for (const key of ['p', ' ', 'Enter']) fireEvent.keyDown(button, { key })
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'p' })
  expect(pause).toHaveBeenCalledOnce()
})

it('moves the words on while the key is held, and skips and pauses once', () => {
  open('karaoke', CHALLENGE)
  for (const key of ['h', 'n', 'p']) {
    fireEvent.keyDown(document.body, { key })
    fireEvent.keyDown(document.body, { key, repeat: true })
  }
  expect(shiftWords).toHaveBeenCalledTimes(2)
  expect(skip).toHaveBeenCalledOnce()
  expect(pause).toHaveBeenCalledOnce()
})

it('records by the key of R on a keyboard of another script', () => {
  open('karaoke')
  fireEvent.keyDown(document.body, { key: 'к', code: 'KeyR' })
  expect(begin.mock.calls).toEqual([['recordingStarted']])
})

it('leaves keys to whatever has them', () => {
  open('karaoke')
  fireEvent.keyDown(screen.getByRole('button', { name: 'Record' }), { key: 'Enter' })
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'r' })
  fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true })
  expect(begin).not.toHaveBeenCalled()
})

it('begins once while a key is held down', () => {
  open('karaoke')
  fireEvent.keyDown(document.body, { key: 'Enter' })
  fireEvent.keyDown(document.body, { key: 'Enter', repeat: true })
  expect(begin).toHaveBeenCalledOnce()
})

it.each([
  ['karaoke', 'ArrowRight', 'Record'],
  ['karaoke', 'ArrowLeft', 'Change Mode'],
  ['freestyle', 'ArrowDown', 'Record'],
  ['freestyle', 'ArrowUp', 'Change Mode'],
] as const)('in %s %s leads off the stage, to %s', (mode, key, name) => {
  open(mode)
  const stage = screen.getByRole('region', { name: 'Stage' })
  stage.focus()
  fireEvent.keyDown(stage, { key })
  expect(document.activeElement).toBe(screen.getByRole('button', { name }))
  expect(step).not.toHaveBeenCalled()
})

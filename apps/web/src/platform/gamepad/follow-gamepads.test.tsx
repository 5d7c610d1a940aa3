import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useArrowKeys } from '../../ui/focus/arrow-keys.ts'
import { followGamepads } from './follow-gamepads.ts'

const FRAME_MS = 16
const A = 0
const B = 1
const X = 2
const Y = 3
const DOWN = 13
const RIGHT = 15

/** The gamepad that is connected: what is pressed on it; null: none is. */
let pressed: number[] | null
/** Keys that the page heard, with a + where one was repeated and a ^ where one was let go. */
let heard: string[]
let getGamepads: ReturnType<typeof vi.fn>

beforeEach(() => {
  vi.useFakeTimers()
  pressed = []
  heard = []
  getGamepads = vi.fn(() => [null, pressed && pad(pressed)])
  vi.stubGlobal('navigator', { getGamepads })
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  for (const type of ['keydown', 'keyup']) document.addEventListener(type, hear)
})
afterEach(() => {
  // The next test is led by nobody yet.
  fireEvent.pointerDown(document.body)
  // With the last gamepad it comes to rest.
  pressed = null
  pass(FRAME_MS)
  for (const type of ['keydown', 'keyup']) document.removeEventListener(type, hear)
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function hear(event: Event): void {
  if (!(event instanceof KeyboardEvent)) return
  heard.push(`${event.type === 'keyup' ? '^' : ''}${event.key}${event.repeat ? '+' : ''}`)
}

const pad = (pressed: readonly number[]) => ({
  ...{ connected: true, mapping: 'standard', axes: [0, 0] },
  buttons: Array.from({ length: 17 }, (_, index) => ({ pressed: pressed.includes(index) })),
})
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

/** Presses buttons and lets them go. */
function press(...buttons: number[]): void {
  pressed = buttons
  pass(FRAME_MS)
  pressed = []
  pass(FRAME_MS)
}

function connect(): void {
  followGamepads()
  pass(FRAME_MS)
}

function Places({ onPress }: { onPress: () => void }) {
  useArrowKeys()
  return (
    <div data-focus-row="">
      <button type="button">one</button>
      <button type="button" onClick={onPress}>
        two
      </button>
    </div>
  )
}

it('leads from place to place and presses what has the focus', () => {
  const onPress = vi.fn()
  render(<Places onPress={onPress} />)
  screen.getByRole('button', { name: 'one' }).focus()
  connect()
  press(RIGHT)
  expect(document.activeElement?.textContent).toBe('two')
  press(A)
  expect(onPress).toHaveBeenCalledOnce()
  expect(heard).toEqual(['ArrowRight', '^ArrowRight', 'Enter', '^Enter'])
})

it('presses nothing twice that uses the key itself', () => {
  const onPress = vi.fn()
  const onKey = vi.fn((event: React.KeyboardEvent) => event.preventDefault())
  render(<button type="button" onClick={onPress} onKeyDown={onKey} />)
  screen.getByRole('button').focus()
  connect()
  press(A)
  expect(onKey).toHaveBeenCalledOnce()
  expect(onPress).not.toHaveBeenCalled()
})

it('repeats while a direction is held down, and stops when it is let go', () => {
  connect()
  pressed = [DOWN]
  pass(560)
  expect(heard).toEqual(['ArrowDown', 'ArrowDown+', 'ArrowDown+'])
  press()
  pass(1000)
  expect(heard.slice(3)).toEqual(['^ArrowDown'])
})

it('says that it leads, for the ring around the focus, until somebody points', () => {
  const leads = () => document.documentElement.matches('.led-by-gamepad')
  connect()
  expect(leads()).toBe(false)
  press(DOWN)
  expect(leads()).toBe(true)
  fireEvent.pointerDown(document.body)
  expect(leads()).toBe(false)
})

it('asks for subtitles first and then for details, and plays', () => {
  connect()
  press(Y)
  press(X)
  expect(heard.filter((key) => !key.startsWith('^'))).toEqual(['c', 'i', 'MediaPlayPause'])
})

describe('in a text field', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox')

  it('writes no letters and moves the caret', () => {
    render(<input defaultValue="otter" />)
    field().focus()
    field().setSelectionRange(0, 0)
    connect()
    press(Y)
    press(RIGHT)
    press(RIGHT)
    expect(heard).not.toContain('c')
    expect([field().value, field().selectionStart]).toEqual(['otter', 2])
  })

  it('sends what is written, as Enter does', () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <input />
      </form>,
    )
    field().focus()
    connect()
    press(A)
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

it('changes a slider, and says so', () => {
  render(<input type="range" />)
  const slider = screen.getByRole<HTMLInputElement>('slider')
  const steps: string[] = []
  vi.spyOn(slider, 'stepUp').mockImplementation(() => void steps.push('more'))
  vi.spyOn(slider, 'stepDown').mockImplementation(() => void steps.push('less'))
  slider.addEventListener('input', () => void steps.push('told'))
  slider.focus()
  connect()
  press(RIGHT)
  press(DOWN)
  expect(steps).toEqual(['more', 'told', 'less', 'told'])
})

describe('back', () => {
  it('closes what the browser would close with Escape', () => {
    const onCancel = vi.fn((event: React.SyntheticEvent) => event.preventDefault())
    render(
      <dialog onCancel={onCancel}>
        <button type="button">inside</button>
      </dialog>,
    )
    document.querySelector('dialog')?.showModal()
    document.querySelector('button')?.focus()
    connect()
    press(B)
    expect(onCancel).toHaveBeenCalledOnce()
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('goes to the page before where that is one of ours: %s', (canGoBack, times) => {
    vi.stubGlobal('navigation', { canGoBack })
    const back = vi.spyOn(history, 'back').mockReturnValue()
    connect()
    press(B)
    expect(back).toHaveBeenCalledTimes(times)
    expect(heard.slice(0, 2)).toEqual(['Escape', 'GoBack'])
  })
})

describe('looks at the gamepads', () => {
  it('not while none is connected', () => {
    pressed = null
    followGamepads()
    pass(1000)
    expect(getGamepads).toHaveBeenCalledOnce()
  })

  it('no longer once it is taken away, and again with the next one', () => {
    connect()
    pressed = null
    pass(100)
    const asked = getGamepads.mock.calls.length
    pass(1000)
    expect(getGamepads).toHaveBeenCalledTimes(asked)
    pressed = []
    connect()
    press(X)
    expect(heard).toContain('MediaPlayPause')
  })

  it('only while the page is in sight', () => {
    const sight = vi.spyOn(document, 'visibilityState', 'get')
    const show = (state: DocumentVisibilityState) => {
      sight.mockReturnValue(state)
      fireEvent(document, new Event('visibilitychange'))
    }
    connect()
    show('hidden')
    const asked = getGamepads.mock.calls.length
    pass(1000)
    expect(getGamepads).toHaveBeenCalledTimes(asked)
    // Held down as the page comes back, as by somebody who plays on elsewhere.
    pressed = [X]
    show('visible')
    pass(1000)
    expect(heard).toEqual([])
    press()
    press(X)
    expect(heard).toContain('MediaPlayPause')
  })

  it('and leaves them alone while another window has the keyboard', () => {
    connect()
    vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    press(X)
    press(DOWN)
    expect(heard).toEqual([])
  })
})

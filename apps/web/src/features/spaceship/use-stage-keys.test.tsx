import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type KeyboardEvent, useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useStageKeys } from './use-stage-keys.ts'

const [turn, sit, exit, close] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]

beforeEach(() => {
  for (const spy of [turn, sit, exit, close]) spy.mockReset()
})
afterEach(cleanup)

type StageProps = { isIdle?: boolean; filmKeys?: (event: KeyboardEvent) => void }

function Stage({ isIdle = false, filmKeys }: StageProps) {
  const stage = useRef<HTMLElement>(null)
  const film = useRef(filmKeys ?? null)
  const onKeyDown = useStageKeys({
    ...{ stage, film, isIdle, turn, sit, exit, close },
    isDeep: true,
  })
  return (
    <section ref={stage} aria-label="room" onKeyDown={onKeyDown}>
      <button type="button">a button</button>
      <input aria-label="PIN" type="password" />
      <input aria-label="volume" type="range" />
      <input aria-label="seat" type="radio" />
      <textarea aria-label="note" />
      <div role="menu">
        <button type="button" role="menuitem">
          menu item
        </button>
      </div>
    </section>
  )
}

const elementOf = (name: string) => screen.queryByLabelText(name) ?? screen.getByText(name)

/** Whether the key still does what the browser does with it: it types. */
const press = (on: HTMLElement, key: string) => fireEvent.keyDown(on, { key })

it.each(['PIN', 'note'])('digits that are typed into a field choose no seat: %s', (name) => {
  render(<Stage />)
  for (const digit of ['1', '2', '3', '4', '5']) {
    expect(press(screen.getByLabelText(name), digit)).toBe(true)
  }
  expect(sit).not.toHaveBeenCalled()
})

it.each(['room', 'a button', 'volume', 'seat'])('elsewhere they choose a seat: %s', (name) => {
  render(<Stage />)
  expect(press(elementOf(name), '2')).toBe(false)
  expect(sit).toHaveBeenCalledExactlyOnceWith('front')
})

it.each(['room', 'PIN'])(
  'Escape takes what has no keys of its own off the screen, and leaves an empty room: %s',
  (name) => {
    const { unmount } = render(<Stage />)
    expect(press(screen.getByLabelText(name), 'Escape')).toBe(false)
    expect(close).toHaveBeenCalledOnce()
    expect(exit).not.toHaveBeenCalled()
    unmount()

    render(<Stage isIdle />)
    press(screen.getByLabelText(name), 'Escape')
    expect(close).toHaveBeenCalledOnce()
    expect(exit).toHaveBeenCalledOnce()
  },
)

it.each(['room', 'a button', 'volume', 'seat'])(
  'Escape is the film’s own where it takes keys: %s',
  (name) => {
    const filmKeys = vi.fn()
    render(<Stage filmKeys={filmKeys} />)
    press(elementOf(name), 'Escape')
    expect(filmKeys).toHaveBeenCalledOnce()
    expect(close).not.toHaveBeenCalled()
  },
)

it.each([
  ['a button', ' '],
  ['a button', 'k'],
  ['PIN', 'Escape'],
  ['menu item', 'Escape'],
])('the film takes no keys that are not for it: %s, %s', (name, key) => {
  const filmKeys = vi.fn()
  render(<Stage filmKeys={filmKeys} />)
  press(elementOf(name), key)
  expect(filmKeys).not.toHaveBeenCalled()
  expect(close).not.toHaveBeenCalled()
})

it('Escape that is held down takes the film off the screen and does not leave the room', () => {
  const { rerender } = render(<Stage />)
  const room = screen.getByLabelText('room')
  press(room, 'Escape')
  rerender(<Stage isIdle />)
  fireEvent.keyDown(room, { key: 'Escape', repeat: true })
  expect(close).toHaveBeenCalledOnce()
  expect(exit).not.toHaveBeenCalled()
})

it('Escape leaves full screen first', () => {
  const exitFullscreen = vi.fn(async () => undefined)
  Object.assign(document, { exitFullscreen })
  Object.defineProperty(document, 'fullscreenElement', {
    value: document.body,
    configurable: true,
  })
  render(<Stage />)
  press(screen.getByLabelText('room'), 'Escape')
  expect(exitFullscreen).toHaveBeenCalledOnce()
  expect(close).not.toHaveBeenCalled()
  Reflect.deleteProperty(document, 'fullscreenElement')
  Reflect.deleteProperty(document, 'exitFullscreen')
})

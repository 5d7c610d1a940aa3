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
      <textarea aria-label="note" />
    </section>
  )
}

/** Whether the key still does what the browser does with it: it types. */
const press = (on: HTMLElement, key: string) => fireEvent.keyDown(on, { key })

it.each(['PIN', 'note'])('digits that are typed into a field choose no seat: %s', (name) => {
  render(<Stage />)
  for (const digit of ['1', '2', '3', '4', '5']) {
    expect(press(screen.getByLabelText(name), digit)).toBe(true)
  }
  expect(sit).not.toHaveBeenCalled()
})

it.each(['room', 'a button', 'volume'])('elsewhere they choose a seat: %s', (name) => {
  render(<Stage />)
  const element = name === 'a button' ? screen.getByText(name) : screen.getByLabelText(name)
  expect(press(element, '2')).toBe(false)
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

it('Escape is the film’s own where it takes keys', () => {
  const filmKeys = vi.fn()
  render(<Stage filmKeys={filmKeys} />)
  press(screen.getByLabelText('room'), 'Escape')
  expect(filmKeys).toHaveBeenCalledOnce()
  expect(close).not.toHaveBeenCalled()
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

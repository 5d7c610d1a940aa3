import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useStageKeys } from './use-stage-keys.ts'

const [turn, sit, exit] = [vi.fn(), vi.fn(), vi.fn()]

beforeEach(() => {
  for (const spy of [turn, sit, exit]) spy.mockReset()
})
afterEach(cleanup)

function Stage({ isIdle = false }: { isIdle?: boolean }) {
  const stage = useRef<HTMLElement>(null)
  const film = useRef(null)
  const onKeyDown = useStageKeys({ stage, film, isIdle, turn, sit, exit, isDeep: true })
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

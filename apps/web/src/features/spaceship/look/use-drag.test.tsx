import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useDrag } from './use-drag.ts'

const onPress = vi.fn()
afterEach(() => {
  cleanup()
  onPress.mockReset()
})

function Stage() {
  const stage = useRef<HTMLElement>(null)
  const drag = useDrag(stage, { onPress, onTurn: () => undefined, onHover: () => undefined })
  return (
    <section ref={stage} aria-label="room" {...drag}>
      <div className="dialog-veil">beside the window</div>
      <button type="button">a button</button>
    </section>
  )
}

const press = (on: HTMLElement) => {
  fireEvent.pointerDown(on, { button: 0, pointerId: 1 })
  fireEvent.pointerUp(on, { button: 0, pointerId: 1 })
}

it.each(['beside the window', 'a button'])('points at nothing in the room: %s', (text) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
  render(<Stage />)
  press(screen.getByText(text))
  expect(onPress).not.toHaveBeenCalled()
  press(screen.getByLabelText('room'))
  expect(onPress).toHaveBeenCalledOnce()
  vi.restoreAllMocks()
})

import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useArrowKeys } from './arrow-keys.ts'

afterEach(cleanup)

/** Lines of one button each; one that is named with a leading dash is still to be drawn. */
function Lines({ names }: { names: readonly string[] }) {
  useArrowKeys()
  return names.map((name) =>
    name.startsWith('-') ? (
      <div key={name} data-focus-later="" />
    ) : (
      <div key={name} data-focus-row="">
        <button type="button">{name}</button>
      </div>
    ),
  )
}

function open(...names: string[]) {
  const { rerender } = render(<Lines names={names} />)
  return {
    draw: (...drawn: string[]) => rerender(<Lines names={drawn} />),
    focus: (name: string) =>
      [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.focus(),
  }
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key })
const focused = () => document.activeElement?.textContent

function Fields() {
  useArrowKeys()
  return ['first', 'second'].map((name) => (
    <div key={name} data-focus-row="">
      <input aria-label={name} />
    </div>
  ))
}

describe('an arrow in a text field', () => {
  const isFocused = (name: string) => document.activeElement?.getAttribute('aria-label') === name

  // Safari tells only by the code 229 that a key was the input method's.
  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'is left to an input method that is still writing: %o',
    (composing) => {
      const { getByLabelText } = render(<Fields />)
      getByLabelText('first').focus()
      const field = document.activeElement ?? document
      expect(fireEvent.keyDown(field, { key: 'ArrowDown', ...composing })).toBe(true)
      expect(isFocused('first')).toBe(true)
      fireEvent.keyDown(field, { key: 'ArrowDown' })
      expect(isFocused('second')).toBe(true)
    },
  )
})

describe('an arrow that meets what is still to be drawn', () => {
  it.each([
    ['ArrowDown', 'first'],
    ['ArrowUp', 'third'],
  ])('waits with %s for it, and goes no further', async (key, from) => {
    const page = open('first', '-second', 'third')
    page.focus(from)
    expect(press(key), 'the page does not scroll by itself').toBe(false)
    press(key)
    expect(focused()).toBe(from)
    page.draw('first', 'second', 'third')
    await expect.poll(focused).toBe('second')
  })

  it('goes past it where nothing comes of it', async () => {
    const page = open('first', '-second', 'third')
    page.focus('first')
    press('ArrowDown')
    page.draw('first', 'third')
    await expect.poll(focused).toBe('third')
  })

  it('stays where the focus went meanwhile', async () => {
    const page = open('zeroth', 'first', '-second', 'third')
    page.focus('first')
    press('ArrowDown')
    press('ArrowUp')
    expect(focused()).toBe('zeroth')
    page.draw('zeroth', 'first', 'second', 'third')
    press('ArrowDown')
    expect(focused()).toBe('first')
    press('ArrowDown')
    expect(focused()).toBe('second')
  })

  it('leads past what is to be drawn elsewhere', () => {
    const page = open('-zeroth', 'first', 'second', '-third')
    page.focus('first')
    press('ArrowDown')
    expect(focused()).toBe('second')
  })
})

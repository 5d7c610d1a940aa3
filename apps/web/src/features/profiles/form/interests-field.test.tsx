import { MAX_INTERESTS } from '@starnest/contract/household/profiles'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { InterestsField } from './interests-field.tsx'

beforeEach(() => chooseLanguage('en'))
afterEach(cleanup)

function Form({ first }: { first: string[] }) {
  const [interests, setInterests] = useState(first)
  return <InterestsField interests={interests} onChange={setInterests} />
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Interests' })
const remove = (interest: string) => {
  const button = screen.getByRole('button', { name: `Remove ${interest}` })
  button.focus()
  fireEvent.click(button)
}

it('hands the focus on to the interest beside the one that goes, and to the field after the last', () => {
  draw(<Form first={['space', 'whales']} />)
  remove('space')
  expect(document.activeElement?.textContent).toBe('whales')
  remove('whales')
  expect(document.activeElement).toBe(field())
})

it('keeps the focus in the field that takes no more, and takes one again when there is room', () => {
  draw(<Form first={Array.from({ length: MAX_INTERESTS - 1 }, (_, at) => `interest ${at}`)} />)
  field().focus()
  fireEvent.change(field(), { target: { value: 'whales' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(screen.getByRole('button', { name: 'Remove whales' })).toBeTruthy()
  expect(field().disabled).toBe(false)
  expect(field().readOnly).toBe(true)
  expect(document.activeElement).toBe(field())
  remove('whales')
  expect(field().readOnly).toBe(false)
})

// Safari tells only by the code 229 that a key was the input method's.
it.each([{ isComposing: true }, { keyCode: 229 }])(
  'takes the interest with an Enter of its own, not with the one of an input method: %o',
  (composing) => {
    draw(<Form first={[]} />)
    fireEvent.change(field(), { target: { value: 'うちゅう' } })
    fireEvent.keyDown(field(), { key: 'Enter', ...composing })
    expect(screen.queryByRole('button')).toBeNull()
    expect(field().value).toBe('うちゅう')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(screen.getByRole('button', { name: 'Remove うちゅう' })).toBeTruthy()
  },
)

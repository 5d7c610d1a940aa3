import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { RoundOutcome } from './round-outcome.tsx'

beforeEach(() => chooseLanguage('en'))
afterEach(cleanup)

const error = new TypeError('Failed to fetch')

it('offers to hand in again what nobody answered to, with the focus on it', async () => {
  const again = { retry: vi.fn(), giveUp: vi.fn() }
  draw(<RoundOutcome shown={{ is: 'failed', what: 'score', error, again }} />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert').textContent).toMatch(/^This round could not be scored\./)
  expect(document.activeElement).toBe(retry)
  fireEvent.click(retry)
  expect(again.retry).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(again.giveUp).toHaveBeenCalledOnce()
})

it('offers nothing where another try changes nothing', async () => {
  draw(<RoundOutcome shown={{ is: 'failed', what: 'score', error }} />)
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be scored/)
  expect(screen.queryByRole('button')).toBeNull()
})

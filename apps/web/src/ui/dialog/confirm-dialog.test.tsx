import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

const onConfirm = vi.fn()
const onClose = vi.fn()
beforeEach(() => vi.resetAllMocks())
afterEach(cleanup)

const ask = (state: { isBusy?: boolean; error?: ReactNode } = {}) =>
  render(
    <ConfirmDialog
      title="Delete Mia?"
      confirmLabel="Delete"
      cancelLabel="Keep"
      isBusy={state.isBusy ?? false}
      error={state.error}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      Her lists are lost.
    </ConfirmDialog>,
  )
const button = (name: string) => screen.getByRole('button', { name })

it('begins at what changes nothing', async () => {
  ask()
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Keep')))
})

it('does the deed at a press on its own word alone', () => {
  ask()
  fireEvent.click(button('Keep'))
  fireEvent.keyDown(button('Keep'), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent.click(button('Delete'))
  expect(onConfirm).toHaveBeenCalledOnce()
})

it('takes no second press while the first is under way', () => {
  ask({ isBusy: true })
  fireEvent.click(button('Delete'))
  expect(onConfirm).not.toHaveBeenCalled()
})

it('shows why it failed, beside what is lost', () => {
  ask({ error: <p role="alert">Mia is gone already.</p> })
  expect(screen.getByRole('alert').textContent).toBe('Mia is gone already.')
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { usePageCovered } from '../../platform/screen/covered-page.ts'
import { fillScreen } from '../../testing/fakes/fake-fullscreen.ts'
import { Menu, MenuItem } from '../menu/menu.tsx'
import { Dialog } from './dialog.tsx'

afterEach(() => {
  cleanup()
  fillScreen(null)
})

function Page({ hasButton = true }: { hasButton?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <main id="content" tabIndex={-1}>
      {hasButton && (
        <button type="button" onClick={() => setOpen(true)}>
          Delete
        </button>
      )}
      <p>{usePageCovered() ? 'resting' : 'moving'}</p>
      <Dialog
        title="Delete Mia?"
        description="Her list is lost."
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <button type="button">Yes</button>
      </Dialog>
    </main>
  )
}

async function openDialog() {
  const button = screen.getByRole('button', { name: 'Delete' })
  button.focus()
  fireEvent.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Delete Mia?' })
  await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return dialog
}

const isClosed = () => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('takes the focus inside and is announced with its title and description', async () => {
  render(<Page />)
  const dialog = await openDialog()
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('Her list is lost.')
})

it.each(['Escape', 'GoBack', 'BrowserBack'])(
  '%s closes it, and the focus returns to the button that opened it',
  async (key) => {
    render(<Page />)
    const dialog = await openDialog()
    fireEvent.keyDown(document.activeElement ?? dialog, { key })
    await isClosed()
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Delete'))
  },
)

it('stays while Escape ends what an input method is writing', async () => {
  render(<Page />)
  const dialog = await openDialog()
  fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape', isComposing: true })
  expect(dialog.isConnected).toBe(true)
  fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' })
  await isClosed()
})

it('lets rest what moves behind it', async () => {
  render(<Page />)
  expect(screen.getByText('moving')).toBeTruthy()
  const dialog = await openDialog()
  expect(screen.getByText('resting')).toBeTruthy()
  fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' })
  await isClosed()
  expect(screen.getByText('moving')).toBeTruthy()
})

it('opens inside what fills the screen, where it can be seen, and stays when that ends', async () => {
  render(<Page />)
  const room = screen.getByRole('main')
  fillScreen(room)
  const dialog = await openDialog()
  expect(room.contains(dialog)).toBe(true)
  fillScreen(null)
  expect(room.contains(screen.getByRole('dialog'))).toBe(false)
})

it('its cross closes it', async () => {
  render(<Page />)
  await openDialog()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await isClosed()
})

it('gives the focus to the content when the button that opened it is gone', async () => {
  const { rerender } = render(<Page />)
  const dialog = await openDialog()
  rerender(<Page hasButton={false} />)
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('content'))
})

function PageWithMenu() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Menu label="Mia" trigger={<button type="button">Mia</button>}>
        <MenuItem onChoose={() => setOpen(true)}>Delete</MenuItem>
      </Menu>
      <Dialog title="Delete Mia?" isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

it('opened from a menu, it gives the focus to the button of that menu', async () => {
  render(<PageWithMenu />)
  const button = screen.getByRole('button', { name: 'Mia' })
  button.focus()
  fireEvent.keyDown(button, { key: 'Enter' })
  fireEvent.keyDown(await screen.findByRole('menuitem', { name: 'Delete' }), { key: 'Enter' })
  const dialog = await screen.findByRole('dialog')
  await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Escape' })
  await isClosed()
  await vi.waitFor(() => expect(document.activeElement).toBe(button))
})

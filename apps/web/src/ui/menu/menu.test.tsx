import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fillScreen } from '../../testing/fakes/fake-fullscreen.ts'
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator, SubMenu } from './menu.tsx'

const onChoose = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  onChoose.mockReset()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

async function open() {
  render(
    <MemoryRouter>
      <Menu label="Mia" trigger={<button type="button">Mia</button>}>
        <MenuHeading>Mia</MenuHeading>
        <MenuLink to="/profile">Profile</MenuLink>
        <MenuItem onChoose={onChoose}>Settings</MenuItem>
        <MenuSeparator />
        <MenuItem onChoose={onChoose}>Stop</MenuItem>
        <SubMenu name="Language">
          <MenuItem onChoose={onChoose}>Español</MenuItem>
        </SubMenu>
      </Menu>
    </MemoryRouter>,
  )
  const button = screen.getByRole('button', { name: 'Mia' })
  button.focus()
  fireEvent.keyDown(button, { key: 'ArrowDown' })
  await pass(20)
}

const focused = () => document.activeElement?.textContent
const press = async (key: string) => {
  fireEvent.keyDown(document.activeElement ?? document, { key })
  await pass(0)
}

it('opens by the arrow, is walked through by arrows and comes round', async () => {
  await open()
  expect(focused()).toBe('Profile')
  await press('ArrowUp')
  expect(focused()).toBe('Language')
  await press('ArrowDown')
  await press('ArrowDown')
  expect(focused()).toBe('Settings')
  await press('Enter')
  expect(onChoose).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
})

it('opens inside what fills the screen, where it can be seen', async () => {
  const room = document.createElement('section')
  document.body.append(room)
  fillScreen(room)
  await open()
  expect(room.contains(screen.getByRole('menu'))).toBe(true)
  cleanup()
  fillScreen(null)
  room.remove()
})

it('links are links, with an address', async () => {
  await open()
  expect(screen.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('/profile')
})

it('Escape closes it and gives the focus back to its button', async () => {
  await open()
  await press('Escape')
  await pass(20)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(focused()).toBe('Mia')
})

it('forgets typed letters after one second', async () => {
  await open()
  await press('s')
  expect(focused()).toBe('Settings')
  await press('t')
  expect(focused()).toBe('Stop')
  await pass(1000)
  await press('p')
  expect(focused()).toBe('Profile')
})

it('opens a submenu 100 ms after the pointer came to it', async () => {
  await open()
  const entry = screen.getByRole('menuitem', { name: 'Language' })
  fireEvent.pointerMove(entry, { pointerType: 'mouse' })
  await pass(99)
  expect(screen.queryByRole('menuitem', { name: 'Español' })).toBeNull()
  await pass(1)
  expect(screen.getByRole('menuitem', { name: 'Español' })).toBeTruthy()
})

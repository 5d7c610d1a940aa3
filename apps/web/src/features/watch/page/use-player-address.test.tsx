import { act, cleanup, render, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { openedAt } from '../../../testing/opened-at.tsx'
import { usePlayerAddress } from './use-player-address.ts'

afterEach(cleanup)

let player: ReturnType<typeof usePlayerAddress>

function Page() {
  player = usePlayerAddress()
  return <p>{`${player.isOpen ? 'open' : 'closed'} at ${useLocation().search}`}</p>
}

async function drawPage() {
  const { element, shown } = openedAt('/watch/7', <Page />, '/watch/:id')
  await act(async () => render(element))
  return shown
}

it('opens with the address, and closes by going back', async () => {
  const shown = await drawPage()
  await act(async () => player.open())
  expect(screen.getByText('open at ?play=1')).toBeTruthy()
  await act(async () => player.close())
  expect(screen.getByText('closed at')).toBeTruthy()
  expect(shown().reachedBy).toBe('POP')
})

it('closes for good when it is closed before the router has shown the address', async () => {
  await drawPage()
  await act(async () => {
    player.open()
    player.close()
  })
  expect(screen.getByText('closed at')).toBeTruthy()
})

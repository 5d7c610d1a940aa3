import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { usePlayerAddress } from './use-player-address.ts'

afterEach(cleanup)

let player: ReturnType<typeof usePlayerAddress>

function Page() {
  player = usePlayerAddress()
  return <p>{`${player.isOpen ? 'open' : 'closed'} at ${useLocation().search}`}</p>
}

async function drawPage() {
  const router = createMemoryRouter([{ path: '/watch/:id', element: <Page /> }], {
    initialEntries: ['/watch/7'],
  })
  await act(async () => render(<RouterProvider router={router} />))
  return router
}

it('opens with the address, and closes by going back', async () => {
  const router = await drawPage()
  await act(async () => player.open())
  expect(screen.getByText('open at ?play=1')).toBeTruthy()
  await act(async () => player.close())
  expect(screen.getByText('closed at')).toBeTruthy()
  expect(router.state.historyAction).toBe('POP')
})

it('closes for good when it is closed before the router has shown the address', async () => {
  await drawPage()
  await act(async () => {
    player.open()
    player.close()
  })
  expect(screen.getByText('closed at')).toBeTruthy()
})

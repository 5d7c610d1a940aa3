// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { animation } from '../watch.fixtures.ts'
import { WatchWishesContext } from '../watch-wishes.ts'
import { EndScreen } from './end-screen.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function end({ autoPlay, hasNext }: { autoPlay: boolean; hasNext: boolean }) {
  const screenOfEnd = (
    <WatchWishesContext value={{ autoPlay, showSubtitles: false }}>
      <EndScreen
        pictureUrl={null}
        related={[]}
        next={hasNext ? animation({ id: 8, title: 'Episode 2' }) : undefined}
        onAgain={() => undefined}
        onClose={() => undefined}
      />
    </WatchWishesContext>
  )
  const router = createMemoryRouter([{ path: '*', element: screenOfEnd }], {
    initialEntries: ['/watch/7'],
  })
  render(<RouterProvider router={router} />)
  return () => router.state.location.pathname + router.state.location.search
}

/** Second by second, as the countdown sets its next step when the last is drawn. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    await act(() => vi.advanceTimersByTimeAsync(1000))
  }
}

describe('the end of an episode', () => {
  it('begins the next one after ten seconds, and says so', async () => {
    const address = end({ autoPlay: true, hasNext: true })
    expect(screen.getByRole('button', { name: 'Next episode in 10 seconds' })).toBeTruthy()
    await pass(9)
    expect(screen.getByRole('button', { name: 'Next episode in 1 second' })).toBeTruthy()
    expect(address()).toBe('/watch/7')
    await pass(1)
    expect(address()).toBe('/watch/8?play=1')
  })

  it('stays when asked to, with the next one still at hand', async () => {
    const address = end({ autoPlay: true, hasNext: true })
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
    await pass(20)
    expect(address()).toBe('/watch/7')
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Next episode' })),
    )
    expect(address()).toBe('/watch/8?play=1')
  })

  it('begins nothing by itself for whoever does not want that', async () => {
    const address = end({ autoPlay: false, hasNext: true })
    await pass(20)
    expect(address()).toBe('/watch/7')
    expect(document.activeElement?.textContent).toBe('Next episode')
  })

  it('offers to watch again first when there is no next one', () => {
    end({ autoPlay: true, hasNext: false })
    expect(document.activeElement?.textContent).toBe('Watch again')
  })
})

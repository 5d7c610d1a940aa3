import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeNextTitle } from '../../../../testing/fakes/next-title.ts'
import { testDetail } from '../../../../testing/made/titles.ts'
import { openedAt } from '../../../../testing/opened-at.tsx'
import { EndBackdropContext } from '../../end-backdrop.ts'
import { EndScreen } from './end-screen.tsx'

const Garden = () => <p>a garden</p>

const { watchedBy, refuse, allow, askAgain, pass } = fakeNextTitle()

function end({
  autoPlay,
  next,
}: {
  autoPlay: boolean
  next: 'part' | 'episode' | 'other' | 'none'
}) {
  const title = testDetail({ id: 8, title: next === 'other' ? 'Another Star' : 'Episode 2' })
  const screenOfEnd = (
    <QueryClientProvider client={watchedBy({ autoPlay })}>
      <EndBackdropContext value={Garden}>
        <EndScreen
          pictureUrl={null}
          related={[]}
          next={next === 'none' ? undefined : { title, kind: next }}
          onAgain={() => undefined}
          onClose={() => undefined}
        />
      </EndBackdropContext>
    </QueryClientProvider>
  )
  const { element, shown } = openedAt('/watch/7', screenOfEnd)
  render(element)
  return () => shown().location.pathname + shown().location.search
}

it('goes on with the next part of a film at once, whatever else begins by itself', async () => {
  const address = end({ autoPlay: false, next: 'part' })
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(address()).toBe('/watch/8?play=1')
})

describe('the end of an episode', () => {
  it('begins the next one after ten seconds, and says so', async () => {
    const address = end({ autoPlay: true, next: 'episode' })
    expect(screen.getByRole('button', { name: 'Next episode in 10 seconds' })).toBeTruthy()
    await pass(9)
    expect(screen.getByRole('button', { name: 'Next episode in 1 second' })).toBeTruthy()
    expect(address()).toBe('/watch/7')
    await pass(1)
    expect(address()).toBe('/watch/8?play=1')
  })

  it('stays when asked to, with the next one still at hand', async () => {
    const address = end({ autoPlay: true, next: 'episode' })
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
    expect(document.activeElement?.textContent).toBe('Next episode')
    await pass(20)
    expect(address()).toBe('/watch/7')
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Next episode' })),
    )
    expect(address()).toBe('/watch/8?play=1')
  })

  it('begins nothing by itself for whoever does not want that', async () => {
    const address = end({ autoPlay: false, next: 'episode' })
    await pass(20)
    expect(address()).toBe('/watch/7')
    expect(document.activeElement?.textContent).toBe('Next episode')
  })

  it('offers to watch again first when there is no next one', () => {
    end({ autoPlay: true, next: 'none' })
    expect(document.activeElement?.textContent).toBe('Watch again')
  })

  it('draws behind its words what the page hands it, and begins at the choices', () => {
    end({ autoPlay: false, next: 'other' })
    expect(screen.getByText('a garden')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Next: Another Star')
  })

  it('names another film that follows', async () => {
    const address = end({ autoPlay: true, next: 'other' })
    expect(screen.getByRole('button', { name: 'Next: Another Star in 10 seconds' })).toBeTruthy()
    await pass(10)
    expect(address()).toBe('/watch/8?play=1')
  })

  it.each([
    ['a parent has taken it away', { status: 404, code: 'title_not_found' }],
    ['watching time is over', { status: 403, code: 'time_over' }],
  ])('offers no next one when %s, also while it counts', async (_why, answer) => {
    const address = end({ autoPlay: true, next: 'episode' })
    await pass(3)
    expect(screen.getByRole('button', { name: /^Next episode/ })).toBeTruthy()
    refuse(answer)
    askAgain()
    await pass(1)
    expect(screen.queryByRole('button', { name: /^Next episode/ })).toBeNull()
    expect(document.activeElement?.textContent).toBe('Watch again')
    await pass(20)
    expect(address()).toBe('/watch/7')
  })

  it('begins nothing by itself while the server does not say that it may', async () => {
    refuse({ status: 500, code: 'internal' })
    const address = end({ autoPlay: true, next: 'episode' })
    await pass(20)
    expect(address()).toBe('/watch/7')
    expect(screen.getByRole('button', { name: 'Next episode' })).toBeTruthy()
  })

  it('begins the next one as soon as the server says that it may, also after the ten seconds', async () => {
    refuse({ status: 500, code: 'internal' })
    const address = end({ autoPlay: true, next: 'episode' })
    await pass(11)
    expect(address()).toBe('/watch/7')
    allow()
    askAgain()
    await pass(1)
    expect(address()).toBe('/watch/8?play=1')
  })
})

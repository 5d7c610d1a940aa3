import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeNextTitle } from '../../../../testing/fakes/next-title.ts'
import { testDetail } from '../../../../testing/made/titles.ts'
import { openedAt } from '../../../../testing/opened-at.tsx'
import { EndBackdropContext } from '../../end-backdrop.ts'
import type { UpNext } from '../../facts/up-next.ts'
import { ScreenEnd } from '../screen/screen-end.tsx'
import { EndScreen } from './end-screen.tsx'
import { beginsByItself, noticeSomebody, useSignsOfLife } from './unattended.ts'

const { watchedBy, refuse, askAgain, pass } = fakeNextTitle()

const NEXT = testDetail({ id: 8, title: 'Episode 5' })

/** So many titles have begun by themselves since somebody was seen, 31 minutes each, and the last one ends. */
function watchOn(titles: number): void {
  noticeSomebody()
  for (let nth = 1; nth <= titles; nth++) {
    vi.advanceTimersByTime(31 * 60_000)
    beginsByItself({ titleId: 100 + nth, isPart: false })
  }
}

/** The end of a film in the player. */
function end({
  kind = 'episode',
  autoPlay = true,
}: Partial<Pick<UpNext, 'kind'> & { autoPlay: boolean }> = {}) {
  const { element, shown } = openedAt(
    '/watch/7',
    <QueryClientProvider client={watchedBy({ autoPlay })}>
      <EndBackdropContext value={() => <p>a garden</p>}>
        <EndScreen
          pictureUrl={null}
          related={[]}
          next={{ title: NEXT, kind }}
          onAgain={() => undefined}
          onClose={() => undefined}
        />
      </EndBackdropContext>
    </QueryClientProvider>,
  )
  render(element)
  return () => shown().location.pathname + shown().location.search
}

const question = () => screen.queryByRole('alertdialog', { name: 'Are you still watching?' })
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

describe('after three titles and an hour and a half with nobody seen', () => {
  it('asks, names what would come, and begins nothing by itself', async () => {
    watchOn(3)
    const address = end()
    expect(question()?.textContent).toContain('Next: Episode 5')
    expect(document.activeElement?.textContent).toBe('Go on')
    expect(screen.queryByText('a garden'), 'nothing moves that keeps the screen awake').toBeNull()
    await pass(30)
    expect(address()).toBe('/watch/7')
    expect(question()?.textContent).toContain('Next: Episode 5')
  })

  it('goes on when asked to', async () => {
    watchOn(3)
    const address = end()
    await press('Go on')
    expect(address()).toBe('/watch/8?play=1')
  })

  it('leads home', async () => {
    watchOn(3)
    const address = end()
    await press('Back to Home')
    expect(address()).toBe('/')
  })

  it('does not interrupt a film in several files', async () => {
    watchOn(3)
    const address = end({ kind: 'part' })
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(address()).toBe('/watch/8?play=1')
  })

  it('asks nobody for whom nothing begins by itself', () => {
    watchOn(3)
    end({ autoPlay: false })
    expect(question()).toBeNull()
    screen.getByRole('heading', { name: 'The end' })
  })

  it('asks nobody once a parent has taken the next one away', async () => {
    watchOn(3)
    end()
    await pass(3)
    refuse({ status: 404, code: 'title_not_found' })
    askAgain()
    await pass(1)
    expect(question()).toBeNull()
    expect(document.activeElement?.textContent).toBe('Watch again')
  })

  it('asks on a screen of the page, too, and gives that screen back', async () => {
    watchOn(3)
    const told = { onPlay: vi.fn(), onAgain: vi.fn(), onClose: vi.fn() }
    render(
      <QueryClientProvider client={watchedBy({ autoPlay: true })}>
        <ScreenEnd next={{ title: NEXT, kind: 'other' }} {...told} />
      </QueryClientProvider>,
    )
    await pass(20)
    expect(told.onPlay).not.toHaveBeenCalled()
    await press('Close')
    expect(told.onClose).toHaveBeenCalledOnce()
    await press('Go on')
    expect(told.onPlay.mock.calls).toEqual([[8]])
  })
})

it('counts what begins by itself at the end of each film', async () => {
  noticeSomebody()
  vi.advanceTimersByTime(100 * 60_000)
  for (let nth = 0; nth < 3; nth++) {
    end()
    expect(question()).toBeNull()
    await pass(10)
    cleanup()
  }
  end()
  expect(question()?.textContent).toContain('Next: Episode 5')
})

it.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'ArrowUp' })],
  ['a finger', () => fireEvent.pointerDown(document.body)],
])('asks nobody who was seen by %s meanwhile', (_sign, give) => {
  watchOn(3)
  renderHook(() => useSignsOfLife(103))
  give()
  end()
  expect(question()).toBeNull()
})

import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeNextTitle } from '../../../../testing/fakes/next-title.ts'
import { testDetail } from '../../../../testing/made/titles.ts'
import type { UpNext } from '../../facts/up-next.ts'
import { ScreenEnd } from './screen-end.tsx'

const TITLE = testDetail({ id: 8, title: 'Episode 2' })

const { watchedBy, refuse, askAgain, pass } = fakeNextTitle()
const told = { onPlay: vi.fn(), onAgain: vi.fn(), onClose: vi.fn() }
afterEach(() => vi.clearAllMocks())

function end(kind: UpNext['kind'] | 'none', autoPlay = true): void {
  render(
    <QueryClientProvider client={watchedBy({ autoPlay })}>
      <ScreenEnd next={kind === 'none' ? undefined : { title: TITLE, kind }} {...told} />
    </QueryClientProvider>,
  )
}

it('begins the next episode on the same screen after ten seconds, and says so', async () => {
  end('episode')
  expect(document.activeElement?.textContent).toBe('Next episode in 10 seconds')
  await pass(9)
  expect(told.onPlay).not.toHaveBeenCalled()
  await pass(1)
  expect(told.onPlay.mock.calls).toEqual([[8]])
  expect(told.onClose).not.toHaveBeenCalled()
})

it('goes on with the next part of a film at once, whatever else begins by itself', async () => {
  end('part', false)
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(told.onPlay.mock.calls).toEqual([[8]])
})

it('waits for whoever wants nothing to begin by itself, with the same film at hand', async () => {
  end('episode', false)
  await pass(20)
  expect(told.onPlay).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Watch again' }))
  expect(told.onAgain).toHaveBeenCalledOnce()
})

it('gives the screen back at once when nothing comes after the film', () => {
  end('none')
  expect(told.onClose).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button')).toBeNull()
})

it('gives the screen back when a parent takes the next one away while it counts', async () => {
  end('episode')
  await pass(3)
  refuse({ status: 404, code: 'title_not_found' })
  askAgain()
  await pass(1)
  expect(told.onClose).toHaveBeenCalledOnce()
  await pass(20)
  expect(told.onPlay).not.toHaveBeenCalled()
})

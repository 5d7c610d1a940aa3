import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ProgressReporter } from './progress-reporter.ts'
import { useProgressReports } from './use-progress-reports.ts'

const reporter = vi.hoisted(() => ({
  playingAt: vi.fn<ProgressReporter['playingAt']>(),
  happenedAt: vi.fn<ProgressReporter['happenedAt']>(),
  leavingAt: vi.fn<ProgressReporter['leavingAt']>(),
}))
vi.mock('./open-reports.ts', () => ({ openReports: () => reporter }))

function film() {
  const video = document.createElement('video')
  const state = { currentTime: 0, readyState: 4, paused: false, seeking: false }
  for (const name of ['currentTime', 'readyState', 'paused', 'seeking'] as const) {
    Object.defineProperty(video, name, { get: () => state[name] })
  }
  return { video, state }
}

describe('leaving a film', () => {
  it('that broke reports where it broke, not the beginning', () => {
    const { video, state } = film()
    const client = new QueryClient()
    const { unmount } = renderHook(
      () => useProgressReports(video, { titleId: 3, video: undefined }, true),
      {
        wrapper: ({ children }) => (
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        ),
      },
    )
    state.currentTime = 20
    video.dispatchEvent(new Event('timeupdate'))
    Object.assign(state, { currentTime: 0, readyState: 0, paused: true })
    unmount()
    expect(reporter.leavingAt).toHaveBeenCalledExactlyOnceWith(20)
  })
})

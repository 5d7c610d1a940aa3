import type { AgeGroup } from '@starnest/contract/household/profiles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activeProfileQuery } from '../../../library/family/family.queries.ts'
import { playbackQuery } from '../../../library/videos/videos.queries.ts'
import { testProfile } from '../../../testing/made/family.ts'
import { testPlayback } from '../../../testing/made/watch.ts'
import { FilmPreview } from './film-preview.tsx'

const PLAYBACK = testPlayback({ resumeAt: 20, duration: 60 })
const PROGRESS = `/api/animations/${PLAYBACK.animationId}/progress`

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A preview that has played for a while and is left. */
function playAs(ageGroup: AgeGroup) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Promise(() => undefined)
  })
  const queryClient = new QueryClient()
  queryClient.setQueryData(activeProfileQuery.queryKey, testProfile(1, { ageGroup }))
  queryClient.setQueryData(playbackQuery(PLAYBACK.animationId).queryKey, PLAYBACK)
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <FilmPreview
        titleId={PLAYBACK.animationId}
        label="A film"
        pictureUrl={null}
        className=""
        onTrouble={() => undefined}
      />
    </QueryClientProvider>,
  )
  const video = document.querySelector('video')
  if (!video) throw new Error('no film is shown')
  const beganAt = video.currentTime
  act(() => {
    vi.spyOn(video, 'paused', 'get').mockReturnValue(false)
    video.currentTime = beganAt + 15
    video.dispatchEvent(new Event('timeupdate'))
  })
  unmount()
  return { beganAt, asked }
}

it('is a look for a grown-up: from the beginning, and not kept', () => {
  const { beganAt, asked } = playAs('adult')
  expect(beganAt).toBe(0)
  expect(asked).not.toContain(PROGRESS)
})

it.each(['child', 'teen'] as const)('is watching for a %s, and counts', (ageGroup) => {
  const { beganAt, asked } = playAs(ageGroup)
  expect(beganAt).toBe(20)
  expect(asked).toContain(PROGRESS)
})

import type { AgeGroup, Profile } from '@starnest/contract/household/profiles'
import { pathOf } from '@starnest/contract/route'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  activeProfileQuery,
  familyQuery,
  viewerQuery,
} from '../../../library/family/family.queries.ts'
import { playbackQuery } from '../../../library/videos/videos.queries.ts'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import { testProfile, testViewer } from '../../../testing/made/family.ts'
import { testPlayback } from '../../../testing/made/watch.ts'
import { FilmPreview } from './film-preview.tsx'

const PLAYBACK = testPlayback({ resumeAt: 20, duration: 60 })
const PROGRESS = `PUT ${pathOf(WATCH_ROUTES.progress, { id: PLAYBACK.animationId })}`

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A preview that has played for a while and is left. The page had an older answer at hand. */
async function playAs(ageGroup: AgeGroup, companions: Profile[] = []) {
  const { calls } = fakeServer({
    [`GET ${pathOf(WATCH_ROUTES.playback, { id: PLAYBACK.animationId })}`]: { body: PLAYBACK },
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  const profile = testProfile(1, { ageGroup })
  queryClient.setQueryData(activeProfileQuery.queryKey, profile)
  queryClient.setQueryData(viewerQuery.queryKey, testViewer({ companions }))
  queryClient.setQueryData(familyQuery.queryKey, [profile, ...companions])
  const older = { ...PLAYBACK, resumeAt: 10 }
  queryClient.setQueryData(playbackQuery(PLAYBACK.animationId).queryKey, older)
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
  const video = await screen.findByLabelText<HTMLVideoElement>('A film')
  const beganAt = video.currentTime
  act(() => {
    vi.spyOn(video, 'paused', 'get').mockReturnValue(false)
    video.currentTime = beganAt + 15
    video.dispatchEvent(new Event('timeupdate'))
  })
  unmount()
  return { beganAt, asked: calls.map(({ call }) => call) }
}

it('is a look for a grown-up: from the beginning, and not kept', async () => {
  const { beganAt, asked } = await playAs('adult', [testProfile(2, { ageGroup: 'adult' })])
  expect(beganAt).toBe(0)
  expect(asked).not.toContain(PROGRESS)
})

it.each(['child', 'teen'] as const)('is watching for a %s, and counts', async (ageGroup) => {
  const { beganAt, asked } = await playAs(ageGroup)
  expect(beganAt).toBe(20)
  expect(asked).toContain(PROGRESS)
})

it('is watching for a grown-up with a child, and counts', async () => {
  const { beganAt, asked } = await playAs('adult', [testProfile(2, { ageGroup: 'child' })])
  expect(beganAt).toBe(20)
  expect(asked).toContain(PROGRESS)
})

import type { Profile } from '@starnest/contract/household/profiles'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { fakeServer } from '../../testing/fakes/fake-server.ts'
import { testProfile, testViewer } from '../../testing/made/family.ts'
import { useViewingPreferences } from './viewing-preferences.ts'

function Shown() {
  const { autoPlay, showSubtitles, isChild } = useViewingPreferences()
  return <p>{[autoPlay && 'next', showSubtitles && 'subtitles', isChild && 'child'].join(' ')}</p>
}

afterEach(cleanup)

const mom = testProfile(1, {
  ageGroup: 'adult',
  preferences: { autoPlay: true, showSubtitles: true },
})
const mia = (autoPlay: boolean) => testProfile(2, { ageGroup: 'child', preferences: { autoPlay } })
const teen = testProfile(3, { ageGroup: 'teen', preferences: { autoPlay: false } })

/** Mom watches with others. */
function watchWith(companions: Profile[]) {
  fakeServer({
    'GET /api/family-profiles/active': { body: mom },
    'GET /api/family-profiles': { body: [mom, ...companions] },
    'GET /api/viewer': { body: testViewer({ companions }) },
  })
  draw(<Shown />)
}

it('are those of whoever watches; until that is known, as for a child with nothing by itself', async () => {
  watchWith([])
  expect(screen.getByText('false false child')).toBeTruthy()
  await screen.findByText('next subtitles false')
})

it.each([
  ['a child that wants nothing to begin by itself', [mia(false)], 'false subtitles child'],
  ['a child', [mia(true)], 'next subtitles child'],
  ['a teen', [teen], 'next subtitles false'],
])('are those of a child as well that watches along: %s', async (_who, companions, shown) => {
  watchWith(companions)
  await screen.findByText(shown)
})

it('are as for a child where it cannot be known who watches along', async () => {
  fakeServer({
    'GET /api/family-profiles/active': { body: mom },
    'GET /api/viewer': { body: testViewer({ companions: [teen] }) },
  })
  draw(<Shown />)
  await screen.findByText('false subtitles child')
})

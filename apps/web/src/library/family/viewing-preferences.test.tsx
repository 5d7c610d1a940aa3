import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { fakeServer } from '../../testing/fakes/fake-server.ts'
import { testProfile } from '../../testing/made/family.ts'
import { useViewingPreferences } from './viewing-preferences.ts'

function Shown() {
  const { autoPlay, showSubtitles, isChild } = useViewingPreferences()
  return <p>{[autoPlay && 'next', showSubtitles && 'subtitles', isChild && 'child'].join(' ')}</p>
}

afterEach(cleanup)

it('are those of whoever watches; until that is known, as for a child with nothing by itself', async () => {
  const mom = testProfile(1, {
    ageGroup: 'adult',
    preferences: { autoPlay: true, showSubtitles: true },
  })
  fakeServer({ 'GET /api/family-profiles/active': { body: mom } })
  draw(<Shown />)
  expect(screen.getByText('false false child')).toBeTruthy()
  expect(await screen.findByText('next subtitles false')).toBeTruthy()
})

import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage } from '../../../platform/language.ts'
import { draw } from '../../../testing/draw.tsx'
import { fakeServer } from '../../../testing/fakes/fake-server.ts'
import { testProfile } from '../../../testing/made/family.ts'
import { GrownUpsSee } from './grown-ups-see.tsx'

beforeEach(() => chooseLanguage('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const TOLD = /grown-ups at home see what kind of thing it was, but never your words/
const watches = (body: object) => fakeServer({ 'GET /api/family-profiles/active': { body } })

it.each(['child', 'teen'] as const)('tells a %s what grown-ups are shown', async (ageGroup) => {
  watches(testProfile(2, { ageGroup }))
  draw(<GrownUpsSee isBegun={false} />)
  await screen.findByText(TOLD)
})

it('makes room once the talk has begun', async () => {
  const server = watches(testProfile(2, { ageGroup: 'child' }))
  draw(
    <>
      <GrownUpsSee isBegun={false} />
      <GrownUpsSee isBegun />
    </>,
  )
  await screen.findByText(TOLD)
  expect(screen.getAllByText(TOLD)).toHaveLength(1)
  expect(server.calls).toHaveLength(1)
})

it('tells a grown-up nothing, of whom nothing is noted', async () => {
  watches(testProfile(1, { ageGroup: 'adult' }))
  const queryClient = draw(<GrownUpsSee isBegun={false} />)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(queryClient.getQueryData(['/api/family-profiles/active'])).toMatchObject({
    ageGroup: 'adult',
  })
  expect(screen.queryByText(TOLD)).toBeNull()
})

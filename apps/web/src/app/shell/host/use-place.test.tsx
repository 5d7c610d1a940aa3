import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openDetail, useDetailHost } from '../../../features/catalog/detail/opened-title.ts'
import { announcePlayer } from '../../../library/title/open-player.ts'
import { noteSpokenOf } from '../../../library/title/spoken-past.ts'
import { testTitle } from '../../../testing/made/titles.ts'
import { openedAt } from '../../../testing/opened-at.tsx'
import { useHostPlace } from './use-place.ts'

let place: ReturnType<typeof useHostPlace>
const fetchAhead = () => undefined

function Screen() {
  place = useHostPlace()
  useDetailHost(fetchAhead)
  return null
}

const openAt = (address: string) => render(openedAt(address, <Screen />).element)

afterEach(cleanup)

it.each([
  ['/watch/7', { titleId: 7, isPlaying: false }],
  ['/watch/7?play=1', { titleId: 7, isPlaying: false }],
  ['/watch/abc', { isPlaying: false }],
  ['/watch/99999999999', { isPlaying: false }],
  ['/kids', { isPlaying: false }],
])('is told by the address: %s', (address, told) => {
  openAt(address)
  expect(place()).toEqual(told)
})

it('is the title whose detail is open over the screen', () => {
  openAt('/')
  act(() => void openDetail({ animation: testTitle(5) }))
  expect(place()).toEqual({ titleId: 5, isPlaying: false })
})

it('is the film that is open, at the moment of asking', () => {
  openAt('/watch/7')
  const gone = announcePlayer({ titleId: 7, at: 'player', obey: () => true })
  expect(place()).toEqual({ titleId: 7, isPlaying: true })
  gone()
  expect(place()).toEqual({ titleId: 7, isPlaying: false })
})

it('is no longer the open title when the host has shown others since, and another one is', () => {
  openAt('/watch/7')
  noteSpokenOf(7, [3, 4])
  expect(place()).toEqual({ isPlaying: false })
  act(() => void openDetail({ animation: testTitle(3) }))
  expect(place()).toEqual({ titleId: 3, isPlaying: false })
})

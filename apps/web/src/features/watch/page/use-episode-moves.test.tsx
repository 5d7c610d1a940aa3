import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { testTitle } from '../../../testing/made/titles.ts'
import { openedAt } from '../../../testing/opened-at.tsx'
import type { EpisodeMove } from '../facts/next-episode.ts'
import { useEpisodeMoves } from './use-episode-moves.ts'

const EPISODES = [6, 7, 8].map((id) => testTitle(id))
let move: EpisodeMove

function Player({ id }: { id: number }) {
  move = useEpisodeMoves(testTitle(id), EPISODES)
  return null
}

function open(id: number) {
  const { element, shown } = openedAt(`/watch/${id}?play=1`, <Player id={id} />)
  render(element)
  return shown
}

afterEach(cleanup)

it.each([
  ['next', '/watch/8'],
  ['previous', '/watch/6'],
] as const)('plays the %s episode in the place of this one', (direction, pathname) => {
  const shown = open(7)
  act(() => void move(direction))
  expect(shown()).toMatchObject({ location: { pathname, search: '?play=1' }, reachedBy: 'REPLACE' })
})

it.each([
  ['next', 8],
  ['previous', 6],
] as const)('says that there is no %s episode, and stays', (direction, id) => {
  const shown = open(id)
  expect(move(direction)).toBe(false)
  expect(shown().location.pathname).toBe(`/watch/${id}`)
})

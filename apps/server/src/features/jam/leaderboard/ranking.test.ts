import { expect, it } from 'vitest'
import { DEMO_ENTRIES, rankingOf } from './ranking.ts'

const family = [
  { id: 1, name: 'Mia', avatar: '🦄' },
  { id: 2, name: 'Dad', avatar: '👨' },
  { id: 3, name: 'Ada', avatar: '🦊' },
  { id: 4, name: 'Tim', avatar: '🐻' },
]

it('adds up the best of each track, shares ranks and passes over those after them', () => {
  const best = [
    { profileId: 1, score: 400 },
    { profileId: 2, score: 300 },
    { profileId: 2, score: 350 },
    { profileId: 3, score: 400 },
    { profileId: 4, score: 310 },
  ]
  const ranking = rankingOf(family, best, (id) => id)
  expect(ranking.map(({ rank, name, score, tracks }) => [rank, name, score, tracks])).toEqual([
    [1, 'Dad', 650, 2],
    [2, 'Ada', 400, 1],
    [2, 'Mia', 400, 1],
    [4, 'Tim', 310, 1],
  ])
  expect(ranking.map(({ streak }) => streak)).toEqual([2, 3, 1, 4])
})

it('lists nobody who has no score', () => {
  expect(rankingOf(family, [{ profileId: 9, score: 499 }], () => 0)).toEqual([])
})

it('has the sample scores of the specification for a family that has none', () => {
  expect(DEMO_ENTRIES.map(({ score }) => score)).toEqual([1250, 980, 850, 720])
  expect(DEMO_ENTRIES.map(({ streak }) => streak)).toEqual([7, 3, 5, 2])
})

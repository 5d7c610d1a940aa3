import { describe, expect, it } from 'vitest'
import { episodeTitle, fullTitle } from './title-name.ts'

const of = (title: string) => ({ title, series: { title: 'Otter Tales', season: 1, episode: 2 } })

describe('an episode', () => {
  it.each([
    ['Part 2', 'Otter Tales: Part 2', 'Part 2'],
    ['Otter Tales: The Raft', 'Otter Tales: The Raft', 'The Raft'],
    ['OTTER TALES - The Raft', 'OTTER TALES - The Raft', 'The Raft'],
    ['Otter Tales', 'Otter Tales', 'Otter Tales'],
  ])('%s', (title, alone, inSeries) => {
    expect(fullTitle(of(title))).toBe(alone)
    expect(episodeTitle(of(title))).toBe(inSeries)
  })
})

it('a film is called by its title everywhere', () => {
  const film = { title: 'The Lake House', series: null }
  expect([fullTitle(film), episodeTitle(film)]).toEqual(['The Lake House', 'The Lake House'])
})

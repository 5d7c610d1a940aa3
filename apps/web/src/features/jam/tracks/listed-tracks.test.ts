import { expect, it } from 'vitest'
import { fittingTracks, type ListedTrack } from './listed-tracks.ts'

const track = (title: string, by: string, genre: ListedTrack['genre']): ListedTrack => ({
  ...{ id: title, title, by, genre, difficulty: 'Easy', bpm: 100 },
  ...{ isOwn: false, isDuet: false, length: '1:00', soundUrl: '/sound' },
})

const TRACKS = [
  track('Frère Jacques', 'Traditional', 'Pop'),
  track('Alouette', 'Traditional', 'Hip Hop'),
  track('An die Freude', 'Ludwig van Beethoven', 'Crossover'),
]

it.each([
  ['all', '', ['Frère Jacques', 'Alouette', 'An die Freude']],
  ['Pop', '', ['Frère Jacques']],
  ['all', 'frere', ['Frère Jacques']],
  ['all', 'BEETH freu', ['An die Freude']],
  ['Hip Hop', 'freude', []],
  ['all', '  ', ['Frère Jacques', 'Alouette', 'An die Freude']],
] as const)('of genre %s with the words “%s” it lists %j', (genre, words, titles) => {
  expect(fittingTracks(TRACKS, { genre, words }).map(({ title }) => title)).toEqual(titles)
})

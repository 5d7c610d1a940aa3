import { expect, it } from 'vitest'
import { isPartOfFilm } from './in-parts.ts'

const place = { title: 'Dune', season: 1, episode: 2 }

it.each([
  ['a file of a film', { category: 'movie', series: { ...place, part: 2 } }, true],
  ['a file of an episode', { category: 'series', series: { ...place, part: 2 } }, false],
  ['an episode', { category: 'series', series: place }, false],
  ['a film', { category: 'movie', series: null }, false],
] as const)('of %s', (_what, title, isPart) => expect(isPartOfFilm(title)).toBe(isPart))

import { expect, it } from 'vitest'
import { isHomePath, shelfIn } from './shelf-in-path.ts'

it.each([
  ['/movies', 'movies'],
  ['/series/', 'series'],
  ['/kids', 'kids'],
  ['/my-list', 'my-list'],
  ['/Movies', 'movies'],
  ['/', undefined],
  ['/streaming', undefined],
  ['/movies/12', undefined],
  ['/contact', undefined],
])('%s opens home on the shelf %s', (pathname, shelf) => {
  expect(shelfIn(pathname)).toBe(shelf)
})

it.each([
  ['/', true],
  ['/streaming', true],
  ['/kids', true],
  ['/streaming/', true],
  ['/contact', true],
  ['/any/other/path', true],
  ['/Settings', false],
  ['/page1/', false],
  ['/profile', false],
  ['/watch/1', false],
])('that %s is home is %s', (pathname, isHome) => {
  expect(isHomePath(pathname)).toBe(isHome)
})

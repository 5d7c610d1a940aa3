import { expect, it } from 'vitest'
import { longestClear } from './clear-parts.ts'

/** 24 frames a second: 'w' is half a second with words, '-' half a second without. */
const frames = (film: string) => [...film].flatMap((half) => Array(12).fill(half === 'w'))

it.each([
  ['no words at all', '--------', { fromSeconds: 0, toSeconds: 4 }],
  ['words at the beginning', 'ww------', { fromSeconds: 1.25, toSeconds: 4 }],
  ['at the beginning and at the end', '-w-----w', { fromSeconds: 1.25, toSeconds: 3.25 }],
  ['in the middle', '-----w--', { fromSeconds: 0, toSeconds: 2.25 }],
  ['everywhere', 'wwww', undefined],
  ['nearly everywhere', 'w-ww', undefined],
  ['a film without frames', '', undefined],
])('the longest part without words: %s', (_what, film, part) => {
  expect(longestClear(frames(film))).toEqual(part)
})

import { expect, it } from 'vitest'
import { chapterAt } from './chapter-at.ts'

const chapters = [
  { startTime: 2, title: 'Arrival' },
  { startTime: 30, title: 'The lake' },
]

it.each([
  [0, -1],
  [2, 0],
  [29.9, 0],
  [30, 1],
  [1000, 1],
])('second %d is in chapter %d', (seconds, chapter) => {
  expect(chapterAt(chapters, seconds)).toBe(chapter)
})

import { expect, it } from 'vitest'
import { secondsOf, shiftOf, timeText } from './cue-times.ts'

it.each([
  ['00:01:02,500', 62.5],
  ['1:02.5', 62.5],
  ['62.5', 62.5],
  [' 7 ', 7],
  ['01:00:00.001', 3600.001],
])('reads %s as a time', (text, seconds) => expect(secondsOf(text)).toBe(seconds))

it.each(['', 'soon', '-3', '1:2:3:4:5', '00:00:01,000 --> 00:00:02,000', '1e9'])(
  'takes %j for no time',
  (text) => expect(secondsOf(text)).toBeNull(),
)

it('shows what it reads', () => expect(secondsOf(timeText(3723.045))).toBe(3723.045))

it.each([
  ['1.5', 1.5],
  ['-0,3', -0.3],
  ['−2', -2],
  ['+4', 4],
  ['', null],
  ['a lot', null],
])('reads %j as %s to move by', (text, seconds) => expect(shiftOf(text)).toBe(seconds))

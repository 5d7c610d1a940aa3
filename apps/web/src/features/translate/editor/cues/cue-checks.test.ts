import { expect, it } from 'vitest'
import { captionRules, checkCues, stopping } from './cue-checks.ts'
import { editable } from './cue-edits.ts'

const check = (...cues: [startTime: number, endTime: number, text: string][]) =>
  checkCues(
    editable(cues.map(([startTime, endTime, text]) => ({ startTime, endTime, text }))),
    captionRules('en-GB'),
    60,
  )
const faultsOf = (...cues: Parameters<typeof check>) => check(...cues).map(({ faults }) => faults)

it('finds nothing in cues that are good to read', () => {
  expect(faultsOf([0, 2, 'Good night, stars.'], [2.2, 4, 'Sleep well.'])).toEqual([[], []])
})

it('names the rule of every cue that breaks one', () => {
  expect(
    faultsOf(
      [0, 1, 'So many words that nobody can read'],
      [0.9, 3, 'Hello'],
      [3.01, 3.2, 'Oh'],
      [5, 14, 'Slow'],
      [20, 22, 'a'.repeat(43)],
      [59, 61, 'The end'],
    ),
  ).toEqual([
    ['too_fast'],
    ['order'],
    ['too_short', 'too_fast', 'gap'],
    ['too_long'],
    ['line_length', 'too_fast'],
    ['after_film'],
  ])
})

it('names what keeps a track from being saved', () => {
  const checks = check([0, 2, 'Hello'], [4, 4, 'Now'], [6, 8, '  '])
  expect(checks.map(({ faults }) => faults)).toEqual([[], ['ends_early'], ['empty']])
  expect(stopping(checks)).toEqual([2, 3])
})

it('counts characters a second', () => {
  expect(check([0, 2, 'Good night'])[0]?.perSecond).toBe(5)
})

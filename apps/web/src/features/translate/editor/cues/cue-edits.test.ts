import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  addCue,
  changeCue,
  deleteCue,
  editable,
  MAX_EDITED_CUES,
  mergeCue,
  saved,
  shiftCues,
  splitCue,
} from './cue-edits.ts'

const CUES = editable([
  { startTime: 1, endTime: 3, text: 'Leo counts the stars' },
  { startTime: 4, endTime: 6, text: 'One is missing' },
])

it('splits a cue between words, and its time by their length', () => {
  expect(saved(splitCue(CUES, 1))).toEqual([
    { startTime: 1, endTime: 2.053, text: 'Leo counts' },
    { startTime: 2.053, endTime: 3, text: 'the stars' },
    { startTime: 4, endTime: 6, text: 'One is missing' },
  ])
})

it('does not split a word', () => {
  const word = editable([{ startTime: 0, endTime: 2, text: ' Supernova ' }])
  expect(splitCue(word, 1)).toBe(word)
})

it('merges a cue with the next one, and leaves the last one alone', () => {
  expect(saved(mergeCue(CUES, 1))).toEqual([
    { startTime: 1, endTime: 6, text: 'Leo counts the stars\nOne is missing' },
  ])
  expect(mergeCue(CUES, 2)).toBe(CUES)
})

it('adds a cue where the film is, no longer than up to the next one', () => {
  const added = addCue(CUES, 3.2)
  expect(added?.cues[1]).toEqual({ id: added?.id, startTime: 3.2, endTime: 4, text: '' })
  expect(addCue(CUES, 9)?.cues.at(-1)).toMatchObject({ startTime: 9, endTime: 11 })
})

it('makes no track of more cues than are opened', () => {
  const told = Array.from({ length: MAX_EDITED_CUES }, (_, at) => ({
    ...{ startTime: at, endTime: at + 0.5, text: 'Leo counts' },
  }))
  const full = editable(told)
  expect(splitCue(full, 1)).toBe(full)
  expect(addCue(full, 3)).toBeNull()
  const almost = editable(told.slice(1))
  expect(splitCue(almost, 1)).toHaveLength(MAX_EDITED_CUES)
  expect(addCue(almost, 3)?.cues).toHaveLength(MAX_EDITED_CUES)
})

it('keeps the length of what is moved against the beginning', () => {
  expect(shiftCues(CUES, -2).map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
    [0, 2],
    [2, 4],
  ])
})

it('changes and deletes the one that is meant', () => {
  expect(changeCue(CUES, 2, { startTime: 3.00049 })[1]).toMatchObject({ startTime: 3, endTime: 6 })
  expect(saved(deleteCue(CUES, 1))).toEqual([{ startTime: 4, endTime: 6, text: 'One is missing' }])
})

const text = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 6 })
const cue = fc.record({
  startTime: fc.integer({ min: 0, max: 90_000 }).map((ms) => ms / 1000),
  text: text.map((words) => words.join(' ')),
  length: fc.integer({ min: 1, max: 9000 }),
})
const cues = fc.array(cue, { minLength: 1, maxLength: 12 }).map((list) =>
  editable(
    list.map(({ startTime, text, length }) => ({
      startTime,
      text,
      endTime: Math.round(startTime * 1000 + length) / 1000,
    })),
  ),
)

it('loses no word and makes no cue that ends before it begins, whatever is split and merged', () => {
  const words = (of: ReturnType<typeof editable>) => of.flatMap((one) => one.text.split(/\s+/))
  fc.assert(
    fc.property(cues, fc.array(fc.tuple(fc.boolean(), fc.nat(14))), (before, steps) => {
      const after = steps.reduce(
        (now, [isSplit, id]) => (isSplit ? splitCue(now, id) : mergeCue(now, id)),
        before,
      )
      expect(words(after)).toEqual(words(before))
      expect(after.every((one) => one.startTime < one.endTime)).toBe(true)
      expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
    }),
  )
})

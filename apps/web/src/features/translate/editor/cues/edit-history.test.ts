import { expect, it } from 'vitest'
import { type Cues, editable } from './cue-edits.ts'
import { beginHistory, editStep, isChanged } from './edit-history.ts'

const cues = (text: string): Cues => editable([{ startTime: 0, endTime: 1, text }])
const [one, two, three] = [cues('one'), cues('two'), cues('three')]

it('undoes and does again, and forgets what was undone with the next change', () => {
  let history = beginHistory(one)
  history = editStep(history, { is: 'change', make: () => two })
  history = editStep(history, { is: 'undo' })
  expect(history.cues).toBe(one)
  history = editStep(history, { is: 'redo' })
  expect(history.cues).toBe(two)
  history = editStep(editStep(history, { is: 'undo' }), { is: 'change', make: () => three })
  expect(editStep(history, { is: 'redo' }).cues).toBe(three)
  expect(editStep(history, { is: 'undo' }).cues).toBe(one)
})

it('is unchanged again once it was saved, or once all was undone', () => {
  const changed = editStep(beginHistory(one), { is: 'change', make: () => two })
  expect(isChanged(changed)).toBe(true)
  expect(isChanged(editStep(changed, { is: 'undo' }))).toBe(false)
  const afterSave = editStep(changed, { is: 'saved', kept: two })
  expect(isChanged(afterSave)).toBe(false)
  // Changed while it was sent: the server does not have that.
  const meanwhile = editStep(changed, { is: 'change', make: () => three })
  expect(isChanged(editStep(meanwhile, { is: 'saved', kept: two }))).toBe(true)
  expect(isChanged(editStep(afterSave, { is: 'undo' }))).toBe(true)
})

it('stays as it is where nothing changed, or nothing is left to undo', () => {
  const history = beginHistory(one)
  expect(editStep(history, { is: 'change', make: () => one })).toBe(history)
  expect(editStep(history, { is: 'undo' })).toBe(history)
})

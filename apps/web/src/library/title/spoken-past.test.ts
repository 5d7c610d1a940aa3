import { expect, it } from 'vitest'
import { isSpokenPast, noteSpokenOf } from './spoken-past.ts'

it('goes past the open title when others are shown, and back when it is spoken of again', () => {
  noteSpokenOf(3, [7, 9])
  expect(isSpokenPast(3)).toBe(true)
  noteSpokenOf(3, [])
  expect(isSpokenPast(3)).toBe(true)
  noteSpokenOf(3, [3])
  expect(isSpokenPast(3)).toBe(false)
})

it('begins anew with another title', () => {
  noteSpokenOf(3, [7])
  expect(isSpokenPast(7)).toBe(false)
  expect(isSpokenPast(3)).toBe(false)
})

it('stays with the open title where it is one of several', () => {
  noteSpokenOf(3, [3, 7])
  expect(isSpokenPast(3)).toBe(false)
})

import { expect, it } from 'vitest'
import { initialsOf, isEmojiOnly } from './words.ts'

it.each(['🎉', '👍🏽 ❤️', '👨‍👩‍👧‍👦🇪🇸', '1️⃣'])('%s is emoji alone', (message) => {
  expect(isEmojiOnly(message)).toBe(true)
})

it.each(['hello 🎉', '1', '#', 'https://x', '🎉.', '\u200d'])('%s is not', (message) => {
  expect(isEmojiOnly(message)).toBe(false)
})

it.each([
  ['Mia', 'M'],
  ['anna lena berg', 'AB'],
  ['  Ömer   Ünal ', 'ÖÜ'],
  ['👑 Queen', '👑Q'],
  ['', ''],
])('%s begins with %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

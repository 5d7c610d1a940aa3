import { expect, it } from 'vitest'
import { initialsOf, isEmojiOnly } from './chat-text.ts'

it.each(['🎉', '👍🏽 ❤️', '👨‍👩‍👧‍👦🇪🇸', '1️⃣'])('%s is emoji alone', (message) => {
  expect(isEmojiOnly(message)).toBe(true)
})

it.each(['hello 🎉', '1', '#', 'https://x', '🎉.', '\u200d'])('%s is not', (message) => {
  expect(isEmojiOnly(message)).toBe(false)
})

it('is seen at once, however long the message', () => {
  const message = `${'👍🏽'.repeat(150)}a`
  const startMs = performance.now()
  expect(isEmojiOnly(message)).toBe(false)
  // Taken apart and put together again, thirty of them already take hours.
  expect(performance.now() - startMs).toBeLessThan(60_000)
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

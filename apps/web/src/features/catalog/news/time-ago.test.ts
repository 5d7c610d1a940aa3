import { expect, it } from 'vitest'
import { timeAgo } from './time-ago.ts'

const NOW = new Date('2026-03-08T12:00:00Z')

it.each([
  ['2026-03-08T11:59:30Z', 'en', 'now'],
  ['2026-03-08T12:05:00Z', 'en', 'now'],
  ['2026-03-08T11:58:00Z', 'en', '2 minutes ago'],
  ['2026-03-08T09:00:00Z', 'es', 'hace 3 horas'],
  ['2026-03-07T12:00:00Z', 'en', 'yesterday'],
  ['2026-03-06T11:00:00Z', 'fr', 'avant-hier'],
  ['2026-02-26T12:00:00Z', 'en', '10 days ago'],
] as const)('%s is said in %s as "%s"', (at, language, words) => {
  expect(timeAgo(new Date(at), NOW, language)).toBe(words)
})

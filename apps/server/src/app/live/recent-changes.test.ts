import { expect, it } from 'vitest'
import { rememberChanges } from './recent-changes.ts'

function changesAt() {
  const clock = { ms: 0 }
  return { clock, recent: rememberChanges(() => clock.ms) }
}

it('remembers what changed since a page was opened, each change once, the oldest first', () => {
  const { clock, recent } = changesAt()
  recent.add(1, { what: 'library' })
  clock.ms = 1000
  recent.add(1, { what: 'lists', profileId: 3 })
  clock.ms = 2000
  recent.add(1, { what: 'time', profileId: 4 })
  recent.add(1, { what: 'lists', profileId: 3 })
  clock.ms = 3000
  expect(recent.since(2500, 1)).toEqual([
    { what: 'time', profileId: 4 },
    { what: 'lists', profileId: 3 },
  ])
  expect(recent.since(500, 1)).toEqual([])
})

it('remembers a minute, and tells a household of its own changes only', () => {
  const { clock, recent } = changesAt()
  recent.add(1, { what: 'library' })
  recent.add(2, { what: 'files' })
  clock.ms = 60_000
  expect(recent.since(90_000, 1)).toEqual([{ what: 'library' }])
  clock.ms = 60_001
  expect(recent.since(90_000, 1)).toEqual([])
})

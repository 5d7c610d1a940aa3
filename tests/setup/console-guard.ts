import { afterEach, beforeEach, expect, vi } from 'vitest'

const WATCHED = ['error', 'warn'] as const
const own = { error: console.error, warn: console.warn }

/** What came past every spy, in the present test. */
let stray: unknown[][] = []

// A stray console.error or console.warn is a failure that nobody looked at: it fails its test. A
// test that expects one says so with its own spy, and clears it. Under the spies a plain function writes down
// what comes: files that restore all mocks do so before this file looks.
beforeEach(() => {
  stray = []
  const written = stray
  for (const name of WATCHED) {
    console[name] = (...said) => {
      written.push(said)
      own[name](...said)
    }
    vi.spyOn(console, name)
  }
})

afterEach(() => {
  const spied = WATCHED.map((name) => console[name]).flatMap((spy) =>
    vi.isMockFunction(spy) ? spy.mock.calls : [],
  )
  vi.restoreAllMocks()
  Object.assign(console, own)
  expect(spied.length > 0 ? spied : stray, 'stray console output').toEqual([])
})

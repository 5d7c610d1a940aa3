import { afterEach, beforeEach, expect, vi } from 'vitest'

// A stray console.error or console.warn is a failure that nobody looked at: it fails its test. A
// test that expects one says so with its own spy.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  for (const spy of [console.error, console.warn]) {
    if (vi.isMockFunction(spy)) expect(spy.mock.calls, 'stray console output').toEqual([])
  }
  vi.restoreAllMocks()
})

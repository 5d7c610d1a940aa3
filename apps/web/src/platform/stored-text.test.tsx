import { afterEach, expect, it, vi } from 'vitest'
import { storedText } from './stored-text.ts'

const KEY = 'starnest.test'
afterEach(() => localStorage.clear())

const otherTabChanged = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))

it('is what was set, also for who asks anew', () => {
  const note = storedText(KEY)
  expect(note.get()).toBeNull()
  note.set('milk')
  expect([note.get(), storedText(KEY).get()]).toEqual(['milk', 'milk'])
})

it('is told of by this tab and by others, where it is about this note', () => {
  const note = storedText(KEY)
  const listener = vi.fn()
  const stop = note.subscribe(listener)
  note.set('milk')
  otherTabChanged(KEY)
  otherTabChanged(null)
  expect(listener).toHaveBeenCalledTimes(3)
  otherTabChanged('starnest.other')
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  note.set('bread')
  otherTabChanged(KEY)
  expect(listener).toHaveBeenCalledTimes(3)
})

it('is told of where the browser keeps nothing', () => {
  const note = storedText(KEY)
  const listener = vi.fn()
  note.subscribe(listener)
  vi.stubGlobal('localStorage', undefined)
  note.set('milk')
  expect(listener).toHaveBeenCalledOnce()
  expect(note.get()).toBeNull()
  vi.unstubAllGlobals()
})

import { expect, it, vi } from 'vitest'
import { createStore } from './store.ts'

it('asks for its first value when it is needed, and once', () => {
  const first = vi.fn(() => 'calm')
  const weather = createStore(first)
  expect(first).not.toHaveBeenCalled()
  expect([weather.get(), weather.get()]).toEqual(['calm', 'calm'])
  expect(first).toHaveBeenCalledOnce()
})

it('tells those who listen of another value, and not of the same', () => {
  const weather = createStore(() => 'calm')
  const heard: string[] = []
  const stop = weather.subscribe(() => heard.push(weather.get()))
  weather.set('storm')
  weather.set('storm')
  weather.set('calm')
  stop()
  weather.set('rain')
  expect(heard).toEqual(['storm', 'calm'])
})

it('takes the place of an object as a whole', () => {
  const toast = createStore<{ title: string; action?: string }>(() => ({ title: 'a', action: 'b' }))
  toast.set({ title: 'c' })
  expect(toast.get()).toEqual({ title: 'c' })
})

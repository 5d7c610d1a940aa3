import { expect, it, vi } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

const open = () => new AnswerCache<string>({ max: 10, ttlMs: 60_000 })

/** Somebody who is asked, and answers when told to. */
function slowly() {
  const waiting: PromiseWithResolvers<string>[] = []
  const ask = () => {
    const one = Promise.withResolvers<string>()
    waiting.push(one)
    return one.promise
  }
  return { ask: vi.fn(ask), waiting }
}

it('asks once for all who ask the same at once, and for those who ask a moment later', async () => {
  const cache = open()
  const { ask, waiting } = slowly()
  const both = [cache.get('mia', ask), cache.get('mia', ask)]
  waiting[0]?.resolve('before')
  expect(await Promise.all(both)).toEqual(['before', 'before'])
  expect(await cache.get('mia', ask)).toBe('before')
  expect(ask).toHaveBeenCalledTimes(1)
})

it('asks anew for whoever waits when something changes, and keeps nothing from before', async () => {
  const cache = open()
  const { ask, waiting } = slowly()
  const early = cache.get('mia', ask)
  cache.forget()
  const late = cache.get('mia', ask)
  waiting[1]?.resolve('after')
  expect(await late).toBe('after')
  waiting[0]?.resolve('before')
  expect(await early).toBe('after')
  expect(await cache.get('mia', ask)).toBe('after')
  expect(ask).toHaveBeenCalledTimes(2)
})

it('asks twice at most for one who waits, however often something changes', async () => {
  const cache = open()
  const { ask, waiting } = slowly()
  const answer = cache.get('mia', ask)
  cache.forget()
  waiting[0]?.resolve('first')
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  cache.forget()
  waiting[1]?.resolve('second')
  expect(await answer).toBe('second')
  expect(ask).toHaveBeenCalledTimes(2)
  const next = cache.get('mia', ask)
  waiting[2]?.resolve('third')
  expect(await next).toBe('third')
})

it('keeps no failure, and reports none that a change has removed', async () => {
  const cache = open()
  const { ask, waiting } = slowly()
  const refused = cache.get('mia', ask)
  waiting[0]?.reject(new Error('over'))
  await expect(refused).rejects.toThrow('over')
  const answer = cache.get('mia', ask)
  cache.forget()
  waiting[1]?.reject(new Error('over'))
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(3))
  waiting[2]?.resolve('granted')
  expect(await answer).toBe('granted')
})

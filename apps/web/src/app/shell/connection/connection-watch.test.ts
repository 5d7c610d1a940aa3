import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConnectionWatch } from './connection-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watchOf(answers: boolean[], networks: boolean[] = []) {
  const ping = vi.fn(async () => answers.shift() ?? true)
  const watch = createConnectionWatch(ping, () => networks.shift() ?? true)
  const seen: string[] = []
  watch.subscribe(() => seen.push(watch.get()))
  return { watch, ping, seen }
}

describe('the line to the server', () => {
  it('is thought to be there until it is asked', () => {
    const { watch, ping } = watchOf([])
    expect(watch.get()).toBe('reachable')
    expect(ping).not.toHaveBeenCalled()
  })

  it('says nothing when one call failed and the server answers', async () => {
    const { watch, seen } = watchOf([true])
    expect(await watch.check()).toBe('reachable')
    expect(seen).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is lost when the server does not answer, and asks until it does', async () => {
    const { watch, ping, seen } = watchOf([false, false, true])
    expect(await watch.check()).toBe('lost')
    await vi.advanceTimersByTimeAsync(5000)
    expect(watch.get()).toBe('lost')
    await vi.advanceTimersByTimeAsync(5000)
    expect(seen).toEqual(['lost', 'reachable'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ping).toHaveBeenCalledTimes(3)
  })

  it('is there again at once when a retry is answered', async () => {
    const { watch, ping } = watchOf([false, true])
    await watch.check()
    expect(await watch.check()).toBe('reachable')
    expect(vi.getTimerCount()).toBe(0)
    expect(ping).toHaveBeenCalledTimes(2)
  })

  it('is asked again while the browser says that it has no network', async () => {
    const { watch } = watchOf([true, false], [false])
    expect(await watch.check()).toBe('reachable')
    await vi.advanceTimersByTimeAsync(5000)
    expect(watch.get()).toBe('lost')
    await vi.advanceTimersByTimeAsync(5000)
    expect(watch.get()).toBe('reachable')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('asks once, however many calls fail together', async () => {
    const { watch, ping } = watchOf([false])
    await Promise.all([watch.check(), watch.check(), watch.check()])
    expect(ping).toHaveBeenCalledOnce()
  })
})

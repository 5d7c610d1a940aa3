import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Connection, createConnectionWatch } from './connection-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watchOf(answers: Connection[], networks: boolean[] = []) {
  const ping = vi.fn(async () => answers.shift() ?? 'reachable')
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
    const { watch, seen } = watchOf(['reachable'])
    expect(await watch.check()).toBe('reachable')
    expect(seen).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is lost when the server does not answer, and asks until it does', async () => {
    const { watch, ping, seen } = watchOf(['lost', 'lost', 'reachable'])
    expect(await watch.check()).toBe('lost')
    await vi.advanceTimersByTimeAsync(5000)
    expect(watch.get()).toBe('lost')
    await vi.advanceTimersByTimeAsync(5000)
    expect(seen).toEqual(['lost', 'reachable'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ping).toHaveBeenCalledTimes(3)
  })

  it('is there again at once when a retry is answered', async () => {
    const { watch, ping } = watchOf(['lost', 'reachable'])
    await watch.check()
    expect(await watch.check()).toBe('reachable')
    expect(vi.getTimerCount()).toBe(0)
    expect(ping).toHaveBeenCalledTimes(2)
  })

  it('is asked again while the browser says that it has no network', async () => {
    const { watch } = watchOf(['reachable', 'lost'], [false])
    expect(await watch.check()).toBe('reachable')
    await vi.advanceTimersByTimeAsync(5000)
    expect(watch.get()).toBe('lost')
    await vi.advanceTimersByTimeAsync(5000)
    expect(watch.get()).toBe('reachable')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('asks once, however many calls fail together', async () => {
    const { watch, ping } = watchOf(['lost'])
    await Promise.all([watch.check(), watch.check(), watch.check()])
    expect(ping).toHaveBeenCalledOnce()
  })

  it('is unready when a call could not be done, and asks until nothing is away', async () => {
    const { watch, ping, seen } = watchOf(['unready', 'reachable'])
    watch.cannotDo()
    expect(watch.get()).toBe('unready')
    // Many calls fail together.
    await vi.advanceTimersByTimeAsync(4000)
    watch.cannotDo()
    await vi.advanceTimersByTimeAsync(1000)
    expect(ping).toHaveBeenCalledOnce()
    expect(watch.get()).toBe('unready')
    await vi.advanceTimersByTimeAsync(5000)
    expect(seen).toEqual(['unready', 'reachable'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('stays lost when a call that was on its way could not be done', async () => {
    const { watch, seen } = watchOf(['lost'])
    await watch.check()
    watch.cannotDo()
    expect(seen).toEqual(['lost'])
  })
})

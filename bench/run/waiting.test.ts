import { expect, it } from 'vitest'
import { until, within } from './waiting.ts'

const never = () => new Promise<never>(() => undefined)

it('waits no longer than it may, and says what there was to wait for', async () => {
  await expect(within('first frame', 10, never())).rejects.toThrow('no first frame in time')
})

it('resolves with what comes in time, and hands on what goes wrong', async () => {
  expect(await within('answer', 10_000, Promise.resolve(7))).toBe(7)
  const failing = Promise.reject(new Error('no route'))
  await expect(within('answer', 10_000, failing)).rejects.toThrow('no route')
})

it('looks until there is something to see', async () => {
  let looks = 0
  const look = async () => ++looks === 3 && { looks }
  expect(await until('film', { limitMs: 10_000, everyMs: 1 }, look)).toEqual({ looks: 3 })
})

it('gives up when nothing is to be seen, and when a look itself does not end', async () => {
  const briefly = { limitMs: 20, everyMs: 1 }
  await expect(until('film', briefly, async () => false)).rejects.toThrow('no film in time')
  await expect(until('film', briefly, never)).rejects.toThrow('no film in time')
})

import { expect, it } from 'vitest'
import { sharedRead } from './shared-read.ts'

/** Readings that end when they are told to, each with what was true when it began. */
function readings() {
  let truth = 'one'
  const open: { householdId: number; end: () => void; fail: () => void }[] = []
  const read = sharedRead((householdId) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const seen = truth
    open.push({ householdId, end: () => resolve(seen), fail: () => reject(new Error('away')) })
    return promise
  })
  const tell = (next: string) => {
    truth = next
  }
  return { read, open, tell }
}

it('reads at once, and then once more for all who asked meanwhile, who are told what is new', async () => {
  const { read, open, tell } = readings()
  const first = read(1)
  tell('two')
  const others = [read(1), read(1), read(1)]
  expect(open).toHaveLength(1)
  open[0]?.end()
  expect(await first).toBe('one')
  await expect.poll(() => open.length).toBe(2)
  tell('three')
  const late = read(1)
  open[1]?.end()
  expect(await Promise.all(others)).toEqual(['two', 'two', 'two'])
  await expect.poll(() => open.length).toBe(3)
  open[2]?.end()
  expect(await late).toBe('three')
})

it('reads each household by itself', async () => {
  const { read, open } = readings()
  void read(1)
  void read(2)
  expect(open.map(({ householdId }) => householdId)).toEqual([1, 2])
})

it('reads anew after nobody asked for a while, and after a reading failed', async () => {
  const { read, open } = readings()
  const first = read(1)
  const second = read(1)
  open[0]?.fail()
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => open.length).toBe(2)
  open[1]?.end()
  expect(await second).toBe('one')
  const third = read(1)
  expect(open).toHaveLength(3)
  open[2]?.end()
  expect(await third).toBe('one')
})

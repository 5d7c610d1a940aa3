import { expect, it } from 'vitest'
import { inTurns } from './in-turns.ts'

function* slowSteps(count: number): Generator<number, string> {
  for (let nth = 0; nth < count; nth++) {
    const untilMs = performance.now() + 10
    while (performance.now() < untilMs);
    yield nth
  }
  return 'done'
}

it('others get their turn while the steps of some work are gone through', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  const seen: number[] = []
  const { signal } = new AbortController()
  const result = await inTurns(slowSteps(12), { signal, onStep: (step) => seen.push(step) })
  clearInterval(timer)
  expect(result).toBe('done')
  expect(seen).toEqual(Array.from({ length: 12 }, (_, nth) => nth))
  expect(turns).toBeGreaterThan(2)
})

it('work that nobody waits for any more is given up', async () => {
  const stop = new AbortController()
  const seen: number[] = []
  const work = inTurns(slowSteps(1000), {
    signal: stop.signal,
    onStep: (step) => {
      seen.push(step)
      stop.abort(new Error('gone'))
    },
  })
  await expect(work).rejects.toThrow('gone')
  expect(seen.length).toBeLessThan(1000)
})

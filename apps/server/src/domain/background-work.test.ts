import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { progressNotes, StoppableWork } from './background-work.ts'

const never = new AbortController().signal
const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

it('stops work by its key alone, and tells of no failure then', async () => {
  const works = new StoppableWork<number>()
  const onFailed = vi.fn()
  const stopped = works.run(1, { signal: never, work: untilAborted, onFailed })
  const other = Promise.withResolvers<void>()
  const untouched = works.run(2, { signal: never, work: () => other.promise, onFailed })
  works.stop(1)
  works.stop(3)
  await stopped
  other.resolve()
  await untouched
  expect(onFailed).not.toHaveBeenCalled()
})

it('can stop what was begun anew under a key, when the one before has come to its end', async () => {
  const works = new StoppableWork<string>()
  const slow = Promise.withResolvers<void>()
  const before = works.run('folder', { signal: never, work: () => slow.promise })
  works.stop('folder')
  const anew = works.run('folder', { signal: never, work: untilAborted })
  slow.resolve()
  await before
  works.stop('folder')
  await anew
})

it('rejects with a failure that nobody is told of', async () => {
  const works = new StoppableWork<string>()
  const work = () => Promise.reject(new Error('damaged'))
  await expect(works.run('film', { signal: never, work })).rejects.toThrow('damaged')
})

it('tells why work failed', async () => {
  const works = new StoppableWork<string>()
  const onFailed = vi.fn()
  const error = new Error('damaged')
  await works.run('film', { signal: never, work: () => Promise.reject(error), onFailed })
  expect(onFailed.mock.calls).toEqual([[error]])
})

it('rejects when the server stops, so that the queue asks again', async () => {
  const works = new StoppableWork<string>()
  const onFailed = vi.fn()
  const server = new AbortController()
  const run = works.run('film', { signal: server.signal, work: untilAborted, onFailed })
  server.abort(new Error('the server stops'))
  await expect(run).rejects.toThrow('the server stops')
  expect(onFailed).not.toHaveBeenCalled()
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function notesOf(note: (percent: number) => Promise<boolean>) {
  const told = { onNoted: vi.fn(), onOver: vi.fn(), onFailed: vi.fn() }
  return { told, tell: progressNotes({ everyMs: 1000, note, ...told }) }
}

it('notes how far work is at once, and then once a second, in whole percent below 100', async () => {
  const noted: number[] = []
  const { told, tell } = notesOf(async (percent) => noted.push(percent) > 0)
  for (let step = 0; step <= 40; step++) {
    tell(step * 2.6 - 1)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(noted).toEqual([0, 25, 51, 77, 99])
  expect(told.onNoted).toHaveBeenCalledTimes(5)
  expect(told.onOver).not.toHaveBeenCalled()
})

it('says when work is not wanted any more, and when that could not be asked', async () => {
  const gone = notesOf(async () => false)
  gone.tell(10)
  const away = notesOf(() => Promise.reject(new Error('away')))
  away.tell(10)
  await vi.advanceTimersByTimeAsync(0)
  expect(gone.told.onOver).toHaveBeenCalledOnce()
  expect(gone.told.onNoted).not.toHaveBeenCalled()
  expect(away.told.onFailed).toHaveBeenCalledOnce()
  expect(away.told.onOver).not.toHaveBeenCalled()
})

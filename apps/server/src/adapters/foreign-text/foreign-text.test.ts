import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { watchLoop } from '../../../../../tests/loop-stops.ts'
import {
  readBadly,
  readForever,
  readLength,
  readWithoutEnd,
} from '../../../test/foreign-text/slow-readers.ts'
import { readerOf } from '../../ports/language/foreign-text.ts'
import { openForeignText } from './open-foreign-text.ts'

const AT = new URL('../../../test/foreign-text/slow-readers.ts', import.meta.url).href
const FOREVER = readerOf(AT, readForever)
const WITHOUT_END = readerOf(AT, readWithoutEnd)
const BADLY = readerOf(AT, readBadly)
const LENGTH = readerOf(AT, readLength)

const NEVER_ENDING = 'a'.repeat(200)

function opened(limits?: Parameters<typeof openForeignText>[0]) {
  const foreignText = openForeignText(limits)
  onTestFinished(() => foreignText.close())
  return foreignText
}

it('gives a text up that takes too long, answers meanwhile, and reads the next', async () => {
  const foreignText = opened({ timeLimitMs: 300 })
  const loop = watchLoop()
  // The text would hold the loop for its whole 300 ms; a slow machine takes some for starting a worker.
  const [slow, after] = await Promise.allSettled([
    foreignText.read(FOREVER, NEVER_ENDING),
    foreignText.read(LENGTH, 'four'),
  ])
  expect(loop.stop().busyStopMs).toBeLessThan(250)
  expect(slow).toMatchObject({ reason: { problem: { code: 'took_too_long' } } })
  expect(after).toEqual({ status: 'fulfilled', value: 4 })
})

it('gives a text up that fills memory, and reads the next', async () => {
  const foreignText = opened({ maxMemoryMb: 32, timeLimitMs: 25_000 })
  const large = foreignText.read(WITHOUT_END, undefined)
  await expect(large).rejects.toMatchObject({ problem: { code: 'grew_too_large' } })
  expect(await foreignText.read(LENGTH, 'four')).toBe(4)
})

it('says of a reader that breaks why, and reads the next', async () => {
  const foreignText = opened()
  await expect(foreignText.read(BADLY, undefined)).rejects.toMatchObject({
    problem: { code: 'failed' },
    cause: { message: expect.stringContaining('this text makes no sense') },
  })
  expect(await foreignText.read(LENGTH, 'four')).toBe(4)
})

it('counts the time of a text from where it is read, not from where it waits', async () => {
  const foreignText = opened({ timeLimitMs: 300 })
  const slow = [1, 2].map(() => foreignText.read(FOREVER, NEVER_ENDING))
  const last = foreignText.read(LENGTH, 'four')
  for (const one of await Promise.allSettled(slow)) expect(one.status).toBe('rejected')
  expect(await last).toBe(4)
})

it('lets only so many wait', async () => {
  const foreignText = opened({ maxWaiting: 2 })
  const all = await Promise.allSettled([1, 2, 3, 4].map(() => foreignText.read(LENGTH, 'four')))
  expect(all.map(({ status }) => status)).toEqual([...Array(3).fill('fulfilled'), 'rejected'])
})

it('ends what is read when it is closed, and reads nothing any more', async () => {
  const foreignText = opened()
  const slow = expect(foreignText.read(FOREVER, NEVER_ENDING)).rejects.toMatchObject({
    reason: 'stopped',
  })
  await foreignText.close()
  await slow
  await expect(foreignText.read(LENGTH, 'four')).rejects.toMatchObject({ reason: 'stopped' })
})

it('keeps no program from ending', async () => {
  const program = `
    import { openForeignText } from '${new URL('./open-foreign-text.ts', import.meta.url)}'
    const reader = { module: '${AT}', name: 'readLength' }
    console.log(await openForeignText().read(reader, 'four'))`
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--input-type=module', '-e', program],
  ])
  expect(stdout).toBe('4\n')
})

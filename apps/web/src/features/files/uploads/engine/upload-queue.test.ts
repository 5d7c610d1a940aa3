import type { TempFile, UploadLimits } from '@starnest/contract/files/files'
import { beforeEach, expect, it, vi } from 'vitest'
import { HttpError } from '../../../../platform/calls/http.ts'
import { testFile } from '../../../../testing/made/files.ts'
import { isSettled } from './upload.ts'
import { UploadFailure } from './upload-problem.ts'
import { type UploadDependencies, UploadQueue } from './upload-queue.ts'

const MIB = 1024 ** 2
const bigFile = (name: string) => sized(new File(['x'], name), 10 * MIB)
const smallFile = (name: string) => new File([`a small file called ${name}`], name)

/** A file that says it is larger than what it holds. */
function sized(file: File, size: number): File {
  Object.defineProperty(file, 'size', { value: size })
  return file
}

type Job = Parameters<UploadDependencies['sendResumably']>[0]
type Sending = Job & { finish: (stored: TempFile | null) => void; fail: (error: Error) => void }

const LIMITS: UploadLimits = {
  maxBytes: 100 * MIB,
  freeBytes: 50 * MIB,
  reserveBytes: 5 * MIB,
  openBytes: 0,
  quotaBytes: null,
  usedBytes: 0,
}

let limits: UploadLimits
let sendings: Sending[]
let smallCalls: string[][]
let forgotten: string[]
let told: { file: File; stored: TempFile }[]
let dependencies: UploadDependencies
let queue: UploadQueue
beforeEach(() => {
  limits = LIMITS
  sendings = []
  smallCalls = []
  forgotten = []
  told = []
  dependencies = {
    limits: async () => limits,
    hash: async ({ file }) => `sum of ${file.name}`,
    check: async () => null,
    sendSmall: async (files) => {
      smallCalls.push(files.map(({ name }) => name))
      return files.map((_, place) => testFile(place + 1))
    },
    sendResumably: (job) =>
      new Promise((finish, fail) => {
        job.signal.addEventListener('abort', () => fail(job.signal.reason))
        sendings.push({ ...job, finish, fail })
      }),
    onStored: (file, stored) => void told.push({ file, stored }),
    forget: async (fingerprint) => void forgotten.push(fingerprint),
    now: () => 0,
  }
  queue = new UploadQueue(dependencies)
})

const states = () => queue.get().map(({ state }) => state.is)
const idOf = (name: string) => queue.get().find((one) => one.name === name)?.id ?? 0
const sending = (name: string) => {
  const found = sendings.findLast(({ file }) => file.name === name)
  if (!found) throw new Error(`${name} was never sent`)
  return found
}
const sent = (count: number) => vi.waitFor(() => expect(sendings).toHaveLength(count))
const settled = (wanted: string[]) => vi.waitFor(() => expect(states()).toEqual(wanted))

it('sends two files at a time, and the third when one has arrived', async () => {
  queue.add([bigFile('a'), bigFile('b'), bigFile('c')])
  await sent(2)
  expect(states()).toEqual(['sending', 'sending', 'waiting'])
  sending('a').finish(testFile(1))
  await sent(3)
  expect(states()).toEqual(['done', 'sending', 'sending'])
})

it('does not send what the library has already, and says which file that is', async () => {
  const known = testFile(7)
  dependencies.check = async ({ sha256 }) => (sha256 === 'sum of a' ? known : null)
  queue.add([bigFile('a')])
  await settled(['known'])
  expect(queue.get()[0]?.state).toEqual({ is: 'known', stored: known })
  expect(sendings).toEqual([])
})

it('goes on from where a paused file stands, without reading it again', async () => {
  const hash = vi.spyOn(dependencies, 'hash')
  queue = new UploadQueue(dependencies)
  queue.add([bigFile('a')])
  await sent(1)
  sending('a').onProgress(4 * MIB)
  queue.pause(idOf('a'))
  expect(queue.get()[0]?.state).toEqual({ is: 'paused', sentBytes: 4 * MIB })
  queue.resume(idOf('a'))
  await sent(2)
  expect(hash).toHaveBeenCalledTimes(1)
  sending('a').finish(null)
  await settled(['done'])
})

it('pauses all and goes on with all', async () => {
  queue.add([bigFile('a'), bigFile('b'), bigFile('c')])
  await sent(2)
  queue.pauseAll()
  expect(states()).toEqual(['paused', 'paused', 'paused'])
  queue.resumeAll()
  await sent(4)
  expect(states()).toEqual(['sending', 'sending', 'waiting'])
})

it('keeps what failed and its reason until it is put away, and can try again', async () => {
  queue.add([bigFile('a')])
  await sent(1)
  sending('a').onProgress(2 * MIB)
  sending('a').fail(new UploadFailure('disk'))
  await settled(['failed'])
  expect(queue.get()[0]?.state).toEqual({
    is: 'failed',
    problem: 'disk',
    sentBytes: 2 * MIB,
  })
  queue.removeSettled()
  expect(states()).toEqual(['failed'])
  queue.resume(idOf('a'))
  await sent(2)
})

it.each([
  ['an empty file', sized(new File([], 'a'), 0), 'empty'],
  ['a file larger than the server takes', sized(new File([], 'a'), 101 * MIB), 'size'],
  ['a file larger than the free disk', sized(new File([], 'a'), 51 * MIB), 'disk'],
])('refuses %s before it is read', async (_, file, problem) => {
  const hash = vi.spyOn(dependencies, 'hash')
  queue = new UploadQueue(dependencies)
  queue.add([file])
  await settled(['failed'])
  expect(queue.get()[0]?.state).toMatchObject({ problem })
  expect(hash).not.toHaveBeenCalled()
})

it('refuses what passes the space of the profile, and not what room is kept for already', async () => {
  limits = {
    ...LIMITS,
    freeBytes: 0,
    openBytes: 10 * MIB,
    quotaBytes: 20 * MIB,
    usedBytes: 20 * MIB,
  }
  queue.add([bigFile('goes on')])
  await sent(1)
  limits = { ...LIMITS, quotaBytes: 20 * MIB, usedBytes: 11 * MIB }
  queue.add([bigFile('too much')])
  await settled(['sending', 'failed'])
  expect(queue.get()[1]?.state).toMatchObject({ problem: 'quota' })
})

it('says that the line is lost, and tries at once when it is back', async () => {
  queue.add([bigFile('a'), bigFile('b')])
  await sent(2)
  sending('a').onProgress(3 * MIB)
  sending('a').onStall()
  sending('b').fail(new TypeError('Failed to fetch'))
  await settled(['sending', 'failed'])
  expect(queue.get()[0]?.state).toEqual({
    is: 'sending',
    sentBytes: 3 * MIB,
    isStalled: true,
  })
  queue.wake()
  await sent(4)
  expect(states()).toEqual(['sending', 'sending'])
})

it('sends small files together, and each alone when that call fails', async () => {
  queue.add([smallFile('a'), smallFile('b')])
  await settled(['done', 'done'])
  expect(smallCalls).toEqual([['a', 'b']])

  const send = dependencies.sendSmall
  dependencies.sendSmall = async (files, signal) => {
    const stored = await send(files, signal)
    if (files.some(({ name }) => name === 'bad')) {
      const body = JSON.stringify({ code: 'file_type_refused', message: '' })
      throw new Error('Failed to upload file', { cause: new HttpError(415, '', body) })
    }
    return stored
  }
  queue = new UploadQueue(dependencies)
  smallCalls = []
  queue.add([smallFile('good'), smallFile('bad')])
  await settled(['done', 'failed'])
  expect(smallCalls).toEqual([['good', 'bad'], ['good'], ['bad']])
  expect(queue.get()[1]?.state).toMatchObject({ problem: 'type' })
})

it('leaves the others of a group alone when one that is settled is put away', async () => {
  const alone = Promise.withResolvers<TempFile[]>()
  let wasStopped = false
  dependencies.sendSmall = async (files, signal) => {
    if (files.length > 1) throw new TypeError('Failed to fetch')
    signal.addEventListener('abort', () => {
      wasStopped = true
    })
    return files[0]?.name === 'a' ? [testFile(1)] : alone.promise
  }
  queue.add([smallFile('a'), smallFile('b')])
  await settled(['done', 'sending'])
  queue.remove(idOf('a'))
  alone.resolve([testFile(2)])
  await settled(['done'])
  expect(wasStopped).toBe(false)
})

it('throws away what has arrived of a file that is cancelled', async () => {
  queue.add([bigFile('a')])
  await sent(1)
  queue.remove(idOf('a'))
  expect(queue.get()).toEqual([])
  await vi.waitFor(() => expect(forgotten).toEqual([`sum of a-${10 * MIB}`]))
})

it('does not take a file twice that is on its way', async () => {
  const file = bigFile('a')
  queue.add([file])
  queue.add([file])
  await sent(1)
  expect(states()).toEqual(['sending'])
  sending('a').finish(testFile(1))
  await vi.waitFor(() => expect(queue.get().every(isSettled)).toBe(true))
  queue.add([file])
  expect(queue.get()).toHaveLength(2)
})

it('tells which file each became, whatever their sizes, and also of one that was chosen once more', async () => {
  const [a, b, known] = [bigFile('a'), bigFile('b'), bigFile('known')]
  dependencies.check = async ({ sha256 }) => (sha256 === 'sum of known' ? testFile(7) : null)
  const again = bigFile('a')
  Object.defineProperty(again, 'lastModified', { value: a.lastModified })
  queue.add([a, b])
  await sent(2)
  queue.add([again, known])
  sending('b').finish(testFile(2))
  await settled(['sending', 'done', 'known'])
  expect(told).toEqual([
    { file: b, stored: testFile(2) },
    { file: known, stored: testFile(7) },
  ])
  sending('a').fail(new TypeError('Failed to fetch'))
  await settled(['failed', 'done', 'known'])
  queue.resume(idOf('a'))
  await sent(3)
  sending('a').finish(testFile(1))
  await settled(['done', 'done', 'known'])
  expect(told.slice(2)).toEqual([
    { file: a, stored: testFile(1) },
    { file: again, stored: testFile(1) },
  ])
})

it('stops everything when somebody else begins to watch', async () => {
  queue.add([bigFile('a'), smallFile('b')])
  await sent(1)
  const { signal } = sending('a')
  queue.clear()
  expect(signal.aborted).toBe(true)
  expect(queue.get()).toEqual([])
  expect(forgotten).toEqual([])
})

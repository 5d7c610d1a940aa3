import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { EngineProblem } from '@starnest/contract/translate/translate'
import { fetchingFolder, fileNameOf } from './model-folder.ts'
import type { ListedModel, ModelFile } from './model-list.ts'

/** Bytes that a packed file may unpack to; real ones grow by half. */
const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024
/** How many times its packed bytes a model takes on the disk while it is fetched. */
const ROOM_TIMES = 3
/** Milliseconds in which something has to come. */
const SILENCE_LIMIT_MS = 30_000

/** A fetch that failed. What has come stays, unless it is not what the list says. */
export class FetchError extends Error {
  override readonly name = 'FetchError'
  readonly problem: EngineProblem

  constructor(problem: EngineProblem, options: { cause?: unknown } = {}) {
    super(`The model was not fetched: ${problem}.`, options)
    this.problem = problem
  }
}

/** What fetching a model needs. */
export type FetchTask = {
  readonly pair: string
  readonly model: ListedModel
  readonly baseUrl: string
  /** Of all models. */
  readonly folder: string
  readonly signal: AbortSignal
  /** Called with the bytes of the whole model that are there. */
  readonly onReceived: (bytes: number) => void
  readonly hasRoomFor: (bytes: number) => Promise<boolean>
}

/** Fetches a model, goes on where an earlier fetch stopped, checks every file by size and SHA-256, unpacks it
 *  and only then puts it in its place, all files at once. @throws FetchError, or the signal's reason */
export async function fetchModel(task: FetchTask): Promise<void> {
  const { folder, pair, model, signal, hasRoomFor } = task
  const into = fetchingFolder(folder, pair)
  await mkdir(into, { recursive: true })
  const bytes = model.files.reduce((sum, file) => sum + file.bytes, 0)
  if (!(await hasRoomFor(bytes * ROOM_TIMES))) throw new FetchError('no_room')
  try {
    let before = 0
    for (const file of model.files) {
      await fetchFile(file, { ...task, into, before })
      before += file.bytes
    }
    for (const file of model.files) await unpack(file, into)
    signal.throwIfAborted()
    await rm(join(folder, pair), { recursive: true, force: true })
    await rename(into, join(folder, pair))
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof FetchError ? error : failureOf(error)
  }
}

function failureOf(error: unknown): FetchError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') return new FetchError('no_room', { cause: error })
  return new FetchError('no_network', { cause: error })
}

type FileTask = FetchTask & { into: string; before: number }

const partOf = (file: ModelFile, into: string) => join(into, `${fileNameOf(file.role)}.part`)

async function fetchFile(file: ModelFile, task: FileTask): Promise<void> {
  const part = partOf(file, task.into)
  const have = (await stat(part).catch(() => null))?.size ?? 0
  if (have < file.bytes) await receive(file, task, have)
  const { size } = await stat(part)
  const isRight = size === file.bytes && (await sha256Of(part)) === file.sha256
  if (isRight) return task.onReceived(task.before + size)
  await rm(part, { force: true })
  throw new FetchError(size === file.bytes ? 'wrong_hash' : 'wrong_size')
}

async function receive(file: ModelFile, task: FileTask, have: number): Promise<void> {
  const silence = new AbortController()
  const ended = AbortSignal.any([task.signal, silence.signal])
  let timer = setTimeout(() => silence.abort(), SILENCE_LIMIT_MS)
  try {
    const answer = await fetch(new URL(file.path, task.baseUrl), {
      signal: ended,
      headers: have > 0 ? { range: `bytes=${have}-` } : {},
    })
    if (!answer.ok || !answer.body) throw new FetchError('no_network')
    const goesOn = answer.status === 206 && beginsAt(answer) === have
    if (answer.status === 206 && !goesOn) throw new FetchError('wrong_size')
    let received = goesOn ? have : 0
    const handle = await open(partOf(file, task.into), goesOn ? 'a' : 'w')
    try {
      for await (const chunk of answer.body) {
        clearTimeout(timer)
        timer = setTimeout(() => silence.abort(), SILENCE_LIMIT_MS)
        received += chunk.byteLength
        if (received > file.bytes) {
          await handle.truncate(0)
          throw new FetchError('wrong_size')
        }
        await handle.writeFile(chunk)
        task.onReceived(task.before + received)
      }
      await handle.datasync()
    } finally {
      await handle.close()
    }
    // Cut off without an error: what has come stays for the next try.
    if (received < file.bytes) throw new FetchError('no_network')
  } finally {
    clearTimeout(timer)
  }
}

function beginsAt(answer: Response): number {
  const [, first] = /^bytes (\d+)-/.exec(answer.headers.get('content-range') ?? '') ?? []
  return first === undefined ? -1 : Number(first)
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function unpack(file: ModelFile, into: string): Promise<void> {
  const [part, whole] = [partOf(file, into), join(into, fileNameOf(file.role))]
  if (!file.isGzip) return rename(part, whole)
  let bytes = 0
  try {
    await pipeline(
      createReadStream(part),
      createGunzip(),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length
          if (bytes > MAX_UNPACKED_BYTES) throw new FetchError('unreadable')
          yield chunk
        }
      },
      createWriteStream(whole, { flush: true }),
    )
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code.startsWith('Z_')) throw new FetchError('unreadable', { cause: error })
    throw error
  }
  await rm(part)
}

import type { IncomingMessage } from 'node:http'
import type { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { type ByteRange, StorageError, type StoredBytes } from '../../../ports/storage.ts'
import type { Bucket } from './bucket.ts'
import { mayPass, S3Refusal, StoreSilent } from './s3-client.ts'
import { storeFailure } from './s3-failure.ts'

/** Milliseconds for which a store may send nothing of an object. */
const SILENT_MS = 10_000

/** Milliseconds before each further try to go on with an object that broke off; counted anew whenever some
 *  of it came. With the tries of each call a store may be away for about half a minute. */
const GO_ON_AFTER_MS = [0, 500, 2000, 4000, 8000] as const

type OpenObject = {
  bucket: Bucket
  object: string
  /** Which object it has to be when it is asked for again. */
  etag: string
  part: ByteRange
  incoming: IncomingMessage
}

/** The bytes of an object that was opened. When the store breaks off they go on where they were: whoever
 *  watches a film does not notice that the store was started again. */
export function objectBytes(opened: OpenObject): StoredBytes {
  const { part, incoming } = opened
  // Nobody may ever ask for them.
  incoming.on('error', () => undefined)
  return {
    size: part.last - part.first + 1,
    async writeTo(target, signal) {
      try {
        for await (const piece of steadyPieces(opened, signal)) {
          await writePiece(target, piece, signal)
        }
      } catch (error) {
        throw signal.aborted ? signal.reason : error
      }
    },
  }
}

/** The pieces of an object, also when the store goes away in between. */
async function* steadyPieces(opened: OpenObject, signal: AbortSignal): AsyncGenerator<Buffer> {
  const { first, last } = opened.part
  let current: IncomingMessage | undefined = opened.incoming
  let tries = 0
  try {
    for (let at = first; at <= last; ) {
      try {
        current ??= await openFrom(opened, at, signal)
        for await (const piece of piecesOf(current)) {
          at += piece.length
          if (at > last + 1) throw brokenOff()
          tries = 0
          yield piece
        }
        if (at <= last) throw new StoreSilent('The S3 store ended an object early.')
      } catch (error) {
        current?.destroy()
        current = undefined
        await waitToGoOn(error, tries, signal)
        tries += 1
      }
    }
  } finally {
    current?.destroy()
  }
}

/** @throws what a failure means when going on is of no use, or has been tried for long enough */
async function waitToGoOn(error: unknown, tries: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const delayMs = GO_ON_AFTER_MS[tries]
  if (!mayGoOn(error) || delayMs === undefined) throw afterAll(error)
  await wait(delayMs, undefined, { signal })
}

async function openFrom(
  { bucket, object, etag, part }: OpenObject,
  first: number,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const range = { first, last: part.last }
  const incoming = await bucket.get(object, { range, etag, signal })
  if (!incoming) throw brokenOff()
  return incoming
}

/** The pieces of an answer. Only waiting for the store is bounded: a viewer may pause for as long as it likes. */
async function* piecesOf(incoming: IncomingMessage): AsyncGenerator<Buffer> {
  const pieces = incoming[Symbol.asyncIterator]()
  for (;;) {
    const silent = setTimeout(
      () => incoming.destroy(new StoreSilent('The S3 store is silent.')),
      SILENT_MS,
    )
    const next = await pieces.next().finally(() => clearTimeout(silent))
    if (next.done) return
    yield next.value
  }
}

function writePiece(target: Writable, piece: Buffer, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    target.write(piece, (error) => {
      signal.removeEventListener('abort', giveUp)
      if (error) reject(error)
      else resolve()
    })
  })
}

/** A store that has another object by now, or none, will not have this one again. */
function mayGoOn(error: unknown): boolean {
  if (error instanceof StorageError) return false
  return !(error instanceof S3Refusal) || mayPass(error)
}

function afterAll(error: unknown): unknown {
  if (error instanceof S3Refusal && (error.status === 412 || error.status === 416))
    return brokenOff()
  if (error instanceof StoreSilent) return brokenOff(error)
  return storeFailure(error)
}

const brokenOff = (cause?: unknown) =>
  new StorageError('failed', 'A stored file ends before its end.', { cause, problem: 'store_away' })

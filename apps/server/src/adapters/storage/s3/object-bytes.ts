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
      let current: IncomingMessage | undefined = incoming
      let at = part.first
      let tries = 0
      try {
        while (at <= part.last) {
          try {
            current ??= await openFrom(opened, at, signal)
            for await (const piece of piecesOf(current)) {
              if (at + piece.length - 1 > part.last) throw brokenOff()
              await writePiece(target, piece, signal)
              at += piece.length
              tries = 0
            }
            if (at <= part.last) throw new StoreSilent('The S3 store ended an object early.')
          } catch (error) {
            current?.destroy()
            current = undefined
            signal.throwIfAborted()
            const delayMs = GO_ON_AFTER_MS[tries]
            if (!mayGoOn(error) || delayMs === undefined) throw afterAll(error)
            tries += 1
            await wait(delayMs, undefined, { signal })
          }
        }
      } catch (error) {
        throw signal.aborted ? signal.reason : error
      } finally {
        current?.destroy()
      }
    },
  }
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

class TargetFailed extends Error {}

function writePiece(target: Writable, piece: Buffer, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    target.write(piece, (error) => {
      signal.removeEventListener('abort', giveUp)
      if (error) reject(new TargetFailed('The target failed', { cause: error }))
      else resolve()
    })
  })
}

/** A store that has another object by now, or none, will not have this one again. */
function mayGoOn(error: unknown): boolean {
  if (error instanceof TargetFailed || error instanceof StorageError) return false
  return !(error instanceof S3Refusal) || mayPass(error)
}

function afterAll(error: unknown): unknown {
  if (error instanceof TargetFailed) return error.cause
  if (error instanceof S3Refusal && (error.status === 412 || error.status === 416)) return brokenOff()
  if (error instanceof StoreSilent) return brokenOff(error)
  return storeFailure(error)
}

const brokenOff = (cause?: unknown) =>
  new StorageError('failed', 'A stored file ends before its end.', { cause, problem: 'store_away' })

import { createHash } from 'node:crypto'
import { Agent, type IncomingMessage, request as plainRequest } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { XMLParser } from 'fast-xml-parser'
import type { S3Settings } from '../../../ports/storage.ts'

/** Milliseconds before each further try of a call that may yet succeed. */
const RETRY_AFTER_MS = [250, 1000, 3000] as const

/** Milliseconds after which a store that says nothing is given up. */
const SILENT_MS = 10_000

/** Connections that are kept for the next call. */
const IDLE_CONNECTIONS = 32

/** Largest answer that is read as text: a list of 1,000 objects has some hundred kilobytes. */
const MAX_TEXT_BYTES = 8 * 1024 * 1024

/** A store refuses what is signed a quarter of an hour off. From this difference on its clock counts, milliseconds. */
const CLOCK_IS_WRONG_MS = 60_000

const EMPTY = Buffer.alloc(0)

/** Statuses that may be others the next time. */
const PASSING_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504])
const PASSING_CODES = new Set(['SlowDown', 'RequestTimeout', 'InternalError', 'ServiceUnavailable'])

const xml = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  isArray: (name) => ['Contents', 'Upload', 'Error'].includes(name),
})

/** One call of the S3 interface. `key`: of the object; without one it is the bucket's. `silentMs`: how long
 *  the store may say nothing. `isTriedOnce`: what may pass is not waited for. */
export type S3Call = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
  readonly silentMs?: number
  readonly isTriedOnce?: boolean
  readonly signal?: AbortSignal | undefined
}

/** An answer that was read to its end; `xml` is its parsed body, undefined where it has none. */
export type S3Answer = { readonly headers: IncomingMessage['headers']; readonly xml: unknown }

/** What a store answered instead of doing it. `code` is S3's own word, empty where it said none. */
export class S3Refusal extends Error {
  override readonly name = 'S3Refusal'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(`The S3 store answered ${status}${code && ` ${code}`}`)
    this.status = status
    this.code = code
  }
}

/** Nothing came from the store for too long. */
export class StoreSilent extends Error {
  override readonly name = 'StoreSilent'
}

/** Speaks to one bucket of an S3 store: signs each call, tries again what may pass, and waits for nothing
 *  without an end. */
export class S3Client {
  readonly #settings: S3Settings
  readonly #isSecure: boolean
  readonly #agent: Agent
  /** Signing keys of the day. */
  readonly #signingKeys = new Map<string, ArrayBuffer>()
  /** By how much the store's clock is ahead, where this machine's is wrong. */
  #aheadMs = 0

  constructor(settings: S3Settings) {
    this.#settings = settings
    this.#isSecure = settings.endpoint.startsWith('https:')
    const options = { keepAlive: true, maxFreeSockets: IDLE_CONNECTIONS }
    this.#agent = this.#isSecure ? new SecureAgent(options) : new Agent(options)
  }

  /** Makes a call and reads its answer to the end. @throws S3Refusal, StoreSilent, system errors */
  async send(call: S3Call): Promise<S3Answer> {
    return this.#untilDone(call, async () => {
      const incoming = await this.#once(call)
      const text = await textOf(incoming)
      const isXml = text.trimStart().startsWith('<')
      return { headers: incoming.headers, xml: isXml ? xml.parse(text) : undefined }
    })
  }

  /** Makes a call whose answer is read by the caller, who also watches over its silence. */
  async open(call: S3Call): Promise<IncomingMessage> {
    return this.#untilDone(call, async () => {
      const incoming = await this.#once(call)
      incoming.setTimeout(0)
      return incoming
    })
  }

  /** An address that answers for so many seconds whoever has it, at the public address. */
  async signedAddress(
    key: string,
    publicUrl: string,
    query: Record<string, string>,
  ): Promise<string> {
    const url = this.#addressOf(publicUrl, { key, query })
    const { url: signed } = await this.#signer({ method: 'GET', url, signQuery: true }).sign()
    return signed.href
  }

  /** Milliseconds since 1970 by the clock of the store, as its last answer told it. */
  nowMs(): number {
    return Date.now() + this.#aheadMs
  }

  /** Ends the connections that wait for a next call. */
  close(): void {
    this.#agent.destroy()
  }

  async #untilDone<T>(call: S3Call, once: () => Promise<T>): Promise<T> {
    const delaysMs = call.isTriedOnce ? [] : RETRY_AFTER_MS
    for (const delayMs of delaysMs) {
      try {
        return await once()
      } catch (error) {
        call.signal?.throwIfAborted()
        if (!mayPass(error)) throw error
      }
      // Callers that failed together do not come back together.
      await wait(delayMs * (0.75 + Math.random() / 2), undefined, { signal: call.signal })
    }
    return once()
  }

  async #once(call: S3Call, isAgain = false): Promise<IncomingMessage> {
    const { method, body = EMPTY, silentMs = SILENT_MS, signal } = call
    const sha256 = createHash('sha256').update(body).digest('hex')
    const sent = body.length > 0 || method === 'PUT' || method === 'POST'
    const signedAheadMs = this.#aheadMs
    const signed = await this.#signer({
      method,
      url: this.#addressOf(this.#settings.endpoint, call),
      headers: {
        ...call.headers,
        ...(sent && { 'content-length': String(body.length) }),
        'x-amz-content-sha256': sha256,
      },
    }).sign()
    const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = (this.#isSecure ? secureRequest : plainRequest)(signed.url, {
        method,
        headers: Object.fromEntries(signed.headers),
        agent: this.#agent,
        timeout: silentMs,
        ...(signal && { signal }),
      })
      outgoing.once('timeout', () => outgoing.destroy(new StoreSilent('The S3 store is silent.')))
      outgoing.once('response', resolve)
      outgoing.on('error', reject)
      outgoing.end(body)
    })
    this.#learnTime(incoming.headers.date)
    // Another call may have learned it meanwhile.
    const isOtherTime = Math.abs(this.#aheadMs - signedAheadMs) > CLOCK_IS_WRONG_MS
    const status = incoming.statusCode ?? 0
    if (status >= 200 && status < 300) return incoming
    const refusal = new S3Refusal(status, codeIn(await textOf(incoming)))
    if (isOtherTime && !isAgain) return this.#once(call, true)
    throw refusal
  }

  /** Takes the store's clock where this machine's is wrong. */
  #learnTime(date = ''): void {
    const differenceMs = Date.parse(date) - Date.now()
    if (Number.isNaN(differenceMs)) return
    this.#aheadMs = Math.abs(differenceMs) > CLOCK_IS_WRONG_MS ? differenceMs : 0
  }

  #signer(request: {
    method: string
    url: string
    headers?: Record<string, string>
    signQuery?: boolean
  }) {
    const { region, accessKeyId, secretAccessKey } = this.#settings
    const keys = { accessKeyId, secretAccessKey, cache: this.#signingKeys }
    const datetime = new Date(this.nowMs()).toISOString()
    return new AwsV4Signer({
      ...{ ...request, ...keys, service: 's3', region },
      datetime: datetime.replaceAll(/[:-]|\.\d{3}/g, ''),
    })
  }

  /** Bucket and key in the path, which every store understands; some know no names of hosts for buckets. */
  #addressOf(base: string, { key, query = {} }: Pick<S3Call, 'key' | 'query'>): string {
    const { bucket } = this.#settings
    const url = new URL(`${base}/${bucket}${key === undefined ? '' : `/${key}`}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url.href
  }
}

/** Whether a failed call may succeed when it is made again. */
export function mayPass(error: unknown): boolean {
  if (error instanceof S3Refusal) {
    return PASSING_STATUSES.has(error.status) || PASSING_CODES.has(error.code)
  }
  // What never reached the store, or whose answer was lost: every call here can be made twice.
  return error instanceof StoreSilent || (error instanceof Error && 'code' in error)
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of incoming) {
    bytes += piece.length
    if (bytes > MAX_TEXT_BYTES) throw new S3Refusal(0, 'AnswerTooLarge')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

function codeIn(text: string): string {
  return /<Code>([A-Za-z0-9.]{1,64})<\/Code>/.exec(text)?.[1] ?? ''
}

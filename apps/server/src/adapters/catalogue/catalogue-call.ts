import { CatalogueError } from '../../ports/film-catalogue.ts'
import type { Pace } from './pace.ts'

/** Bytes of an answer in JSON, and of a poster. A series of 800 episodes has one million at TVmaze; a poster
 *  of 2000 × 3000 pixels has two. */
const MAX_BYTES = { json: 4 * 1024 * 1024, picture: 12 * 1024 * 1024 }

/** Milliseconds that one call may take, from the first byte that is sent to the last that comes. */
const TIME_LIMIT_MS = 20_000

/** Longest rest that a catalogue can ask for, and the one where it does not say; milliseconds. */
const REST_MS = { longest: 60 * 60_000, unsaid: 10_000 }

/** What every call of a catalogue is made with. */
export type Caller = {
  readonly pace: Pace
  /** Milliseconds that a call may take, unless it is {@link TIME_LIMIT_MS}. */
  readonly timeLimitMs?: number | undefined
  /** Put before the host's name instead of `https://`; it then gets every call, with that name in its path. */
  readonly mirror?: string | undefined
}

/** A call of one of the fixed hosts of a catalogue. `path` is made of parts that were encoded. */
export type CatalogueCall = {
  readonly host: string
  readonly path: `/${string}`
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/** Asks for JSON. @throws CatalogueError, and the signal's reason */
export async function askForJson(caller: Caller, call: CatalogueCall): Promise<unknown> {
  const bytes = await fetchBytes(caller, call, { accept: 'application/json', max: MAX_BYTES.json })
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new CatalogueError('odd_answer')
  }
}

/** Asks for a picture. @throws CatalogueError, and the signal's reason */
export const askForPicture = (caller: Caller, call: CatalogueCall): Promise<Uint8Array> =>
  fetchBytes(caller, call, { accept: 'image/', max: MAX_BYTES.picture })

type Wanted = { accept: string; max: number }

async function fetchBytes(
  { pace, timeLimitMs = TIME_LIMIT_MS, mirror }: Caller,
  { host, path, query = {}, headers, signal }: CatalogueCall,
  { accept, max }: Wanted,
): Promise<Uint8Array> {
  const rest = pace.restMs()
  if (rest > 0) throw new CatalogueError('busy', { waitMs: rest, wasAsked: false })
  await pace.turn(signal)
  const address = new URL(`${mirror === undefined ? 'https:/' : mirror}/${host}${path}`)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  const limit = AbortSignal.timeout(timeLimitMs)
  try {
    const answer = await fetch(address, {
      // An answer that leads elsewhere is one: nothing is sent there.
      redirect: 'manual',
      signal: AbortSignal.any([signal, limit]),
      headers: { ...headers, accept: accept.endsWith('/') ? 'image/*' : accept },
    })
    const failure = failureOf(answer)
    const isAsked = answer.headers.get('content-type')?.startsWith(accept) ?? false
    if (failure || !isAsked) {
      await answer.body?.cancel()
      if (failure?.waitMs) pace.rest(failure.waitMs)
      throw failure ?? new CatalogueError('odd_answer')
    }
    return await readCapped(answer, max)
  } catch (error) {
    if (error instanceof CatalogueError) throw error
    signal.throwIfAborted()
    throw new CatalogueError('offline')
  }
}

/** The error that a response with a failure status stands for; undefined: the call succeeded. */
function failureOf({ ok, status, headers }: Response): CatalogueError | undefined {
  if (ok) return undefined
  if (status === 401 || status === 403) return new CatalogueError('key_refused')
  if (status === 404) return new CatalogueError('gone')
  if (status === 429 || status >= 500) {
    return new CatalogueError('busy', { waitMs: restOf(headers.get('retry-after')) })
  }
  return new CatalogueError('odd_answer')
}

/** Milliseconds that `Retry-After` asks for: seconds, or a date. Source: RFC 9110 §10.2.3. */
function restOf(said: string | null): number {
  if (said === null) return REST_MS.unsaid
  const ms = /^\d{1,6}$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 1000), REST_MS.longest) : REST_MS.unsaid
}

async function readCapped(answer: Response, max: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of answer.body ?? []) {
    bytes += piece.byteLength
    if (bytes > max) throw new CatalogueError('too_large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

import type { BodyFor, Route } from '@starnest/contract/route'
import type * as z from 'zod/mini'
import { acceptedLanguage, ask, refuseUnlessOk } from './http.ts'

/** Characters that all lines of an answer may have together. */
const MAX_CHARACTERS = 256 * 1024

/** How long all lines may take, in milliseconds. */
const ANSWER_LIMIT_MS = 60_000

/** A route that answers lines of JSON. */
type LineRoute = Route & { body: z.ZodMiniType; answer?: never }

/** Calls a route that answers lines of JSON, and yields each as it comes. Leaving the iteration ends the
 *  call. @throws HttpError when the answer is not ok; ZodError for a line that is none of the schema;
 *  SyntaxError for one that is no JSON; RangeError when they are too long together; what `fetch` throws. */
export async function* callLines<R extends LineRoute, Line extends z.ZodMiniType>(
  route: R,
  line: Line,
  { body, signal }: { body: BodyFor<R>; signal?: AbortSignal },
): AsyncGenerator<z.output<Line>> {
  const left = new AbortController()
  const end = () => left.abort()
  const limit = setTimeout(end, ANSWER_LIMIT_MS)
  signal?.addEventListener('abort', end, { once: true })
  if (signal?.aborted) end()
  try {
    const answer = await ask(route.path, {
      method: [route.method].flat()[0] ?? 'POST',
      headers: { ...acceptedLanguage(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: left.signal,
    })
    for await (const text of linesOf((await refuseUnlessOk(answer)).body)) {
      yield line.parse(JSON.parse(text))
    }
  } finally {
    clearTimeout(limit)
    signal?.removeEventListener('abort', end)
    end()
  }
}

/** The lines of a stream that have something in them, as they come; the last needs no end. */
async function* linesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string> {
  const reader = body?.getReader()
  if (!reader) return
  const decoder = new TextDecoder()
  let text = ''
  let characters = 0
  for (let isDone = false; !isDone; ) {
    // Safari iterates over no stream.
    const { done, value } = await reader.read()
    isDone = done
    const piece = done ? decoder.decode() : decoder.decode(value, { stream: true })
    characters += piece.length
    if (characters > MAX_CHARACTERS) throw new RangeError('The answer is too long.')
    const lines = `${text}${piece}`.split('\n')
    text = done ? '' : (lines.pop() ?? '')
    for (const one of lines) if (one.trim() !== '') yield one
  }
}

import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { callLines } from './ndjson.ts'

const ROUTE = {
  method: 'POST',
  path: '/api/lines',
  summary: '',
  tag: 'test',
  titles: 'none',
  body: z.object({ message: z.string() }),
} as const
const LINE = z.object({ n: z.number(), text: z.optional(z.string()) })

afterEach(() => vi.unstubAllGlobals())

/** A server that sends these pieces; `isOpen`: it does not end. Answers what was asked and the stream. */
function sending(pieces: (string | Uint8Array)[], { isOpen = false, status = 200 } = {}) {
  const encoder = new TextEncoder()
  const onCancel = vi.fn()
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) {
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      }
      if (!isOpen) controller.close()
    },
    cancel: onCancel,
  })
  const fetched = vi.fn(async (_url: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => onCancel())
    return new Response(stream, { status })
  })
  vi.stubGlobal('fetch', fetched)
  // Node has no window that could be told.
  vi.stubGlobal('dispatchEvent', vi.fn())
  return { fetched, onCancel }
}

async function all(signal?: AbortSignal) {
  const heard: unknown[] = []
  const options = { body: { message: 'hi' }, ...(signal && { signal }) }
  for await (const line of callLines(ROUTE, LINE, options)) heard.push(line)
  return heard
}

it('reads lines however they are cut, and one without an end', async () => {
  const { fetched } = sending(['{"n"', ':1}\n\n{"n":2}\r\n{', '"n":3}'])
  expect(await all()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/lines')
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"message":"hi"}' })
})

it('reads a letter whose bytes come apart', async () => {
  const bytes = new TextEncoder().encode('{"n":1,"text":"é 🦁"}\n')
  sending([...bytes].map((byte) => Uint8Array.of(byte)))
  expect(await all()).toEqual([{ n: 1, text: 'é 🦁' }])
})

it('gives each line while the next is on its way, and ends the call when left', async () => {
  const { onCancel } = sending(['{"n":1}\n'], { isOpen: true })
  for await (const line of callLines(ROUTE, LINE, { body: { message: 'hi' } })) {
    expect(line).toEqual({ n: 1 })
    break
  }
  expect(onCancel).toHaveBeenCalled()
})

it('ends when it is aborted', async () => {
  const gone = new AbortController()
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<never>()
    signal?.addEventListener('abort', () => reject(signal.reason))
    return promise
  })
  const lines = all(gone.signal)
  gone.abort()
  await expect(lines).rejects.toMatchObject({ name: 'AbortError' })
})

it.each([
  ['what is no JSON', ['<p>'], SyntaxError],
  ['what is another line', ['{"m":1}\n'], /invalid/i],
  ['more than it takes', ['{"n":1,"long":"', 'a'.repeat(300_000)], RangeError],
])('refuses %s', async (_what, pieces, error) => {
  const { onCancel } = sending(pieces, { isOpen: true })
  if (error === SyntaxError) sending(pieces)
  await expect(all()).rejects.toThrow(error)
  if (error !== SyntaxError) expect(onCancel).toHaveBeenCalled()
})

it('says of a refusal what it is', async () => {
  sending(['{"code":"unavailable","message":"Later."}'], { status: 503 })
  await expect(all()).rejects.toMatchObject({ status: 503, code: 'unavailable' })
})

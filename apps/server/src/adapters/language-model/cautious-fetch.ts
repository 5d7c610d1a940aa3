import { LanguageModelError } from '../../ports/language/language-model.ts'

/** Bytes that one answer of a model may have; a spoken one has a few thousand. */
const MAX_ANSWER_BYTES = 256 * 1024

/** MIME type of an answer that is streamed. Source: HTML standard, "Server-sent events". */
const EVENT_STREAM = 'text/event-stream'

/** `fetch` for a model's server: calls nothing but what lies under `url`, follows no redirect, takes no
 *  answer but a stream of events, and ends one that is longer than it may be. */
export function cautiousFetch(url: string): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!address.startsWith(`${url}/`)) throw new LanguageModelError('nonsense')
    const answer = await reach(address, { ...init, redirect: 'error' })
    const { status, headers } = answer
    if (!answer.ok) {
      // What it says of its reasons is of no use to a family, and may repeat the question.
      await answer.body?.cancel()
      return new Response('{}', { status, headers: { 'content-type': 'application/json' } })
    }
    if (!headers.get('content-type')?.startsWith(EVENT_STREAM)) {
      await answer.body?.cancel()
      throw new LanguageModelError('nonsense')
    }
    return new Response(answer.body?.pipeThrough(cappedAt(MAX_ANSWER_BYTES)), { status, headers })
  }
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    // Its causes are many, and the library would take some for answers.
    if (init.signal?.aborted) throw error
    throw new LanguageModelError('unreachable')
  }
}

function cappedAt(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) controller.error(new LanguageModelError('too_long'))
      else controller.enqueue(chunk)
    },
  })
}

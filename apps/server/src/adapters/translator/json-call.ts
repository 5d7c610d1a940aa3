import { TranslatorError } from '../../ports/language/translator.ts'

/** Bytes of an answer that are read; one to a batch of sentences has some thousand. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024

/** What is asked of a service, and how long that may take. */
export type JsonCall = {
  /** Of the service, without a slash at its end; no other address is called. */
  readonly url: string
  readonly path: `/${string}`
  /** Sent as JSON with POST; without it, it is a GET. */
  readonly body?: object
  readonly timeLimitMs: number
  readonly signal?: AbortSignal
}

/** Calls a service that answers JSON. Follows no redirect and reads no more than an answer may have. Errors
 *  carry neither what was asked nor what was answered. @throws TranslatorError */
export async function callJson({
  url,
  path,
  body,
  timeLimitMs,
  signal,
}: JsonCall): Promise<unknown> {
  const limit = AbortSignal.timeout(timeLimitMs)
  const ended = signal ? AbortSignal.any([signal, limit]) : limit
  try {
    const answer = await fetch(`${url}${path}`, {
      redirect: 'error',
      signal: ended,
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new TranslatorError(isRefusal(answer.status) ? 'refused' : 'odd_answer')
    }
    return JSON.parse(await readCapped(answer))
  } catch (error) {
    if (error instanceof TranslatorError) throw error
    if (signal?.aborted) throw new TranslatorError('stopped')
    throw new TranslatorError(error instanceof SyntaxError ? 'odd_answer' : 'no_answer')
  }
}

/** 400: LibreTranslate says so where a key is missing. */
const isRefusal = (status: number) => [400, 401, 403, 429].includes(status)

async function readCapped(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_ANSWER_BYTES) throw new TranslatorError('odd_answer')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

import { type ErrorBody, type ErrorCode, errorBodySchema } from '@starnest/contract/errors'
import type * as z from 'zod/mini'

/** An answer that is not ok. Its message is the status, a colon, a space and the body's text, or
 *  the status text when the body is empty. Source: specification §8. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  /** The code of the server's error body; undefined when the answer was not one. */
  readonly code: ErrorCode | undefined
  /** What the body says besides; to be parsed by whoever knows the code. */
  readonly details: unknown

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    const told = errorBodyIn(body)
    this.code = told?.code
    this.details = told?.details
  }
}

function errorBodyIn(body: string): ErrorBody | undefined {
  try {
    return errorBodySchema.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

async function refuseUnlessOk(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  throw new HttpError(answer.status, answer.statusText, await answer.text())
}

/** GET a JSON answer and parse it.
 *  @throws HttpError when the answer is not ok; ZodError when it is not of the schema. */
export async function getJson<Schema extends z.ZodMiniType>(
  schema: Schema,
  url: string,
  signal?: AbortSignal,
): Promise<z.infer<Schema>> {
  const answer = await refuseUnlessOk(await fetch(url, { signal, credentials: 'same-origin' }))
  return schema.parse(await answer.json())
}

/** GET an answer that is plain text. @throws HttpError when the answer is not ok. */
export async function getText(url: string, signal?: AbortSignal): Promise<string> {
  const answer = await refuseUnlessOk(await fetch(url, { signal, credentials: 'same-origin' }))
  return answer.text()
}

/** What a call that changes something sends. `keepalive` lets it outlive the page (64 KiB at most). */
export type JsonRequest = {
  method: 'POST' | 'PUT' | 'DELETE'
  url: string
  body?: unknown
  keepalive?: boolean
}

/** Send a JSON body and parse the JSON answer.
 *  @throws HttpError when the answer is not ok; ZodError when it is not of the schema. */
export async function sendJson<Schema extends z.ZodMiniType>(
  schema: Schema,
  { method, url, body, keepalive = false }: JsonRequest,
): Promise<z.infer<Schema>> {
  const answer = await fetch(url, {
    method,
    keepalive,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  return schema.parse(await (await refuseUnlessOk(answer)).json())
}

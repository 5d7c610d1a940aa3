import { type ErrorBody, type ErrorCode, errorBodySchema } from '@starnest/contract/errors'
import {
  type BodyFor,
  type ParamsOf,
  pathOf,
  type QueryFor,
  type Route,
} from '@starnest/contract/route'
import type * as z from 'zod/mini'
import { browserLanguage, currentLanguage } from '../language.ts'

/** How long a call waits for its answer, in milliseconds; then nobody answered. */
const ANSWER_LIMIT_MS = 60_000

/** Whether nobody answered: `fetch` throws a TypeError when no answer comes, and a DOMException when
 *  it took too long. Source: Fetch standard, "network error"; DOM standard, `AbortSignal.timeout`. */
export const isSilence = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')

/** Event of the window: nobody answered a call. */
export const SILENCE = 'starnest:silence'
/** Event of the window: the server answered a call that it cannot do it at present. */
export const UNAVAILABLE = 'starnest:unavailable'

/** `fetch` for calls of the server: where nobody answers, {@link SILENCE} says so. */
export async function ask(address: string, sent: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { credentials: 'same-origin', ...sent })
  } catch (error) {
    if (isSilence(error)) dispatchEvent(new Event(SILENCE))
    throw error
  }
}

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

/** What a proxy says when nobody stands behind it. Source: RFC 9110, 15.6.3 and 15.6.5. */
export const NOBODY_BEHIND: readonly number[] = [502, 504]

/** Passes an answer on that is ok. Where the server cannot do it at present, {@link UNAVAILABLE} says so; where
 *  it is away behind a proxy, {@link SILENCE}.
 *  @throws HttpError */
export async function refuseUnlessOk(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  if (NOBODY_BEHIND.includes(answer.status)) dispatchEvent(new Event(SILENCE))
  const refusal = new HttpError(answer.status, answer.statusText, await answer.text())
  if (refusal.code === 'unavailable') dispatchEvent(new Event(UNAVAILABLE))
  throw refusal
}

/** A route that answers JSON. */
type Callable = Route & { answer: z.ZodMiniType }

/** What goes with a call. `limitMs`: how long it waits for its answer, where that is not a minute. */
type Sent<R extends Route> = {
  signal?: AbortSignal | undefined
  limitMs?: number
} & (R extends {
  params: z.ZodMiniType
}
  ? { params: ParamsOf<R> }
  : unknown) &
  (R extends { query: z.ZodMiniType }
    ? Record<never, never> extends QueryFor<R>
      ? { query?: QueryFor<R> }
      : { query: QueryFor<R> }
    : unknown) &
  (R extends { form: object } ? { form: FormData } : unknown) &
  (R extends { body: z.ZodMiniType }
    ? undefined extends BodyFor<R>
      ? { body?: BodyFor<R> }
      : { body: BodyFor<R> }
    : unknown)

/** The same without its types. */
type AnySent = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  form?: FormData
  signal?: AbortSignal
  limitMs?: number
}

/** Longest body, in characters, of a call that outlives its page. All such bodies on their way may have
 *  64 KiB together; beyond that a browser sends none. Source: Fetch standard, HTTP-network-or-cache fetch. */
const OUTLIVING_BODY = 4096

/** Call a route of the server and parse its answer. A small call that changes something outlives its page:
 *  a choice is shown before it is saved, and whoever then closes the tab has still made it.
 *  @throws HttpError when the answer is not ok; ZodError when it is not what the route answers. */
export async function call<R extends Callable>(
  route: R,
  ...[sent]: Record<never, never> extends Sent<R> ? [sent?: Sent<R>] : [sent: Sent<R>]
): Promise<z.output<R['answer']>> {
  const { params = {}, query, body, form, signal, limitMs }: AnySent = sent ?? {}
  const method = [route.method].flat()[0]
  const json = body === undefined ? null : JSON.stringify(body)
  const answer = await ask(`${pathOf(route, params)}${searchOf(query)}`, {
    signal: withinLimit(signal, limitMs),
    ...(method !== 'GET' && {
      method,
      body: form ?? json,
      // What is given up with its page, as a question is, brings its own signal.
      keepalive: !signal && !form && (json?.length ?? 0) <= OUTLIVING_BODY,
    }),
    headers: { ...acceptedLanguage(), ...(json && { 'content-type': 'application/json' }) },
  })
  const schema: R['answer'] = route.answer
  return schema.parse(await (await refuseUnlessOk(answer)).json())
}

/** Asks for titles in the language of the interface, where that is not what the browser asks for anyway. */
export function acceptedLanguage(): { 'accept-language'?: string } {
  const language = currentLanguage()
  return language === browserLanguage() ? {} : { 'accept-language': language }
}

/** Aborts when the caller does, and when nobody answers in time, where the browser can do both. */
function withinLimit(signal: AbortSignal | undefined, limitMs = ANSWER_LIMIT_MS): AbortSignal {
  const limit = AbortSignal.timeout(limitMs)
  return signal ? (AbortSignal.any?.([signal, limit]) ?? signal) : limit
}

/** What is asked, as an address ends with it; what is undefined is left out. */
function searchOf(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}

/** GET a JSON file and parse it. What has a route is asked by {@link call}.
 *  @throws HttpError when the answer is not ok; ZodError when it is not of the schema. */
export async function getJson<Schema extends z.ZodMiniType>(
  schema: Schema,
  url: string,
  signal?: AbortSignal,
): Promise<z.infer<Schema>> {
  const answer = await refuseUnlessOk(await ask(url, { signal }))
  return schema.parse(await answer.json())
}

/** GET an answer that is plain text. @throws HttpError when the answer is not ok. */
export async function getText(url: string, signal?: AbortSignal): Promise<string> {
  const answer = await refuseUnlessOk(await ask(url, { signal }))
  return answer.text()
}

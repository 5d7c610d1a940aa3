import { vi } from 'vitest'

/** What a call is answered with: a JSON body, and 200 unless a status is said. */
type Answered = { status?: number; body: unknown }

/** Makes the answer of the body that was sent. */
export type Answer = (body: unknown) => Answered

const NOT_FOUND: Answered = { status: 404, body: { code: 'not_found', message: '' } }

/** A server that answers calls as `answers` say, by method and path, and remembers them; `answers` may
 *  change meanwhile. Any other call is answered 404. It stays until the next one, for calls that
 *  outlive their test. */
export function fakeServer(answers: Record<string, Answered | Answer>) {
  const calls: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    calls.push({ call, body })
    const answer = answers[call] ?? NOT_FOUND
    const answered = typeof answer === 'function' ? answer(body) : answer
    return new Response(JSON.stringify(answered.body), { status: answered.status ?? 200 })
  })
  return {
    answers,
    calls,
    /** What was sent to change something, the first call first. */
    sent: () => calls.filter(({ call }) => !call.startsWith('GET ')),
    bodyOf: (call: string) => calls.findLast((one) => one.call === call)?.body,
  }
}

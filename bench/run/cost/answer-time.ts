import { ANSWER_LIMIT_MS, within } from '../waiting.ts'

/** Milliseconds until an address has answered with all its bytes. @throws Error for another status than
 *  `status`, and when no answer comes */
export async function answerMs(
  url: string,
  headers: Record<string, string>,
  status?: number,
): Promise<number> {
  const startedMs = performance.now()
  const answer = await within(`answer of ${url}`, ANSWER_LIMIT_MS, read(url, headers))
  if (status !== undefined && answer !== status) throw new Error(`${url} answered ${answer}`)
  return performance.now() - startedMs
}

async function read(url: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  return answer.status
}

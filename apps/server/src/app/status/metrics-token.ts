import { createHash, timingSafeEqual } from 'node:crypto'

const BEARER = /^Bearer ([\x21-\x7e]+)$/i

/** Whether an Authorization header carries the token by which a program reads the metrics. Takes as long
 *  whatever is wrong. Without a token there is none that fits. Source: RFC 6750 §2.1. */
export function carriesToken(
  authorization: string | undefined,
  token: string | undefined,
): boolean {
  const [, given] = BEARER.exec(authorization ?? '') ?? []
  if (given === undefined || token === undefined) return false
  return timingSafeEqual(digest(given), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()

import { errorBodySchema } from '@starnest/contract/errors'
import type { Playback } from '@starnest/contract/watch/watch'

/** Why a film does not play, as far as a page can find out: there is no file; it is missing from
 *  the library; the viewer may no longer see it; watching time is over; the server is silent; it cannot
 *  be decoded. */
export type FailureReason =
  | 'none'
  | 'missing'
  | 'refused'
  | 'timeOver'
  | 'unreachable'
  | 'unreadable'

/** A film that stopped: why, where in seconds, and whether somebody had paused it before. */
export type FilmFailure = { reason: FailureReason; atSeconds: number; wasPaused: boolean }

/** A film of which nobody sends a byte for so long cannot be reached, in milliseconds: a drive may have to wake up. */
const BYTE_LIMIT_MS = 20_000

/** Ask for one byte of the film to learn why it did not play; a video element does not tell. */
export async function findFailureReason(sources: Playback['sources']): Promise<FailureReason> {
  const address = sources?.direct ?? sources?.hls
  if (!address) return 'none'
  try {
    const answer = await fetch(address, {
      headers: { range: 'bytes=0-0' },
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(BYTE_LIMIT_MS),
    })
    if (answer.ok || answer.status === 416) return 'unreadable'
    if (answer.status >= 500) return 'unreachable'
    const body = errorBodySchema.safeParse(await answer.json().catch(() => undefined))
    if (body.data?.code === 'time_over') return 'timeOver'
    return body.data?.code === 'title_not_found' ? 'refused' : 'missing'
  } catch {
    return 'unreachable'
  }
}

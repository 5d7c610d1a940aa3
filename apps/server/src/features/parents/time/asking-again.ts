import { ASK_AGAIN_MINUTES } from '@starnest/contract/parents/watch-time'

/** What came of a request: when it was answered, and how much was given; null: not yet. */
type Answered = { answeredAt: Date | null; grantedMinutes: number | null }

/** How long somebody whose last request of the day this is waits before they can ask again, in
 *  milliseconds; 0: they can. A clock that was set back lets them ask. */
export function askAgainMs({ answeredAt, grantedMinutes }: Answered, now: Date): number {
  if (answeredAt === null || grantedMinutes !== 0 || answeredAt > now) return 0
  const waitedMs = now.getTime() - answeredAt.getTime()
  return Math.max(0, ASK_AGAIN_MINUTES * 60_000 - waitedMs)
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Jobs } from '../../ports/jobs.ts'
import type { Leadership } from '../../ports/leadership.ts'
import type { Realtime } from '../../ports/realtime.ts'
import type { Lifecycle } from './lifecycle.ts'

/** Long enough for a balancer that asks every half second to see that this node takes nobody new. */
const NOTICE_MS = 1_200
/** Over how long open pages are sent to other nodes. */
const SEND_AWAY_MS = 2_000

type DrainParts = {
  lifecycle: Lifecycle
  leadership: Leadership
  realtime: Realtime
  jobs: Jobs
}

/** Lets go of those who are connected, before the server is closed: not ready any more, what it does alone left to others, jobs put back, and pages
 *  sent to other nodes little by little. */
export async function drain({ lifecycle, leadership, realtime, jobs }: DrainParts): Promise<void> {
  lifecycle.drain()
  const stopped = Promise.all([jobs.stop(), leadership.stop()])
  await sleep(NOTICE_MS)
  await realtime.sendAway(SEND_AWAY_MS)
  await stopped
}

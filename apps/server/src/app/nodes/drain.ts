import { setTimeout as sleep } from 'node:timers/promises'
import type { Jobs } from '../../ports/jobs.ts'
import type { Realtime } from '../../ports/realtime.ts'
import type { Lifecycle } from './lifecycle.ts'

/** Long enough for a balancer that asks every half second to see that this node takes nobody new. */
const NOTICE_MS = 1_200
/** Over how long open pages are sent to other nodes. */
const SEND_AWAY_MS = 2_000

type DrainParts = { lifecycle: Lifecycle; realtime: Realtime; jobs: Jobs }

/** Lets go of those who are connected, before the server is closed: not ready any more, jobs put back, and pages
 *  sent to other nodes little by little. */
export async function drain({ lifecycle, realtime, jobs }: DrainParts): Promise<void> {
  lifecycle.drain()
  const stopped = jobs.stop()
  await sleep(NOTICE_MS)
  await realtime.sendAway(SEND_AWAY_MS)
  await stopped
}

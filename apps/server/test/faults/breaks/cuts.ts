import { setTimeout as sleep } from 'node:timers/promises'
import type { LinkState } from '../../nodes/breaking-link.ts'
import type { House } from '../house.ts'
import { Broken, type Used } from '../seen/broken.ts'
import type { Row } from '../seen/report.ts'

/** How long a link is cut, milliseconds: longer than anything waits for an engine that says nothing. */
const CUT_MS = 12_000
const BEFORE_MS = 1500

/** What becomes of a link, and how that is called. */
const CUTS: readonly (readonly [string, LinkState])[] = [
  ['refused', { is: 'refused' }],
  ['silent', { is: 'silent' }],
  ['0.3 s late each way', { is: 'late', ms: 300 }],
  ['slow (200 kB a second)', { is: 'slow', bytesPerSecond: 200_000 }],
]

/** Cuts the link of one node to one engine, in each way so many times, while everything is used. */
export async function cutAgainAndAgain(
  used: Used & { house: House },
  { times, note }: { times: number; note: (row: Row) => void },
): Promise<void> {
  const all = (['PostgreSQL', 'Redis', 'S3'] as const).flatMap((engine) =>
    CUTS.map(([way, state]) => {
      const what = `${engine} ${way} for ${CUT_MS / 1000} s, for one of two nodes`
      return { link: used.house.links[engine], state, broken: new Broken(what, used) }
    }),
  )
  for (let cut = 1; cut <= times; cut += 1) {
    for (const { link, state, broken } of all) {
      await broken.again(sleep(BEFORE_MS), async () => {
        await link.become(state)
        await sleep(CUT_MS)
        await link.become({ is: 'well' })
      })
      note(broken.row())
    }
  }
}

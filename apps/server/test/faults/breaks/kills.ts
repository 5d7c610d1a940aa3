import { setTimeout as sleep } from 'node:timers/promises'
import { type House, KILLED } from '../house.ts'
import { Broken, type Used } from '../seen/broken.ts'
import type { Row } from '../seen/report.ts'

/** How long the load runs before a kill, at most, and how long what was killed stays away. */
const LONGEST_LIFE_MS = 3000
const AWAY_MS = 2500

/** Moments of the kills, as shares of the longest life: spread evenly and the same in every run. */
const shareOf = (kill: number) => (kill * 0.618034) % 1

/** Kills one thing after the other, so many times each, while everything is used, and starts it again. */
export async function killAgainAndAgain(
  used: Used & { house: House },
  { times, note }: { times: number; note: (row: Row) => void },
): Promise<void> {
  const all = KILLED.map((what) => ({ what, broken: new Broken(`${what} killed (kill -9)`, used) }))
  for (let kill = 1; kill <= times; kill += 1) {
    for (const { what, broken } of all) {
      await broken.again(sleep(shareOf(kill) * LONGEST_LIFE_MS), async () => {
        await used.house.kill(what)
        await sleep(AWAY_MS)
        await used.house.start(what)
      })
      note(broken.row())
    }
  }
}

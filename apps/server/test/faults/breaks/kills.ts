import { setTimeout as sleep } from 'node:timers/promises'
import { type House, KILLED } from '../house.ts'
import { Broken, type Used } from '../seen/broken.ts'
import type { Row } from '../seen/report.ts'

/** How long the load runs before a kill, at most. */
const LONGEST_LIFE_MS = 3000

/** Moments of the kills, as shares of the longest life: spread evenly and the same in every run. */
const shareOf = (kill: number) => (kill * 0.618034) % 1

/** Kills one thing after the other, so many times each, while everything is used, and starts it again after
 *  `awayMs`. */
export async function killAgainAndAgain(
  used: Used & { house: House },
  { times, awayMs, note }: { times: number; awayMs: number; note: (row: Row) => void },
): Promise<void> {
  const all = KILLED.map((what) => {
    const away = `${what} killed (kill -9), away for ${awayMs / 1000} s`
    return { what, broken: new Broken(away, used) }
  })
  for (let kill = 1; kill <= times; kill += 1) {
    for (const { what, broken } of all) {
      await broken.again(sleep(shareOf(kill) * LONGEST_LIFE_MS), async () => {
        await used.house.kill(what)
        await sleep(awayMs)
        await used.house.start(what)
      })
      note(broken.row())
    }
  }
}

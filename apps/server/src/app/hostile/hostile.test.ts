import { expect, it } from 'vitest'
import type { AnyEntrance, Trial } from '../../../test/hostile/entrance.ts'
import { ENTRANCES } from '../../../test/hostile/entrances.ts'

/** Longest stop of the loop that is not the machine's doing, milliseconds. Source: design, "Numbers we
 *  hold ourselves to". */
const MOST_STOP_MS = 100

/** How often an entrance is tried at most. */
const MOST_TRIES = 8

/** Tries an entrance, and again while something stopped the loop too long: a busy machine does that by chance,
 *  to another input each time. */
async function leastStops(entrance: AnyEntrance): Promise<Trial[]> {
  let least = await entrance.tryAll()
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    if (least.every(({ busyStopMs }) => busyStopMs < MOST_STOP_MS)) break
    const before = least
    least = (await entrance.tryAll()).map((trial, nth) => ({
      ...trial,
      wrong: before[nth]?.wrong ?? trial.wrong,
      busyStopMs: Math.min(before[nth]?.busyStopMs ?? Infinity, trial.busyStopMs),
    }))
  }
  return least
}

it.each(ENTRANCES)(
  'at the entrance of $name, everything bad is refused with a sentence or does no harm',
  async (entrance) => {
    const trials = await leastStops(entrance)
    for (const { name, wrong, busyStopMs } of trials) {
      expect.soft(wrong, name).toBeUndefined()
      expect.soft(busyStopMs, `${name}: the loop stood still`).toBeLessThan(MOST_STOP_MS)
    }
    const refused = trials.filter(
      ({ outcome }) => outcome?.is === 'refused' || outcome?.is === 'named',
    )
    process.stdout.write(
      `hostile ${entrance.name}: ${trials.length} tried, ${refused.length} refused\n`,
    )
  },
)

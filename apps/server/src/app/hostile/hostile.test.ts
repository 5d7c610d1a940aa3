import { expect, it } from 'vitest'
import { DOORS } from '../../../test/hostile/doors.ts'

/** Longest stop of the loop that is not the machine's doing, milliseconds. Source: design, "Numbers we
 *  hold ourselves to". */
const MOST_STOP_MS = 100

it.each(DOORS)(
  'at the door of $name, everything bad is refused with a sentence or does no harm',
  async (door) => {
    const trials = await door.tryAll()
    for (const { name, wrong, busyStopMs } of trials) {
      expect.soft(wrong, name).toBeUndefined()
      expect.soft(busyStopMs, `${name}: the loop stood still`).toBeLessThan(MOST_STOP_MS)
    }
    const refused = trials.filter(
      ({ outcome }) => outcome?.is === 'refused' || outcome?.is === 'named',
    )
    process.stdout.write(
      `hostile ${door.name}: ${trials.length} tried, ${refused.length} refused\n`,
    )
  },
  120_000,
)

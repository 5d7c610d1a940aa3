import type { Trial } from '../../apps/server/test/hostile/entrance.ts'
import { ENTRANCES } from '../../apps/server/test/hostile/entrances.ts'
import startPostgresql from '../../tests/setup/private-postgresql.ts'
import type { Figure } from '../figure.ts'
import { WORK_LIMIT_MS, within } from '../run/waiting.ts'

/** Longest stop of the server's loop. Source: design, "Numbers we hold ourselves to". */
const TARGET_STOP_MS = 100

/** Every entrance of the server and everything bad that is tried there: how much, how much of it was
 *  refused with a sentence or named to the family, what broke or came out otherwise than its table
 *  says, and how long the loop stood still at most. The rest does no harm as it is. */
export async function measureHostile(): Promise<Figure[]> {
  const figures: Figure[] = []
  // One for all entrances, as in tests: it is the server that is tried.
  const stopPostgresql = await startPostgresql()
  try {
    for (const entrance of ENTRANCES) {
      const trials = await within(`end of ${entrance.name}`, WORK_LIMIT_MS, entrance.tryAll())
      for (const { name, wrong } of trials)
        if (wrong) console.log(`${entrance.name}: ${name}: ${wrong}`)
      figures.push(...figuresOf(entrance.name, trials))
    }
    return figures
  } finally {
    await stopPostgresql()
  }
}

function figuresOf(entrance: string, trials: readonly Trial[]): Figure[] {
  const what = `Hostile ${entrance}`
  const refused = trials.filter(({ outcome }) => outcome && 'sentence' in outcome)
  const wrong = trials.filter((trial) => trial.wrong !== undefined)
  return [
    { name: `${what}: tried`, value: trials.length, unit: 'inputs', better: 'larger' },
    {
      name: `${what}: refused with a sentence`,
      value: refused.length,
      unit: 'inputs',
      better: 'larger',
    },
    {
      name: `${what}: crashes`,
      value: wrong.length,
      unit: 'inputs',
      better: 'smaller',
      target: 0,
    },
    {
      name: `${what}: longest stop of the loop`,
      value: Math.max(...trials.map(({ stopMs }) => stopMs)),
      unit: 'ms',
      better: 'smaller',
      target: TARGET_STOP_MS,
    },
  ]
}

import { pageJavascriptBytes } from '../../scripts/checks/home-javascript.ts'
import type { Figure } from '../figure.ts'
import { measurePitch } from './pitch.ts'
import { measureRound } from './round.ts'

/** Most that the stage may weigh; film making comes later and is not counted. */
const TARGET_KB = 180

/** The Jam Challenge: how right a voice is heard, what that costs, and what a round on the screen does. */
export async function measureJam(): Promise<Figure[]> {
  return [
    ...measurePitch(),
    ...(await measureRound()),
    {
      name: 'Jam: JavaScript of the stage, gzip',
      value: pageJavascriptBytes('apps/web/dist', 'src/app/pages/jam-page.tsx') / 1000,
      unit: 'kB',
      better: 'smaller',
      target: TARGET_KB,
    },
  ]
}

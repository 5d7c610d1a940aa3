import type { Figure } from '../figure.ts'
import { isShortRun } from '../run/short-run.ts'
import { measureCrowd } from './crowd.ts'
import { measureKilledNode } from './killed-node.ts'
import { measureScreens } from './screens.ts'

/** Seconds for which six screens, and then the crowd, are watched. */
const WATCHED = { screens: 300, crowd: 60 }
const WATCHED_IN_SHORT_RUNS = { screens: 60, crowd: 30 }

/** Watching together: six real screens over bad lines, a hundred households on one node, and one of two nodes
 *  killed. */
export async function measureParty(): Promise<Figure[]> {
  const watched = isShortRun() ? WATCHED_IN_SHORT_RUNS : WATCHED
  return [
    ...(await measureScreens(watched.screens)),
    ...(await measureCrowd(watched.crowd)),
    ...(await measureKilledNode()),
  ]
}

import type { Used } from './broken.ts'
import { jumpAgainAndAgain } from './clocks.ts'
import { cutAgainAndAgain } from './cuts.ts'
import { fillAgainAndAgain } from './disks.ts'
import { type House, openHouse } from './house.ts'
import { killAgainAndAgain } from './kills.ts'
import { openLoad } from './load/load.ts'
import { updateUnderLoad } from './older-node.ts'
import type { Row } from './report.ts'
import { reconnectAll } from './sockets.ts'

/** How often, and who is told of each row as soon as there is one, and again when it changes. */
type Asked = { times: number; note: (row: Row) => void }
type Scenario = (asked: Asked) => Promise<void>

/** Opens a house that is used, lets `work` break it, and looks at everything at the end. */
async function inUse(
  { note }: Asked,
  work: (used: Used & { house: House }) => Promise<void>,
): Promise<void> {
  const house = await openHouse()
  const load = await openLoad(house)
  await work({ house, load })
  await load.rest()
  const wrong = await load.checkAll()
  const { films, mostAttempts } = await load.jobFacts()
  note({
    what: 'At the end: every file read, every job done',
    times: 1,
    wrong,
    seen: [`${films} films, of which no job was begun more than ${mostAttempts} times`],
  })
  await load.close()
  await house.close()
}

/** All that is done to a house, by name. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  kills: (asked) => inUse(asked, (used) => killAgainAndAgain(used, asked)),
  cuts: (asked) => inUse(asked, (used) => cutAgainAndAgain(used, asked)),
  disks: fillAgainAndAgain,
  clocks: jumpAgainAndAgain,
  sockets: reconnectAll,
  older: updateUnderLoad,
}

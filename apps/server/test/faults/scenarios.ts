import { mountSmallDisk, NO_MOUNT } from '../database/small-disk.ts'
import { cutAgainAndAgain } from './breaks/cuts.ts'
import { DISK_BYTES, DISK_SETTINGS, fillAgainAndAgain } from './breaks/disks.ts'
import { killAgainAndAgain } from './breaks/kills.ts'
import { updateUnderLoad } from './breaks/older-node.ts'
import { type House, type HouseOptions, openHouse } from './house.ts'
import { openLoad } from './load/load.ts'
import type { Used } from './seen/broken.ts'
import type { Row } from './seen/report.ts'

/** How often, and who is told of each row as soon as there is one, and again when it changes. */
type Asked = { times: number; note: (row: Row) => void }
type Scenario = (asked: Asked) => Promise<void>

/** Opens a house that is used, lets `work` break it, and looks at everything at the end. */
async function inUse(
  { note, ...options }: Asked & HouseOptions,
  work: (used: Used & { house: House }) => Promise<void>,
): Promise<void> {
  const house = await openHouse(options)
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

/** Cuts and full disks, in one house: its beginning takes longest. */
const cuts: Scenario = async (asked) => {
  const disk = await mountSmallDisk(DISK_BYTES)
  if (!disk) throw new Error(NO_MOUNT)
  const options = { dataFolder: `${disk.folder}/data`, env: DISK_SETTINGS }
  try {
    await inUse({ ...asked, ...options }, async (used) => {
      await cutAgainAndAgain(used, asked)
      await fillAgainAndAgain(used, { ...asked, disk })
    })
  } finally {
    await disk.remove()
  }
}

/** All that is done to a house, by name. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  kills: (asked) => inUse(asked, (used) => killAgainAndAgain(used, asked)),
  cuts,
  older: updateUnderLoad,
}

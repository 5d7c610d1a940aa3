import { chmod } from 'node:fs/promises'
import { dirname } from 'node:path'
import { mountSmallDisk, NO_MOUNT } from '../database/small-disk.ts'
import { moveClocks, openClocks } from './breaks/clocks.ts'
import { cutAgainAndAgain } from './breaks/cuts.ts'
import {
  DATABASE_DISK,
  DISK_BYTES,
  DISK_SETTINGS,
  fillAgainAndAgain,
  slowDownAgainAndAgain,
} from './breaks/disks.ts'
import { killAgainAndAgain } from './breaks/kills.ts'
import { updateUnderLoad } from './breaks/older-node.ts'
import { breakLinesOfMany } from './crowd/many-pages.ts'
import { type House, type HouseOptions, openHouse } from './house.ts'
import { openLoad } from './load/load.ts'
import type { Used } from './seen/broken.ts'
import type { Row } from './seen/report.ts'
import { openScreens, type Screens } from './seen/screens.ts'

/** How often, and who is told of each row as soon as there is one, and again when it changes. */
type Asked = { times: number; note: (row: Row) => void }
type Scenario = (asked: Asked) => Promise<void>

/** Opens a house that is used, lets `work` break it, and looks at everything at the end. */
async function inUse(
  { note, ...options }: Asked & HouseOptions,
  work: (used: Used & { house: House; screens: Screens }) => Promise<void>,
): Promise<void> {
  const house = await openHouse(options)
  const load = await openLoad(house)
  const screens = await openScreens(house)
  await work({ house, load, screens })
  await screens.close()
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

/** Disks that are full or slow: those of the data folder and of PostgreSQL. */
const disks: Scenario = async (asked) => {
  const data = await mountSmallDisk(DISK_BYTES)
  const database = await mountSmallDisk(DATABASE_DISK.bytes, DATABASE_DISK.files)
  if (!data || !database) throw new Error(NO_MOUNT)
  const folders = { dataFolder: `${data.folder}/data`, databaseParent: database.folder }
  // Nodes and PostgreSQL run under accounts of their own, which have to get through them.
  for (const { folder } of [data, database]) await chmod(dirname(folder), 0o711)
  try {
    await inUse({ ...asked, ...folders, env: DISK_SETTINGS }, async (used) => {
      await fillAgainAndAgain(used, { ...asked, disk: data })
      await slowDownAgainAndAgain(used, {
        ...asked,
        disks: { 'the data folder': data, PostgreSQL: database },
      })
    })
  } finally {
    await data.remove()
    await database.remove()
  }
}

/** Clocks of nodes that are set while they run. */
const clocks: Scenario = async (asked) => {
  const opened = await openClocks()
  await inUse({ ...asked, env: opened.env, ownEnv: opened.ownEnv }, (used) =>
    moveClocks(used, { ...asked, clocks: opened }),
  )
}

/** Each thing in turn, killed and away for so long. */
const killed =
  (awayMs: number): Scenario =>
  (asked) =>
    inUse(asked, (used) => killAgainAndAgain(used, { ...asked, awayMs }))

/** All that is done to a house, by name. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  kills: killed(2500),
  outages: killed(20_000),
  cuts: (asked) => inUse(asked, (used) => cutAgainAndAgain(used, asked)),
  disks,
  older: updateUnderLoad,
  clocks,
  crowd: breakLinesOfMany,
}

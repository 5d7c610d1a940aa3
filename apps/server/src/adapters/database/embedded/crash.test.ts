import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { recordedLog } from '../../../../test/database/recorded-log.ts'
import { temporaryFolder } from '../../../../test/database/temporary-folder.ts'
import { tinyMigrations } from '../../../../test/database/tiny-migrations.ts'
import { emptyTally, startWriter } from '../../../../test/database/writer-process.ts'
import { openDatabase } from '../open-database.ts'
import { layoutIn } from './layout.ts'
import { serverProcesses } from './leftovers/server-processes.ts'

const KILLS = 20
const CUT_OFF_FIRST_STARTS = 4

/** The same waits in every run: numbers in [0, 1) from a small generator with a fixed seed. */
function steadyChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
const chance = steadyChance(7827)

async function killServer(dataFolder: string): Promise<void> {
  for (const { pid } of await serverProcesses(layoutIn(dataFolder).cluster)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // The main process was first and this one ended with it.
    }
  }
}

it(`loses nothing it acknowledged when it is killed ${KILLS} times while writing`, async () => {
  const folder = await temporaryFolder()
  const dataFolder = join(folder, 'data')
  const migrationsFolder = await tinyMigrations(join(folder, 'migrations'), 2)
  const tally = emptyTally()

  for (let kill = 0; kill < KILLS; kill += 1) {
    const writer = startWriter({ dataFolder, migrationsFolder }, tally)
    await Promise.race([writer.opened, writer.ended])
    await sleep(50 + chance() * 400)
    // In turn: Starnest alone, then with all of its server, then the server a moment earlier.
    if (kill % 3 === 2) await killServer(dataFolder)
    writer.child.kill('SIGKILL')
    if (kill % 3 === 1) await killServer(dataFolder)
    await writer.ended
    expect(writer.child.signalCode).toBe('SIGKILL')
  }

  const last = startWriter({ dataFolder, migrationsFolder }, tally)
  await last.opened
  last.child.kill('SIGKILL')
  await last.ended
  const database = await openDatabase({ dataFolder, migrationsFolder, log: recordedLog() })
  await database.close()
  expect(tally.missing).toEqual([])
  expect(tally.acknowledged.size).toBe(100)
  expect(await serverProcesses(layoutIn(dataFolder).cluster)).toEqual([])
})

it('makes good a first start that was cut off', async () => {
  const folder = await temporaryFolder()
  const migrationsFolder = await tinyMigrations(join(folder, 'migrations'), 2)
  for (let cut = 0; cut < CUT_OFF_FIRST_STARTS; cut += 1) {
    const dataFolder = join(folder, `data-${cut}`)
    const writer = startWriter({ dataFolder, migrationsFolder })
    await sleep(250 + chance() * 1_000)
    writer.child.kill('SIGKILL')
    await writer.ended
    const database = await openDatabase({ dataFolder, migrationsFolder, log: recordedLog() })
    expect(await database.health()).toMatchObject({ engine: 'embedded' })
    await database.close()
    expect(await serverProcesses(layoutIn(dataFolder).cluster)).toEqual([])
  }
})

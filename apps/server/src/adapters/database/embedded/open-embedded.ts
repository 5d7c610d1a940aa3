import { rm } from 'node:fs/promises'
import type pg from 'pg'
import type { DatabaseLog } from '../database-log.ts'
import { applicationConnection, ensureApplicationDatabase } from './cluster/application-database.ts'
import { lockDataFolder } from './leftovers/data-folder-lock.ts'
import { prepareFolder } from './prepare-folder.ts'
import { prepareServer } from './prepare-server.ts'
import type { ServerPlan } from './server/server-process.ts'
import { superviseServer } from './server/supervisor.ts'

type EmbeddedOptions = {
  dataFolder: string
  log: DatabaseLog
  onProgress?: ((sentence: string) => void) | undefined
  /** Bytes that are kept on the disk for when it is full; none unless said. */
  ballastBytes?: number | undefined
}

/** A running server of our own; `close` stops it and frees the data folder. */
export type EmbeddedServer = { connection: pg.ClientConfig; close(): Promise<void> }

/**
 * Runs PostgreSQL for this process alone, in the data folder, which is made when it is missing.
 * @throws StartupError when that cannot be; nothing is left running or locked then.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const layout = await prepareFolder(options.dataFolder)
  const lock = lockDataFolder(layout.lock, options.dataFolder)
  try {
    const plan = await prepareServer(layout, options)
    const stop = await runServer(plan, options.log)
    const close = async () => {
      await stop()
      lock.release()
    }
    return { connection: applicationConnection(plan.address), close }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function runServer(plan: ServerPlan, log: DatabaseLog): Promise<() => Promise<void>> {
  const { address } = plan
  const removeSocket = async () => {
    if (address.is === 'socket') await rm(address.folder, { recursive: true, force: true })
  }
  try {
    const supervisor = await superviseServer(plan, log)
    try {
      await ensureApplicationDatabase(address)
    } catch (error) {
      await supervisor.stop()
      throw error
    }
    return () => supervisor.stop().then(removeSocket)
  } catch (error) {
    await removeSocket()
    throw error
  }
}

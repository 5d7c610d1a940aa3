import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseLog } from '../database-log.ts'
import { clusterExists } from './cluster/cluster-version.ts'
import { createCluster } from './cluster/create-cluster.ts'
import type { Layout } from './layout.ts'
import { removeOldSocketFolder, stopLeftovers } from './leftovers/stop-leftovers.ts'
import { type Account, chooseAccount, giveTo } from './platform/account.ts'
import { type Binaries, findBinaries } from './platform/binaries.ts'
import { libraryEnvironment } from './platform/library-links.ts'
import { freePort, type ServerAddress, storedPassword } from './platform/server-address.ts'
import { makeSocketFolder } from './platform/socket-folder.ts'
import { usableAccount } from './platform/usable-account.ts'
import { ballastIn } from './server/ballast.ts'
import type { ServerPlan } from './server/server-process.ts'

type Telling = {
  log: DatabaseLog
  onProgress?: ((sentence: string) => void) | undefined
  ballastBytes?: number | undefined
}

/** Where the server's programs, and the one that changes users, find the system's. */
const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/**
 * Does everything that has to be done before the server can start, creating the cluster when there
 * is none. Call it while holding the data folder's lock.
 * @throws StartupError when something cannot be done.
 */
export async function prepareServer(layout: Layout, telling: Telling): Promise<ServerPlan> {
  const binaries = findBinaries()
  const chosen = await chooseAccount(layout.cluster, foldersAbove(layout))
  for (const path of [layout.folder, layout.lock]) await giveTo(chosen, path)
  const environment = await environmentFor(binaries, layout, chosen)
  const question = { account: chosen, binaries, folder: layout.folder, environment }
  const { account, major } = await usableAccount(question)

  const exists = await clusterExists(layout.cluster, { account, major })
  if (exists) await clearLeftovers(layout, binaries, telling.log)
  const address = await chooseAddress(layout, account)
  if (!exists) {
    telling.onProgress?.('Preparing the database for the first time')
    const passwordFile = address.is === 'tcp' ? layout.password : undefined
    const { initdb } = binaries
    const clusterFolder = layout.cluster
    await createCluster({ clusterFolder, initdb, account, environment, passwordFile })
  }
  return {
    binaries,
    account,
    environment,
    address,
    clusterFolder: layout.cluster,
    logFile: layout.log,
    ballast: ballastIn(layout.ballast, telling.ballastBytes ?? 0),
    onProgress: telling.onProgress,
  }
}

/** Innermost first; whoever owns one of them is whom a new database is for. */
function foldersAbove(layout: Layout): string[] {
  const dataFolder = dirname(layout.folder)
  return [layout.folder, dataFolder, dirname(dataFolder)]
}

async function environmentFor(binaries: Binaries, layout: Layout, account: Account) {
  if (process.platform === 'win32') return undefined
  const libraries = await libraryEnvironment(binaries.nativeFolder, layout.libraryLinks)
  if (existsSync(layout.libraryLinks)) await giveTo(account, layout.libraryLinks)
  return { PATH: SYSTEM_PATH, LC_ALL: 'C', ...libraries }
}

async function clearLeftovers(layout: Layout, binaries: Binaries, log: DatabaseLog) {
  await removeOldSocketFolder(layout.cluster)
  const wasRunning = await stopLeftovers(layout.cluster, binaries.pgCtl)
  if (wasRunning) log.warn({}, 'Stopped a database server that an earlier Starnest left running')
}

async function chooseAddress(layout: Layout, account: Account): Promise<ServerAddress> {
  if (process.platform !== 'win32') {
    return { is: 'socket', folder: await makeSocketFolder(layout.socket, account) }
  }
  return { is: 'tcp', port: await freePort(), password: await storedPassword(layout.password) }
}

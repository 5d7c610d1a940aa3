import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ensureApplicationDatabase } from '../../src/adapters/database/embedded/cluster/application-database.ts'
import {
  ADMIN_ROLE,
  createCluster,
} from '../../src/adapters/database/embedded/cluster/create-cluster.ts'
import { layoutIn } from '../../src/adapters/database/embedded/layout.ts'
import { chooseAccount, giveTo } from '../../src/adapters/database/embedded/platform/account.ts'
import { findBinaries } from '../../src/adapters/database/embedded/platform/binaries.ts'
import {
  connectionTo,
  freePort,
  type ServerAddress,
  storedPassword,
} from '../../src/adapters/database/embedded/platform/server-address.ts'
import { usableAccount } from '../../src/adapters/database/embedded/platform/usable-account.ts'
import { ballastIn } from '../../src/adapters/database/embedded/server/ballast.ts'
import {
  type ServerPlan,
  startServer,
  stopServer,
} from '../../src/adapters/database/embedded/server/server-process.ts'

/** A PostgreSQL that asks for a password on a port of this machine, as on Windows or elsewhere. */
export type PrivateServer = {
  url: string
  /** The same server for its superuser. */
  adminUrl: string
  restart(): Promise<void>
  /** Stops it; what it has stays. */
  halt(): Promise<void>
  /** Ends it as a power cut would; its other processes see that and go, too. */
  kill(): Promise<void>
  /** Starts it again after it was halted or killed. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/** Settings of a server that waits for no disk. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** `isForgetful`: it does not wait for the disk, and a power cut may cost everything. `connections`: that it
 *  takes at once; without, as many as one Starnest opens.
 *  `parent`: the folder in which it has its own. */
export async function startPrivateServer({
  isForgetful = false,
  connections,
  parent = tmpdir(),
}: {
  isForgetful?: boolean
  connections?: number
  parent?: string
} = {}): Promise<PrivateServer> {
  const folder = await mkdtemp(join(parent, 'starnest-server-'))
  const plan = await withSettings(await planIn(folder), [
    ...(isForgetful ? FORGETFUL : []),
    ...(connections === undefined ? [] : [`max_connections=${connections}`]),
  ])
  let server = await startServer(plan)
  await ensureApplicationDatabase(plan.address)
  return {
    url: urlOf(plan.address, 'starnest', 'starnest'),
    adminUrl: urlOf(plan.address, ADMIN_ROLE, 'postgres'),
    async restart() {
      await stopServer(server, plan)
      server = await startServer(plan)
    },
    halt: () => stopServer(server, plan),
    async kill() {
      server.child.kill('SIGKILL')
      await server.exited
    },
    async resume() {
      server = await startServer(plan)
    },
    async stop() {
      await stopServer(server, plan)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function urlOf(address: ServerAddress, role: string, database: string): string {
  const { host, port, password } = connectionTo(address)
  return `postgres://${role}:${password}@${host}:${port}/${database}`
}

/** The same server with further settings. */
async function withSettings(plan: ServerPlan, settings: readonly string[]): Promise<ServerPlan> {
  if (process.platform === 'win32' || settings.length === 0) return plan
  const program = join(dirname(plan.logFile), 'postgres-with-settings')
  const { postgres } = plan.binaries
  // The server takes the last of several values.
  const given = settings.map((one) => `-c ${one}`).join(' ')
  await writeFile(program, `#!/bin/sh\nexec '${postgres}' "$@" ${given}\n`, { mode: 0o755 })
  return { ...plan, binaries: { ...plan.binaries, postgres: program } }
}

async function planIn(dataFolder: string): Promise<ServerPlan> {
  const layout = layoutIn(dataFolder)
  const binaries = findBinaries()
  const chosen = await chooseAccount(layout.cluster, [])
  await mkdir(layout.folder)
  const password = await storedPassword(layout.password)
  for (const path of [dataFolder, layout.folder, layout.password]) await giveTo(chosen, path)
  const environment = undefined
  const question = { account: chosen, binaries, folder: layout.folder, environment }
  const { account } = await usableAccount(question)
  const cluster = { clusterFolder: layout.cluster, initdb: binaries.initdb, account, environment }
  await createCluster({ ...cluster, passwordFile: layout.password })
  return {
    binaries,
    account,
    environment,
    clusterFolder: layout.cluster,
    logFile: layout.log,
    ballast: ballastIn(layout.ballast, 0),
    address: { is: 'tcp', port: await freePort(), password },
    onProgress: undefined,
  }
}

import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { layoutIn } from '../../src/adapters/database/embedded/layout.ts'
import { serverProcesses } from '../../src/adapters/database/embedded/leftovers/server-processes.ts'
import { openDatabase } from '../../src/adapters/database/open-database.ts'
import type { Database, DatabaseEngine } from '../../src/ports/database.ts'
import { startPrivateServer } from './private-server.ts'
import { recordedLog } from './recorded-log.ts'
import { tinyMigrations } from './tiny-migrations.ts'

/** One engine, with what a test does to it from outside. */
export type EngineUnderTest = {
  /** Opens it as a Starnest that knows so many of the tiny migrations. */
  open(migrations: number): Promise<Database>
  /** Ends the server under the open database; it is back by itself or when this is done. */
  interruptServer(): Promise<void>
  remove(): Promise<void>
}

export function startEngine(engine: DatabaseEngine): Promise<EngineUnderTest> {
  return engine === 'embedded' ? embeddedEngine() : poolEngine()
}

async function embeddedEngine(): Promise<EngineUnderTest> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'starnest-engine-')))
  const dataFolder = join(folder, 'data')
  return {
    open: (migrations) => openAs(folder, migrations, { dataFolder }),
    async interruptServer() {
      const { cluster } = layoutIn(dataFolder)
      const old = await serverProcesses(cluster)
      for (const { pid, isMain } of old) if (isMain) process.kill(pid, 'SIGKILL')
      await vi.waitUntil(async () => {
        const current = await serverProcesses(cluster)
        return !current.some(({ pid }) => old.some((one) => one.pid === pid))
      })
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function poolEngine(): Promise<EngineUnderTest> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'starnest-engine-')))
  const server = await startPrivateServer()
  const where = { dataFolder: join(folder, 'unused'), databaseUrl: server.url }
  return {
    open: (migrations) => openAs(folder, migrations, where),
    interruptServer: () => server.restart(),
    async remove() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function openAs(
  folder: string,
  migrations: number,
  where: { dataFolder: string; databaseUrl?: string },
): Promise<Database> {
  const migrationsFolder = join(folder, `version-${migrations}`)
  await tinyMigrations(migrationsFolder, migrations)
  return openDatabase({ ...where, migrationsFolder, log: recordedLog() })
}

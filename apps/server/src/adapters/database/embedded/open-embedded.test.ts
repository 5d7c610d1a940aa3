import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import {
  NOTE,
  newHome,
  noteIn,
  open,
  refusalOf,
  startupError,
  usedHome,
} from '../../../../test/database/home.ts'
import { recordedLog } from '../../../../test/database/recorded-log.ts'
import { startWriter } from '../../../../test/database/writer-process.ts'
import { openDatabase } from '../open-database.ts'
import { serverProcesses } from './leftovers/server-processes.ts'

const isRoot = process.geteuid?.() === 0

it('makes the data folder, says so once, and keeps other users out', async () => {
  const home = await newHome()
  const told: string[] = []
  const onProgress = (sentence: string) => void told.push(sentence)
  for (let start = 0; start < 2; start += 1) {
    const database = await openDatabase({ ...home, onProgress, log: recordedLog() })
    await database.close()
  }
  expect(told).toEqual(['Preparing the database for the first time'])
  expect((await stat(home.layout.folder)).mode & 0o077).toBe(0)
  expect((await readdir(home.layout.folder)).sort()).toEqual(['cluster', 'lock', 'server.log'])
})

it('refuses a second Starnest on the same data folder, in this process or another', async () => {
  const home = await usedHome()
  const database = await open(home)
  expect(await refusalOf(home)).toEqual(startupError(/Another Starnest is already using/))
  const other = startWriter(home)
  await other.ended
  expect(other.child.exitCode).toBe(1)
  expect(await noteIn(database)).toBe(NOTE)
})

it('refuses a data folder that cannot be one', async () => {
  const home = await newHome()
  await writeFile(home.dataFolder, 'a file in the place of the folder')
  expect(await refusalOf(home)).toEqual(startupError(/cannot write to the data folder/))
})

it.skipIf(isRoot)('refuses a data folder that may only be read', async () => {
  const home = await usedHome()
  await chmod(home.layout.folder, 0o500)
  expect(await refusalOf(home)).toEqual(startupError(/cannot write to the data folder/))
  await chmod(home.layout.folder, 0o700)
})

it('works where the path is too long for a socket, and tidies the temporary folder', async () => {
  const home = await newHome(`${'étoile '.repeat(20)}, "data"`)
  const database = await open(home)
  const pidFile = await readFile(join(home.layout.cluster, 'postmaster.pid'), 'utf8')
  const socketFolder = pidFile.split('\n')[4] ?? ''
  expect(await readdir(socketFolder)).toContain('.s.PGSQL.5432')
  expect(socketFolder).not.toContain('étoile')
  await database.close()
  expect(existsSync(socketFolder)).toBe(false)
})

it('stops its server when the process ends without closing the database', async () => {
  const home = await usedHome()
  const module = new URL('../open-database.ts', import.meta.url)
  const log = '{ info() {}, warn() {}, error() {} }'
  const options = `{ ...${JSON.stringify(home)}, log: ${log} }`
  const script = `const { openDatabase } = await import('${module}')
    await openDatabase(${options})
    process.exit(3)`
  const careless = spawn(process.execPath, ['--input-type=module', '-e', script])
  expect(await once(careless, 'exit')).toEqual([3, null])
  await vi.waitUntil(async () => (await serverProcesses(home.layout.cluster)).length === 0)
})

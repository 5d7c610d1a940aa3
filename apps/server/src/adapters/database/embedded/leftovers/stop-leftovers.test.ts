import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { NOTE, noteIn, open, usedHome } from '../../../../../test/database/home.ts'
import { recordedLog } from '../../../../../test/database/recorded-log.ts'
import { startWriter } from '../../../../../test/database/writer-process.ts'
import { serverProcesses } from './server-processes.ts'

it('stops the server that a killed Starnest left running, and keeps its rows', async () => {
  const home = await usedHome()
  const killed = startWriter(home)
  await killed.opened
  killed.child.kill('SIGKILL')
  await killed.ended
  const orphans = await serverProcesses(home.layout.cluster)
  expect(orphans.filter((one) => one.isMain)).toHaveLength(1)

  const log = recordedLog()
  const database = await open(home, log)
  expect(log.sentences).toEqual(['Stopped a database server that an earlier Starnest left running'])
  const current = await serverProcesses(home.layout.cluster)
  expect(current.filter(({ pid }) => orphans.some((one) => one.pid === pid))).toEqual([])
  expect(Number(await noteIn(database))).toBeGreaterThan(0)
})

it('is not misled by a file that names a process which is somebody else’s by now', async () => {
  const home = await usedHome()
  const stranger = spawn('sleep', ['60'])
  const lines = [stranger.pid, home.layout.cluster, 1, 5432, home.layout.socket, '', '1 1', 'ready']
  await writeFile(join(home.layout.cluster, 'postmaster.pid'), `${lines.join('\n')}\n`)

  expect(await noteIn(await open(home))).toBe(NOTE)
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
  stranger.kill()
  await once(stranger, 'exit')
})

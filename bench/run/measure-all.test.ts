import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { measureAll } from './measure-all.ts'
import { UNRULY } from './unruly-benches.ts'
import { until } from './waiting.ts'

const NAMES = Object.keys(UNRULY.benches)

let folder: string

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  folder = await mkdtemp(join(tmpdir(), 'starnest-bench-test-'))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true, force: true })
  })
})

it('names a bench that throws, crashes or does not end, and measures the others', async () => {
  const { signal } = new AbortController()
  const { benches } = await measureAll(NAMES, UNRULY, { signal, limitMs: 4000, isShort: true })
  const calm = [expect.objectContaining({ name: 'calm', value: 1 })]
  expect(benches).toMatchObject([
    { bench: 'calm', is: 'measured', figures: calm },
    { bench: 'throwing', is: 'failed', reason: 'its film did not play' },
    { bench: 'crashing', is: 'failed', reason: 'it ended with code 7' },
    { bench: 'waiting', is: 'failed', reason: 'there was no end of it in time' },
    { bench: 'last', is: 'measured', figures: calm },
  ])
  expect(await leftIn(folder)).toEqual({ files: [], commands: [] })
})

it('stops everything when it is interrupted, and measures nothing more', async () => {
  const interrupted = new AbortController()
  const { signal } = interrupted
  const measuring = measureAll(['calm', 'waiting', 'last'], UNRULY, { signal, isShort: true })
  await until('process of the bench', { limitMs: 20_000, everyMs: 50 }, async () => {
    const { commands } = await leftIn(folder)
    return commands.some((command) => command.includes('setInterval'))
  })
  interrupted.abort()
  expect((await measuring).benches.map(({ bench }) => bench)).toEqual(['calm'])
  expect(await leftIn(folder)).toEqual({ files: [], commands: [] })
})

/** What is still there of processes that were told to work in a folder, and of its files. */
async function leftIn(path: string) {
  const pids = (await readdir('/proc')).filter(
    (name) => Number(name) > 0 && name !== `${process.pid}`,
  )
  const commands = await Promise.all(
    pids.map(async (pid) => {
      const told = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')
      return told.includes(path) ? readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') : ''
    }),
  )
  return { files: await readdir(path), commands: commands.filter((command) => command !== '') }
}

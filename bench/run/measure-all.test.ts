import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { measureAll } from './measure-all.ts'
import { measureInOwnProcess } from './own-process.ts'
import { UNRULY } from './unruly-benches.ts'
import { until } from './waiting.ts'

const keep = async () => undefined

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
  const kept: number[] = []
  const { benches } = await measureAll(
    ['calm', 'throwing', 'crashing', 'waiting', 'last'],
    UNRULY,
    {
      signal,
      limitMs: 4000,
      isShort: true,
      keep: async (soFar) => void kept.push(soFar.benches.length),
    },
  )
  const calm = [expect.objectContaining({ name: 'calm', value: 1 })]
  expect(benches).toMatchObject([
    { bench: 'calm', is: 'measured', figures: calm },
    { bench: 'throwing', is: 'failed', reason: 'its film did not play' },
    { bench: 'crashing', is: 'failed', reason: 'it ended with code 7' },
    { bench: 'waiting', is: 'failed', reason: 'there was no end of it in time' },
    { bench: 'last', is: 'measured', figures: calm },
  ])
  expect(kept).toEqual([1, 2, 3, 4, 5])
  expect(await leftIn(folder)).toEqual({ files: [], commands: [] })
})

it('fails a bench whose figure is no finite number, and names the figure', async () => {
  const { signal } = new AbortController()
  const { benches } = await measureAll(['infinite', 'peerless'], UNRULY, {
    signal,
    isShort: true,
    keep,
  })
  expect(benches).toMatchObject([
    { is: 'failed', reason: 'the figure "speed" is no finite number: Infinity' },
    { is: 'failed', reason: 'the figure "calm" is no finite number: NaN' },
  ])
})

it('says of a bench whether it measured less than when it is asked for by name', async () => {
  const { signal } = new AbortController()
  const names = ['calm', 'shortened']
  const short = await measureAll(names, UNRULY, { signal, isShort: true, keep })
  const long = await measureAll(names, UNRULY, { signal, isShort: false, keep })
  expect(short.benches).toMatchObject([{ isShort: false }, { isShort: true }])
  expect(long.benches).toMatchObject([{ isShort: false }, { isShort: false }])
})

it('fails a bench alone when its folder is in the way', async () => {
  const { signal } = new AbortController()
  expect(
    await measureInOwnProcess('calm', { url: UNRULY.url, folder, env: {}, signal }),
  ).toMatchObject({
    ...{ bench: 'calm', is: 'failed', reason: expect.stringContaining('EEXIST') },
  })
})

it('stops everything when it is interrupted, and measures nothing more', async () => {
  const interrupted = new AbortController()
  const { signal } = interrupted
  const measuring = measureAll(['calm', 'waiting', 'last'], UNRULY, { signal, isShort: true, keep })
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

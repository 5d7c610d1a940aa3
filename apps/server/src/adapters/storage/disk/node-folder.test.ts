import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openNodeFolder } from './node-folder.ts'

const HOUR_MS = 3_600_000

let shared: string
beforeEach(async () => {
  shared = await mkdtemp(join(tmpdir(), 'starnest-nodes-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(shared, { recursive: true, force: true })
})

const age = async (node: string, hours: number) => {
  const then = new Date(Date.now() - hours * HOUR_MS)
  await utimes(join(shared, node), then, then)
}

it('removes what nodes left that nobody has heard of for two days, and nothing younger', async () => {
  for (const node of ['gone', 'yesterday']) {
    await writeFile(join(await openNodeFolder(shared, node), 'half'), 'done')
  }
  await age('gone', 49)
  await age('yesterday', 24)
  await openNodeFolder(shared, 'new')
  expect((await readdir(shared)).sort()).toEqual(['new', 'yesterday'])
})

it('keeps the folder of a node that lives, however long it lies idle', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const own = await openNodeFolder(shared, 'idle')
  await age('idle', 49)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  await vi.waitFor(async () => {
    expect(Date.now() - (await stat(own)).mtimeMs).toBeLessThan(HOUR_MS)
  })
  await openNodeFolder(shared, 'new')
  expect((await readdir(shared)).sort()).toEqual(['idle', 'new'])
})

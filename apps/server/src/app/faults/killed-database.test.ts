import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { animationListSchema } from '@starnest/contract/catalog/catalog'
import { CATALOG_ROUTES } from '@starnest/contract/catalog/catalog.routes'
import { errorBodySchema } from '@starnest/contract/errors'
import { pathOf } from '@starnest/contract/route'
import { playbackSchema } from '@starnest/contract/watch/watch'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type RunningStarnest, startStarnest } from '../../../../../tests/running-starnest.ts'
import { layoutIn } from '../../adapters/database/embedded/layout.ts'
import { serverProcesses } from '../../adapters/database/embedded/leftovers/server-processes.ts'

/** How long the server may take to start its database again, on a machine with much else to do. */
const BACK_LIMIT_MS = 60_000

let starnest: RunningStarnest
let titleId: number
beforeAll(async () => {
  starnest = await startStarnest({ LOG_LEVEL: 'silent' })
  const answer = await fetch(`${starnest.origin}${CATALOG_ROUTES.list.path}`)
  const film = animationListSchema.parse(await answer.json()).find((title) => title.videoUrl)
  titleId = film?.id ?? 0
})
afterAll(() => starnest.stop())

const report = (currentTime: number, sequence: number, playback: string) =>
  fetch(`${starnest.origin}${pathOf(WATCH_ROUTES.progress, { id: titleId })}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: starnest.origin },
    body: JSON.stringify({ currentTime, playback, sequence }),
  })

async function storedPosition(): Promise<number | undefined> {
  const answer = await fetch(`${starnest.origin}${pathOf(WATCH_ROUTES.playback, { id: titleId })}`)
  return answer.ok ? playbackSchema.parse(await answer.json()).resumeAt : undefined
}

const servers = () => serverProcesses(layoutIn(starnest.dataFolder).cluster)

async function mainProcess(): Promise<number> {
  const { cluster } = layoutIn(starnest.dataFolder)
  return Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10)
}

/** One that answers for a connection of ours, and not one that the server keeps for itself. */
async function backend(): Promise<number> {
  for (const { pid, isMain } of await servers()) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (!isMain && command.startsWith('postgres: starnest ')) return pid
  }
  throw new Error('there is no connection')
}

it.runIf(process.platform === 'linux').each([
  ['the whole server', mainProcess],
  ['the process of one connection', backend],
])(
  'answers 503 while its database is gone (%s), and keeps what it said it has',
  async (_what, victim) => {
    const playback = randomUUID()
    let acknowledged = 0
    let isStopped = false
    const refusals: { status: number; body: unknown }[] = []
    const reporting = (async () => {
      for (let sequence = 0; !isStopped; sequence++) {
        const told = 6 + sequence * 0.001
        const answer = await report(told, sequence, playback)
        if (answer.ok) acknowledged = told
        else refusals.push({ status: answer.status, body: await answer.json() })
      }
    })()
    await vi.waitUntil(() => acknowledged > 6.005, { timeout: BACK_LIMIT_MS })
    process.kill(await victim(), 'SIGKILL')
    await vi.waitUntil(() => refusals.length > 0, { timeout: BACK_LIMIT_MS })
    const before = acknowledged
    await vi.waitUntil(() => acknowledged > before, { timeout: BACK_LIMIT_MS, interval: 50 })
    isStopped = true
    await reporting
    for (const { status, body } of refusals) {
      expect({ status, ...errorBodySchema.parse(body) }).toMatchObject({
        status: 503,
        code: 'unavailable',
        message: expect.stringMatching(/^[A-Z].*\.$/),
      })
    }
    expect(await storedPosition()).toBeCloseTo(acknowledged, 5)
    expect((await fetch(`${starnest.origin}/api/health`)).status).toBe(200)
  },
)

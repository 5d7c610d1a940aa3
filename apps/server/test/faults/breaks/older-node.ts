import { execFile } from 'node:child_process'
import { mkdtemp, readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { type RunningStarnest, startStarnest } from '../../../../../tests/running-starnest.ts'
import { startEngines } from '../engines.ts'
import { openLoad } from '../load/load.ts'
import { Broken } from '../seen/broken.ts'
import type { Row } from '../seen/report.ts'

/** A version with several nodes from before the last three updates of the tables. */
const OLDER = '0cd723e9'
const PROJECT = fileURLToPath(new URL('../../../../../', import.meta.url))
const BESIDE_MS = 20_000

const run = promisify(execFile)

/** Checks an older version out, with packages of its own, and resolves with its program. */
async function olderProgram(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'older-')), 'starnest')
  await run('git', ['-C', PROJECT, 'worktree', 'prune'])
  await run('git', ['-C', PROJECT, 'worktree', 'add', '--detach', folder, OLDER])
  const workspaces = ['', ...(await workspacesIn('apps')), ...(await workspacesIn('packages'))]
  for (const workspace of workspaces) {
    const from = join(PROJECT, workspace, 'node_modules')
    // Links of workspaces are relative, so they lead to the older ones.
    if (await exists(from)) await run('cp', ['-al', from, join(folder, workspace, 'node_modules')])
  }
  return join(folder, 'apps/server/src/app/main.ts')
}

const workspacesIn = async (folder: string) =>
  (await readdir(join(PROJECT, folder))).map((name) => `${folder}/${name}`)

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Starts a newer node beside two older ones and an older worker, while they are used. */
export async function updateUnderLoad({ note }: { note: (row: Row) => void }): Promise<void> {
  const program = await olderProgram()
  const { databaseUrl, env, stop } = await startEngines()
  const answering = { ...env, STARNEST_JOBS: 'elsewhere' }
  const older = [
    await startStarnest(answering, [], program),
    await startStarnest(answering, [], program),
  ]
  const worker = await startStarnest(env, ['--worker'], program)
  const nodes: RunningStarnest[] = [...older]
  const house = { databaseUrl, origins: () => nodes.map(({ origin }) => origin) }
  const load = await openLoad(house)
  const broken = new Broken('a newer node started beside two older ones and an older worker', {
    ...{ house, load },
  })
  const before = await updatesOf(databaseUrl)
  await broken.again(sleep(3000), async () => {
    nodes.push(await startStarnest(answering))
    await sleep(BESIDE_MS)
  })
  const after = await updatesOf(databaseUrl)
  const row = broken.row()
  note({ ...row, seen: [`${before} updates of the tables before, ${after} after`, ...row.seen] })
  const refused = await startStarnest(answering, [], program).then(
    async (one) => `it started, and ended with ${await one.halt()}`,
    (error: Error) => error.message.replaceAll('\n', ' '),
  )
  note({ what: 'an older node started after it', times: 1, wrong: [], seen: [refused] })
  note({ what: 'At the end of the update', times: 1, wrong: await load.checkAll(), seen: [] })
  await load.close()
  for (const one of [...nodes, worker]) await one.kill()
  await stop()
}

async function updatesOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query('select count(*)::int as n from drizzle.__drizzle_migrations')
  await client.end()
  return rows[0].n
}

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { tempFileSchema } from '@starnest/contract/files/files'
import { ingestStateSchema } from '@starnest/contract/files/ingest'
import { INGEST_ROUTES } from '@starnest/contract/files/ingest.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { pathOf } from '@starnest/contract/route'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeTinyFilm } from '../../../test/media/tiny-film.ts'

const run = promisify(execFile)
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const BACKUP = fileURLToPath(new URL('../../../../../scripts/operate/backup.ts', import.meta.url))
const isRoot = process.geteuid?.() === 0

/** CAP_DAC_READ_SEARCH, as /proc writes a set of capabilities. Source: Linux, capability.h. */
const READ_ALONE = 0x4n

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-rights-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Starts a server whose user lets everybody read what it makes, unless it says otherwise itself. */
async function start(dataFolder: string, env: Record<string, string> = {}) {
  const { DATABASE_URL: _, ...outside } = process.env
  const script = 'umask 000; exec "$0" "$@"'
  const server = spawn('/bin/sh', ['-c', script, process.execPath, MAIN], {
    env: { ...outside, PORT: '0', STARNEST_DATA: dataFolder, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'close')
  }
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text))
  const ready = /Starnest is ready at (http:\S+)/
  await vi.waitUntil(
    () => {
      if (server.exitCode !== null) throw new Error(`it ended: ${said}`)
      return ready.test(said)
    },
    { interval: 50 },
  )
  return { pid: server.pid ?? 0, origin: ready.exec(said)?.[1] ?? '', said: () => said, stop }
}

/** Who a process is, and what it may do beyond that. */
function rightsIn(status: string) {
  const word = (name: string) =>
    status.match(new RegExp(`^${name}:[ \\t]*(.*)$`, 'm'))?.[1]?.trim() ?? ''
  return {
    users: [...new Set(word('Uid').split(/\s+/))],
    groups: word('Groups'),
    capabilities: BigInt(`0x${word('CapPrm')}`),
  }
}

/** The rights of a process and of all that it has started and that still run. */
async function rightsFrom(pid: number) {
  const pids = [pid, ...(await descendantsOf(pid))]
  const read = pids.map((one) => readFile(`/proc/${one}/status`, 'utf8').catch(() => undefined))
  return (await Promise.all(read)).flatMap((status) => (status ? [rightsIn(status)] : []))
}

async function descendantsOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-eo', 'pid=,ppid='])
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const below = (parent: number): number[] =>
    pairs.flatMap(([child = 0, its]) => (its === parent ? [child, ...below(child)] : []))
  return below(pid)
}

/** An ffmpeg that leaves word of who it was run as. */
async function tellingFfmpeg(name: string) {
  const notes = join(folder, `${name}-notes`)
  await mkdir(notes)
  await chmod(notes, 0o777)
  const path = join(folder, name)
  await writeFile(path, `#!/bin/sh\ncat /proc/self/status > "${notes}/$$"\nexec ffmpeg "$@"\n`)
  await chmod(path, 0o755)
  const runs = async () => {
    const texts = (await readdir(notes)).map((note) => readFile(join(notes, note), 'utf8'))
    return (await Promise.all(texts)).map(rightsIn)
  }
  return { path, runs }
}

async function upload(origin: string): Promise<string> {
  const path = join(folder, 'film.mp4')
  await makeTinyFilm(path, { seconds: 2 })
  const form = new FormData()
  form.append('file', new Blob([await readFile(path)]), 'film.mp4')
  const init = { method: 'POST', body: form, headers: { origin } }
  const answer = await fetch(`${origin}${UPLOAD_ROUTES.upload.path}`, init)
  const { filename } = tempFileSchema.parse(await answer.json())
  await vi.waitFor(
    async () => {
      const state = await (
        await fetch(`${origin}${pathOf(INGEST_ROUTES.state, { filename })}`)
      ).json()
      const { jobs } = ingestStateSchema.parse(state)
      expect(jobs.filter((job) => job.state !== 'done')).toEqual([])
      expect(jobs.length).toBeGreaterThan(3)
    },
    { interval: 100 },
  )
  return filename
}

/** Every file and folder under a folder that others may read, write or enter. */
async function openToOthers(path: string): Promise<string[]> {
  const all = await readdir(path, { recursive: true, withFileTypes: true })
  const found = [path, ...all.map((entry) => join(entry.parentPath, entry.name))]
  const open: string[] = []
  for (const one of found) {
    const entry = await lstat(one)
    if ((entry.isFile() || entry.isDirectory()) && entry.mode & 0o077) open.push(one)
  }
  return open
}

/** A data folder as an older Starnest left it: open to everybody, and root's when root started it. */
async function olderDataFolder(): Promise<string> {
  const dataFolder = join(folder, 'data')
  await mkdir(join(dataFolder, 'media', 'film'), { recursive: true })
  for (const name of ['uploads', 'tls']) await mkdir(join(dataFolder, name))
  await writeFile(join(dataFolder, 'note'), 'of an older Starnest')
  await writeFile(join(dataFolder, 'media', 'film', 'original.mp4'), 'bytes')
  await writeFile(join(folder, 'outside'), 'not ours')
  await symlink(join(folder, 'outside'), join(dataFolder, 'media', 'film', 'link'))
  const { stdout } = await run('find', [dataFolder, '-type', 'd'])
  for (const one of stdout.trim().split('\n')) await chmod(one, 0o777)
  await chmod(join(dataFolder, 'note'), 0o666)
  return dataFolder
}

it('is nobody else’s to read and runs without any right of root, from an older data folder on', async () => {
  const dataFolder = await olderDataFolder()
  const ffmpeg = await tellingFfmpeg('open-ffmpeg')
  const server = await start(dataFolder, { FFMPEG_PATH: ffmpeg.path })
  await upload(server.origin)
  const rights = [...(await rightsFrom(server.pid)), ...(await ffmpeg.runs())]
  expect(rights.length).toBeGreaterThan(5)
  for (const { users, capabilities } of rights) {
    expect(users).not.toContain('0')
    expect(capabilities).toBe(0n)
  }
  if (isRoot) expect(rights[0]?.groups).toBe('')
  expect(server.said()).not.toContain('root')

  const { uid } = await stat(join(dataFolder, 'media', 'film', 'original.mp4'))
  expect(rights[0]?.users).toEqual([String(uid)])
  expect((await stat(join(folder, 'outside'))).uid).toBe(process.geteuid?.())

  const env = { ...process.env, STARNEST_DATA: dataFolder }
  await run('/bin/sh', ['-c', 'umask 000; exec "$0" "$@"', process.execPath, BACKUP], { env })
  await server.stop()
  const names = await readdir(dataFolder)
  expect(names).toEqual(expect.arrayContaining(['backups', 'database', 'media', 'uploads']))
  // Of what was there before only the way to it is closed.
  const before = join(dataFolder, 'media', 'film')
  const open = (await openToOthers(dataFolder)).filter((path) => !path.startsWith(before))
  expect(open.slice(0, 5)).toEqual([])
})

describe.runIf(isRoot && process.platform === 'linux')('for root', () => {
  it('keeps one capability, to read, where folders above let only root in', async () => {
    await mkdir(join(folder, 'closed'), { mode: 0o700 })
    const ffmpeg = await tellingFfmpeg('closed-ffmpeg')
    const dataFolder = join(folder, 'closed', 'data')
    const server = await start(dataFolder, { FFMPEG_PATH: ffmpeg.path })
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200)
    const rights = [...(await rightsFrom(server.pid)), ...(await ffmpeg.runs())]
    expect(rights.length).toBeGreaterThan(5)
    for (const { users, capabilities } of rights) {
      expect(users).not.toContain('0')
      expect(capabilities & ~READ_ALONE).toBe(0n)
    }
    await server.stop()
  })
})

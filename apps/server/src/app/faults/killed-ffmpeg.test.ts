import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tempFileSchema } from '@starnest/contract/files/files'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { ingestStateSchema } from '@starnest/contract/files/ingest'
import { INGEST_ROUTES } from '@starnest/contract/files/ingest.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { pathOf } from '@starnest/contract/route'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startStarnest } from '../../../../../tests/running-starnest.ts'
import { makeTinyFilm } from '../../../test/media/tiny-film.ts'

const LIMIT = { interval: 100 }

/** An ffmpeg that encodes nothing the first time, but waits, with its process id in a file. */
async function writeHeldFfmpeg(folder: string) {
  const notes = join(folder, 'notes')
  await mkdir(notes)
  await chmod(notes, 0o777)
  const pidFile = join(notes, 'pid')
  const path = join(folder, 'ffmpeg')
  const lines = [
    '#!/bin/sh',
    `case "$*" in *-force_key_frames*) test -e "${pidFile}" || { echo $$ > "${pidFile}"; exec sleep 300; } ;; esac`,
    'exec ffmpeg "$@"',
  ]
  await writeFile(path, `${lines.join('\n')}\n`)
  await chmod(path, 0o755)
  return { path, pidFile }
}

it.skipIf(process.platform === 'win32')(
  'says that a film was not prepared when its ffmpeg is killed, keeps the film, and goes on when asked',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'starnest-killed-ffmpeg-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await chmod(folder, 0o755)
    const held = await writeHeldFfmpeg(folder)
    await makeTinyFilm(join(folder, 'old.avi'), { seconds: 2, videoCodec: 'mpeg4' })
    const bytes = await readFile(join(folder, 'old.avi'))
    const starnest = await startStarnest({ FFMPEG_PATH: held.path, LOG_LEVEL: 'silent' })
    onTestFinished(async () => void (await starnest.stop()))
    const { origin } = starnest
    const form = new FormData()
    form.append('file', new Blob([bytes]), 'old.avi')
    const post = { method: 'POST', headers: { origin } }
    const answer = await fetch(`${origin}${UPLOAD_ROUTES.upload.path}`, { ...post, body: form })
    const { filename } = tempFileSchema.parse(await answer.json())
    const encoding = async () => {
      const state = await (
        await fetch(`${origin}${pathOf(INGEST_ROUTES.state, { filename })}`)
      ).json()
      return ingestStateSchema.parse(state).jobs.find(({ kind }) => kind === 'renditions')
    }
    const pid = await vi.waitUntil(
      async () => Number(await readFile(held.pidFile, 'utf8').catch(() => '')),
      LIMIT,
    )
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(async () => {
      expect(await encoding()).toMatchObject({ state: 'failed', problem: { code: 'stopped' } })
    }, LIMIT)
    const kept = await (
      await fetch(`${origin}${pathOf(FILE_ROUTES.bytes, { filename })}`)
    ).arrayBuffer()
    const hashOf = (some: ArrayBuffer | Buffer) =>
      createHash('sha256').update(new Uint8Array(some)).digest('hex')
    expect(hashOf(kept)).toBe(hashOf(bytes))
    await fetch(`${origin}${pathOf(INGEST_ROUTES.retry, { filename })}`, post)
    await vi.waitFor(async () => expect(await encoding()).toMatchObject({ state: 'done' }), LIMIT)
  },
)

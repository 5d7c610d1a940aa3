import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FILE_ROUTES, type TempFile, tempFileSchema } from '@starnest/contract/files'
import { INGEST_ROUTES, type IngestState, ingestStateSchema } from '@starnest/contract/ingest'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type RunningStarnest, startStarnest } from '../../../../../tests/running-starnest.ts'
import { makeTinyFilm } from '../../adapters/media/ffmpeg/testing/tiny-film.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-killed-'))
  // Large enough that it can be killed while it is encoded.
  const old = { seconds: 15, size: '1280x720', videoCodec: 'mpeg4' } as const
  await makeTinyFilm(join(folder, 'old.avi'), old)
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

async function upload({ origin }: RunningStarnest): Promise<TempFile> {
  const form = new FormData()
  form.append('file', new Blob([await readFile(join(folder, 'old.avi'))]), 'old.avi')
  const init = { method: 'POST', body: form, headers: { origin } }
  const answer = await fetch(`${origin}${FILE_ROUTES.upload}`, init)
  return tempFileSchema.parse(await answer.json())
}

async function stateOf({ origin }: RunningStarnest, filename: string): Promise<IngestState> {
  const answer = await fetch(`${origin}${INGEST_ROUTES.state(filename)}`)
  return ingestStateSchema.parse(await answer.json())
}

const encoding = ({ jobs }: IngestState) => jobs.find(({ kind }) => kind === 'renditions')

it('goes on after it was killed while it encoded a film, and has all of it in the end', {
  timeout: 240_000,
}, async () => {
  let starnest = await startStarnest()
  const { dataFolder } = starnest
  const { filename } = await upload(starnest)
  const waiting = { timeout: 60_000, interval: 100 }
  await vi.waitFor(async () => {
    expect(encoding(await stateOf(starnest, filename))?.state).toBe('running')
  }, waiting)
  await starnest.kill()
  starnest = await startStarnest({ STARNEST_DATA: dataFolder })
  expect(['queued', 'running']).toContain(encoding(await stateOf(starnest, filename))?.state)
  await vi.waitFor(
    async () => {
      const { jobs, playable } = await stateOf(starnest, filename)
      expect(jobs.filter(({ state }) => state !== 'done')).toEqual([])
      expect(playable).toBe('now')
    },
    { ...waiting, timeout: 150_000 },
  )
  const made = await readdir(join(dataFolder, 'media', filename.replace(/\.avi$/, '')))
  expect(made.sort()).toEqual([
    ...['candidate-0', 'candidate-1', 'candidate-2', 'hls', 'ladder', 'original.avi'],
    ...['pictures.json', 'previews', 'thumbnail.webp'],
  ])
  expect(await starnest.stop()).toBe(0)
})

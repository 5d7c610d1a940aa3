import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TempFile, tempFileSchema } from '@starnest/contract/files/files'
import { type IngestState, ingestStateSchema } from '@starnest/contract/files/ingest'
import { INGEST_ROUTES } from '@starnest/contract/files/ingest.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { pathOf } from '@starnest/contract/route'
import { playbackSchema } from '@starnest/contract/watch/watch'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type RunningStarnest, startStarnest } from '../../../../../tests/running-starnest.ts'
import { writeSlowFfmpeg } from '../../../test/media/slow-ffmpeg.ts'
import { makeTinyFilm } from '../../../test/media/tiny-film.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-killed-'))
  // Small, and made slowly, so that the server can be killed while they are made.
  await makeTinyFilm(join(folder, 'old.avi'), { seconds: 12, videoCodec: 'mpeg4' })
  await makeTinyFilm(join(folder, 'packed.mkv'), { seconds: 30 })
  await writeSlowFfmpeg(join(folder, 'slow-ffmpeg'), 4)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function upload({ origin }: RunningStarnest, name: string): Promise<TempFile> {
  const form = new FormData()
  form.append('file', new Blob([await readFile(join(folder, name))]), name)
  const init = { method: 'POST', body: form, headers: { origin } }
  const answer = await fetch(`${origin}${UPLOAD_ROUTES.upload.path}`, init)
  return tempFileSchema.parse(await answer.json())
}

async function stateOf({ origin }: RunningStarnest, filename: string): Promise<IngestState> {
  const answer = await fetch(`${origin}${pathOf(INGEST_ROUTES.state, { filename })}`)
  return ingestStateSchema.parse(await answer.json())
}

const encoding = ({ jobs }: IngestState) => jobs.find(({ kind }) => kind === 'renditions')

it('goes on after it was killed while it encoded a film, and has all of it in the end', async () => {
  const env = { FFMPEG_PATH: join(folder, 'slow-ffmpeg') }
  let starnest = await startStarnest(env)
  const { dataFolder } = starnest
  const { filename } = await upload(starnest, 'old.avi')
  const waiting = { interval: 100 }
  await vi.waitFor(async () => {
    expect(encoding(await stateOf(starnest, filename))?.state).toBe('running')
  }, waiting)
  await starnest.kill()
  starnest = await startStarnest({ ...env, STARNEST_DATA: dataFolder })
  expect(['queued', 'running']).toContain(encoding(await stateOf(starnest, filename))?.state)
  await vi.waitFor(async () => {
    const { jobs, playable } = await stateOf(starnest, filename)
    expect(jobs.filter(({ state }) => state !== 'done')).toEqual([])
    expect(playable).toBe('now')
  }, waiting)
  const made = await readdir(join(dataFolder, 'media', filename.replace(/\.avi$/, '')))
  expect(made.sort()).toEqual([
    ...['candidate-0', 'candidate-1', 'candidate-2', 'hls', 'ladder', 'original.avi'],
    ...['pictures.json', 'previews', 'thumbnail.webp'],
  ])
  expect(await starnest.stop()).toBe(0)
})

it('shows nothing of a film after it was killed while that was watched, until it is made again', async () => {
  const env = { FFMPEG_PATH: join(folder, 'slow-ffmpeg') }
  let starnest = await startStarnest(env)
  const { dataFolder } = starnest
  const { filename, titleId } = await upload(starnest, 'packed.mkv')
  /** Address of the stream that can be watched now. */
  const watched = async () => {
    const at = (address: string) => fetch(`${starnest.origin}${address}`)
    const answer = await at(pathOf(WATCH_ROUTES.playback, { id: titleId ?? 0 }))
    const { sources } = playbackSchema.parse(await answer.json())
    const index = sources?.hls && (await (await at(sources.hls)).text())
    return index ? index.match(/^\w+\/stream\.m3u8$/m)?.[0] : undefined
  }
  const waiting = { interval: 100 }
  const before = await vi.waitFor(async () => {
    const stream = await watched()
    expect(stream).toBeDefined()
    return stream
  }, waiting)
  await starnest.kill()
  // The job begins by forgetting what it made before: on a full disk it does not begin.
  const full = { STARNEST_DISK_RESERVE: '1000TiB' }
  starnest = await startStarnest({ ...env, ...full, STARNEST_DATA: dataFolder })
  expect(await watched()).toBeUndefined()
  expect(await starnest.halt()).toBe(0)
  starnest = await startStarnest({ ...env, STARNEST_DATA: dataFolder })
  expect(await watched()).not.toBe(before)
  await vi.waitFor(async () => {
    const { jobs } = await stateOf(starnest, filename)
    expect(jobs.find(({ kind }) => kind === 'streams')?.state).toBe('done')
  }, waiting)
  const after = await watched()
  const hls = join(dataFolder, 'media', filename.replace(/\.mkv$/, ''), 'hls')
  expect((await readdir(hls)).sort()).toEqual([after?.split('/')[0], 'index.m3u8'].sort())
  expect(await starnest.stop()).toBe(0)
})

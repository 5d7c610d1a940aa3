import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { playbackSchema } from '@starnest/contract/watch/watch'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCinema } from '../../../test/ingest/family-cinema.ts'
import {
  FOREIGN_MATROSKA,
  FOREIGN_OLD_FILMS,
  takeForeignFilm,
} from '../../../test/media/foreign-films.ts'
import { makeTinyFilm } from '../../../test/media/tiny-film.ts'
import { openFfmpeg } from '../../adapters/media/ffmpeg/open-ffmpeg.ts'

let folder: string
let cinema: Awaited<ReturnType<typeof openCinema>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-ingest-'))
  cinema = await openCinema(openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' }))
})
afterAll(async () => {
  await cinema.home.close()
  await rm(folder, { recursive: true, force: true })
})

const bring = async (name: string) => cinema.bringFilm(name, await readFile(join(folder, name)))

async function playbackOf(titleId: number) {
  const answer = await cinema.grownUp.get(`/api/animations/${titleId}/playback`)
  return playbackSchema.parse(answer.json())
}

/** Status of every file that playlists name, from the one that is opened first. */
async function statusesUnder(address: string): Promise<number[]> {
  const answer = await cinema.grownUp.get(address)
  if (!address.endsWith('.m3u8')) return [answer.statusCode]
  const named = answer.body.match(/(?:\.\.\/)?[\w/-]+\.(?:m3u8|mp4|m4s)/g) ?? []
  const found = [answer.statusCode]
  for (const name of new Set(named)) {
    const next = new URL(name, `http://home${dirname(address)}/`).pathname
    found.push(...(await statusesUnder(next)))
  }
  return found
}

const failures = (jobs: readonly { kind: string; state: string; reason: string | null }[]) =>
  jobs.filter(({ state }) => state !== 'done')

it('lets an MP4 be watched when it has been looked into, and draws its pictures afterwards', async () => {
  await makeTinyFilm(join(folder, 'lake.mp4'), { seconds: 21 })
  const file = await bring('lake.mp4')
  expect(file).toMatchObject({ assetType: 'video', ingest: { playable: 'now' } })
  const { sources } = await playbackOf(file.titleId)
  expect((await cinema.grownUp.get(sources?.direct ?? '')).statusCode).toBe(200)
  expect((await cinema.grownUp.get(file.storageUrl)).statusCode).toBe(200)
  expect(failures((await cinema.ended(file.filename)).jobs)).toEqual([])
  const playback = await playbackOf(file.titleId)
  expect(playback.duration).toBeCloseTo(21, 0)
  expect(playback.loudness).toBeLessThan(0)
  expect((await cinema.grownUp.get(playback.previews ?? '')).body).toContain('sheet-0.jpg')
})

it('repackages a Matroska file, and encodes an old AVI, so that browsers play both', async () => {
  await makeTinyFilm(join(folder, 'source.mp4'), { seconds: 6 })
  const [from, to] = [join(folder, 'source.mp4'), join(folder, 'packed.mkv')]
  await promisify(execFile)('ffmpeg', ['-loglevel', 'error', '-i', from, '-c', 'copy', to])
  await makeTinyFilm(join(folder, 'old.avi'), { seconds: 6, videoCodec: 'mpeg4' })
  for (const name of ['packed.mkv', 'old.avi']) {
    const file = await bring(name)
    expect(failures((await cinema.ended(file.filename)).jobs), name).toEqual([])
    const { sources } = await playbackOf(file.titleId)
    expect(sources?.direct, name).toBeNull()
    const statuses = await statusesUnder(sources?.hls ?? '')
    expect(statuses.length, name).toBeGreaterThan(3)
    expect(new Set(statuses), name).toEqual(new Set([200]))
  }
})

it('plays what a recorder of discs, an old computer and another muxer made', async () => {
  const films = [...FOREIGN_OLD_FILMS, ...FOREIGN_MATROSKA]
  const chosen = [
    ['Holiday.vob', 'dvdauthor-mpeg2-ac3.vob'],
    ['Party.wmv', 'mencoder-wmv2-wmav2.wmv'],
    ['Longer sound.mkv', 'mkvmerge-second-sound-goes-on.mkv'],
  ] as const
  for (const [name, made] of chosen) {
    const film = films.find((one) => one.file === made)
    if (!film) throw new Error(`there is no film ${made}`)
    const file = await cinema.bringFilm(name, await readFile(await takeForeignFilm(folder, film)))
    expect(failures((await cinema.ended(file.filename)).jobs), name).toEqual([])
    const { sources } = await playbackOf(file.titleId)
    const statuses = await statusesUnder(sources?.hls ?? '')
    expect(statuses.length, name).toBeGreaterThan(3)
    expect(new Set(statuses), name).toEqual(new Set([200]))
  }
})

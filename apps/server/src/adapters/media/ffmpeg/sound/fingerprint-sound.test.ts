import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { generated, runBareFfmpeg } from '../../../../../test/media/make-media.ts'
import type { ExaminedJob } from '../../../../ports/media/media.ts'
import { openFfmpeg } from '../open-ffmpeg.ts'
import { listsFingerprints } from './fingerprint-sound.ts'

const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })

let folder: string
let job: ExaminedJob
let late: ExaminedJob
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-fingerprint-'))
  const picture = generated('color=size=64x64:rate=2:duration=40')
  const sound = generated('aevalsrc=sin(2*PI*t*(300+40*floor(2*t))):duration=40')
  const beep = ['-itsoffset', '10', ...generated('sine=frequency=440:duration=30')]
  const made = ['-preset', 'ultrafast', '-c:a', 'aac', '-shortest']
  job = await film('film.mkv', [...picture, ...sound, ...made])
  late = await film('late.mkv', [...picture, ...beep, ...made])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function film(name: string, made: string[]): Promise<ExaminedJob> {
  const source = { sourcePath: join(folder, name), format: 'matroska' } as const
  await runBareFfmpeg(...made, source.sourcePath)
  return { ...source, examination: await media.examine(source) }
}

async function pointsOf(of: ExaminedJob, at: { fromSeconds: number; seconds: number }) {
  const intoFile = join(folder, 'points.bin')
  await media.fingerprintSound({ ...of, ...at, intoFile })
  return new Uint32Array(new Uint8Array(await readFile(intoFile)).buffer)
}

it('writes eight points a second, the same for the same sound and others for other sound', async () => {
  expect(await media.canFingerprint()).toBe(true)
  const points = await pointsOf(job, { fromSeconds: 0, seconds: 20 })
  // The last ones would speak of sound behind the stretch.
  expect(points.length).toBeGreaterThan(130)
  expect(points.length).toBeLessThan(162)
  expect(await pointsOf(job, { fromSeconds: 0, seconds: 20 })).toEqual(points)
  expect(await pointsOf(job, { fromSeconds: 20, seconds: 20 })).not.toEqual(points)
})

it('sets a sound that begins late where it is heard, behind silence', async () => {
  const points = await pointsOf(late, { fromSeconds: 0, seconds: 20 })
  expect(points.length).toBeGreaterThan(130)
  expect(new Set(points.subarray(0, 50)).size).toBe(1)
})

it('writes none of a stretch that is too short', async () => {
  expect(await pointsOf(job, { fromSeconds: 0, seconds: 1 })).toHaveLength(0)
})

it('refuses a film without sound, and stops with its signal', async () => {
  const silent = { ...job, examination: { ...job.examination, audio: [] } }
  await expect(pointsOf(silent, { fromSeconds: 0, seconds: 9 })).rejects.toMatchObject({
    problem: { code: 'no_sound' },
  })
  const stopped = { ...job, signal: AbortSignal.abort() }
  await expect(pointsOf(stopped, { fromSeconds: 0, seconds: 9 })).rejects.toMatchObject({
    reason: 'stopped',
  })
})

it('knows an ffmpeg that makes no fingerprints by the formats that it lists', () => {
  expect(listsFingerprints(' E caf  Apple CAF\n  E chromaprint     Chromaprint\n')).toBe(true)
  expect(listsFingerprints('  E chromaprint     Chromaprint\n')).toBe(true)
  expect(listsFingerprints(' E caf  Apple CAF\n  E crc   CRC testing\n')).toBe(false)
})

it('answers that it makes none where ffmpeg is not installed', async () => {
  const none = openFfmpeg({ ffmpegPath: '/no/ffmpeg', ffprobePath: '/no/ffprobe' })
  expect(await none.canFingerprint()).toBe(false)
})

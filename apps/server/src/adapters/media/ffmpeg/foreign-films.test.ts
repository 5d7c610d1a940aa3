import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examined } from '../../../../test/media/examined.ts'
import { streamedFilm } from '../../../../test/media/film-sync.ts'
import {
  A_THOUSAND_HOURS,
  FOREIGN_MATROSKA,
  FOREIGN_OLD_FILMS,
  type ForeignFilm,
  takeForeignFilm,
} from '../../../../test/media/foreign-films.ts'
import { planFor } from '../../../domain/media/media-plan.ts'
import { openFfmpeg } from './open-ffmpeg.ts'

const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })

/** When the flash and the beep of these films come, and how far apart they may be. */
const FLASH_AT_SECONDS = 1
const SYNC_TOLERANCE_SECONDS = 0.05

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-foreign-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function into(name: string): Promise<string> {
  const path = join(folder, name)
  await mkdir(path)
  return path
}

/** Makes what is watched of a film, as it is made when it is taken in. */
async function shown(film: ForeignFilm) {
  const sourcePath = await takeForeignFilm(folder, film)
  const job = { sourcePath, format: film.format }
  const examination = await media.examine(job)
  expect(planFor(examination)).toEqual({ is: film.plan })
  const { video, audio } = examination
  expect([video?.codec, audio[0]?.codec]).toEqual(film.codecs)
  const intoFolder = await into(`hls-${film.file}`)
  if (film.plan === 'encode') await media.encodeLadder({ ...job, examination, intoFolder })
  else await media.remuxToHls({ ...job, examination, intoFolder })
  return { job, examination, intoFolder }
}

describe('a film that another program made', () => {
  it.each([...FOREIGN_MATROSKA, ...FOREIGN_OLD_FILMS])(
    'plays from beginning to end, with sound in step: $file',
    async (film) => {
      const { examination, intoFolder } = await shown(film)
      const seconds = film.seconds ?? 2
      expect(Math.abs(examination.durationSeconds - seconds)).toBeLessThan(0.15)
      const { flashSeconds, lastSeconds, beepSeconds = Number.NaN } = await streamedFilm(intoFolder)
      expect(Math.abs(flashSeconds - FLASH_AT_SECONDS), 'the flash').toBeLessThan(0.1)
      const late = beepSeconds - flashSeconds - (film.soundLateSeconds ?? 0)
      expect(Math.abs(late), 'from flash to beep').toBeLessThan(SYNC_TOLERANCE_SECONDS)
      const pictureSeconds = film.pictureSeconds ?? seconds
      expect(lastSeconds, 'its last picture').toBeGreaterThan(pictureSeconds - 0.3)
    },
  )

  it.each(FOREIGN_MATROSKA)('has pictures to seek by: $file', async (film) => {
    const sourcePath = await takeForeignFilm(folder, film)
    const job = await examined(media, { sourcePath, format: film.format })
    const { durationSeconds } = job.examination
    const { pictures } = await media.extractPreviews({
      ...{ ...job, intervalSeconds: 0.5 },
      intoFolder: await into(`previews-${film.file}`),
    })
    const pictureSeconds = film.pictureSeconds ?? durationSeconds
    expect(pictures).toBeGreaterThanOrEqual(Math.floor(pictureSeconds / 0.5) - 1)
    expect(pictures).toBeLessThanOrEqual(Math.ceil(durationSeconds / 0.5))
  })

  it('is refused with a sentence where it claims to last for weeks', async () => {
    const sourcePath = await takeForeignFilm(folder, A_THOUSAND_HOURS)
    await expect(media.examine({ sourcePath, format: 'asf' })).rejects.toMatchObject({
      reason: 'refused',
      message: 'It lasts, or says that it lasts, a day or longer.',
      problem: { code: 'lasts_too_long' },
    })
  })
})

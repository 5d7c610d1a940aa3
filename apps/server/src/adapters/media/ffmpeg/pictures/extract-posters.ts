import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from '@starnest/contract/catalog/catalog'
import type { ExaminedJob, PictureKind, PosterCandidate } from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { chooseStills, type Sample, sampleTimes } from './choose-stills.ts'
import { cleanPicture, smallPicture } from './clean-picture.ts'
import { canWriteAvif, writePicture } from './write-picture.ts'

/** Places in a film that are read, one for so many seconds, and how many of them are offered. */
const SAMPLES = { least: 4, most: 16, everySeconds: 2 }
const CANDIDATES = 3

type PosterJob = ExaminedJob & { readonly intoFolder: string }

/** Finds stills that can stand for a film and writes each as poster and backdrop.
 *  @throws MediaError */
export async function extractPosters(program: string, job: PosterJob): Promise<PosterCandidate[]> {
  return withFolder(job.intoFolder, async (folder) => {
    const chosen = chooseStills(await lookAround(program, { job, folder }), CANDIDATES)
    if (chosen.length === 0) throw new MediaError('failed', 'No picture of it could be drawn.')
    const hasAvif = await canWriteAvif(program)
    const candidates: PosterCandidate[] = []
    for (const [nth, { atSeconds, picture: small }] of chosen.entries()) {
      const name = `candidate-${nth}`
      const intoFolder = join(job.intoFolder, name)
      await mkdir(intoFolder)
      const clean = await cleanPicture(program, job, { atSeconds, folder, small })
      const draw = (kind: PictureKind) =>
        writePicture(program, clean, { kind, intoFolder, hasAvif, signal: job.signal })
      candidates.push({
        folder: name,
        atSeconds,
        poster: await draw('poster'),
        backdrop: await draw('backdrop'),
      })
    }
    return candidates
  })
}

async function lookAround(
  program: string,
  { job, folder }: { job: PosterJob; folder: string },
): Promise<Sample[]> {
  const { durationSeconds } = job.examination
  const wanted = Math.ceil(durationSeconds / SAMPLES.everySeconds)
  const count = Math.max(SAMPLES.least, Math.min(SAMPLES.most, wanted))
  const samples: Sample[] = []
  for (const atSeconds of sampleTimes(durationSeconds, count)) {
    const picture = await smallPicture(program, job, { atSeconds, folder })
    if (picture) samples.push({ atSeconds, picture })
  }
  if (samples.length > 0) return samples
  const first = await smallPicture(program, job, { atSeconds: 0, folder })
  return first ? [{ atSeconds: 0, picture: first }] : []
}

/** Encodes a still anew in a kind's shape and sizes. @throws MediaError */
export async function makePicture(
  program: string,
  job: PosterJob & { readonly kind: PictureKind },
): Promise<Picture> {
  const { intoFolder, kind, signal } = job
  return withFolder(intoFolder, async (folder) => {
    const small = await smallPicture(program, job, { atSeconds: 0, folder })
    if (!small) throw new MediaError('unreadable', 'This picture cannot be read.')
    const clean = await cleanPicture(program, job, { atSeconds: 0, folder, small })
    const hasAvif = await canWriteAvif(program)
    return writePicture(program, clean, { kind, intoFolder, hasAvif, signal })
  })
}

/** Lends a folder inside the given one, and removes it afterwards. */
async function withFolder<T>(inside: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(inside, 'work-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from '@starnest/contract/catalog/catalog'
import type { ExaminedJob, PictureKind, PosterCandidate } from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { chooseStills, type Sample, sampleTimes } from './choose-stills.ts'
import { smallPictures } from './clean-picture.ts'
import { writePictures } from './write-picture.ts'

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
    const candidates: PosterCandidate[] = []
    for (const [nth, { atSeconds, picture: small }] of chosen.entries()) {
      const name = `candidate-${nth}`
      const intoFolder = join(job.intoFolder, name)
      await mkdir(intoFolder)
      const kinds = ['poster', 'backdrop'] as const
      const pictures = await writePictures(program, job, { kinds, atSeconds, small, intoFolder })
      const [poster, backdrop] = pictures
      if (poster && backdrop) candidates.push({ folder: name, atSeconds, poster, backdrop })
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
  const samples = await samplesAt(program, {
    job,
    folder,
    places: sampleTimes(durationSeconds, count),
  })
  return samples.length > 0 ? samples : samplesAt(program, { job, folder, places: [0] })
}

async function samplesAt(
  program: string,
  { job, folder, places }: { job: PosterJob; folder: string; places: readonly number[] },
): Promise<Sample[]> {
  const pictures = await smallPictures(program, job, { places, folder })
  return places.flatMap((atSeconds, nth) => {
    const picture = pictures[nth]
    return picture ? [{ atSeconds, picture }] : []
  })
}

/** Encodes a still anew in a kind's shape and sizes. @throws MediaError */
export async function makePicture(
  program: string,
  job: PosterJob & { readonly kind: PictureKind },
): Promise<Picture> {
  const { intoFolder, kind } = job
  return withFolder(intoFolder, async (folder) => {
    const [small] = await smallPictures(program, job, { places: [0], folder })
    if (!small) throw new MediaError('unreadable', 'This picture cannot be read.')
    const still = { kinds: [kind], atSeconds: 0, small, intoFolder }
    const [picture] = await writePictures(program, job, still)
    if (!picture) throw new MediaError('failed', 'No picture of it could be drawn.')
    return picture
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

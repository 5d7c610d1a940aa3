import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IngestJobKind } from '@starnest/contract/files/ingest'
import { mediaKey } from '../../../domain/media/media-address.ts'
import { type MediaPlan, planFor } from '../../../domain/media/media-plan.ts'
import type { MediaExamination } from '../../../ports/media/media.ts'
import { MediaError } from '../../../ports/media/media-error.ts'
import { type IngestFile, lockRemovedAt, writeFileFacts } from '../ingest.repository.ts'
import type { TitleFindings } from '../ingest-titles.ts'
import { originalOf } from '../source-format.ts'
import { formatOf, type Made, type Making, placeOf } from './make.ts'

/** Looks into a file. Of a film it makes a title, of a picture a small one, of sound its waveform.
 *  @throws MediaError, StorageError */
export async function probe(making: Making): Promise<Made> {
  const { file, storage, media, signal } = making
  const format = formatOf(file)
  const key = mediaKey(file.mediaId, originalOf(file.filename))
  return storage.withLocalFile(key, async (sourcePath) => {
    const examination = await media.examine({ sourcePath, format, signal })
    if (file.assetType === 'video') return titled(making, examination)
    const job = { sourcePath, format, examination, signal }
    if (file.assetType === 'image') {
      await withFile(making, 'thumbnail.webp', (intoFile) =>
        media.makeThumbnail({ ...job, intoFile }),
      )
      return noted(file.id, { facts: examination, hasThumbnail: true })
    }
    const waveform = await media.makeWaveform(job)
    await withFile(making, 'waveform.json', (path) => writeFile(path, JSON.stringify(waveform)))
    return noted(file.id, { facts: examination, hasWaveform: true })
  })
}

/** Stores what is written to a path of our choice. */
export async function withFile(
  { file, storage }: Making,
  name: string,
  write: (path: string) => Promise<void>,
): Promise<void> {
  await storage.withWorkFolder(async (folder) => {
    const path = join(folder, name)
    await write(path)
    await storage.putFile(mediaKey(file.mediaId, name), path)
  })
}

const noted = (fileId: number, facts: Parameters<typeof writeFileFacts>[2]): Made => ({
  write: (tx) => writeFileFacts(tx, fileId, facts),
})

function titled({ file, titles }: Making, examination: MediaExamination): Made {
  const plan = planFor(examination)
  if (plan.is === 'refuse') {
    throw new MediaError('refused', plan.reason, { problem: { code: 'no_picture' } })
  }
  const { durationSeconds, chapters } = examination
  const findings: TitleFindings = {
    durationSeconds,
    chapters: [...chapters],
    videoFile: plan.is === 'direct' ? originalOf(file.filename) : null,
  }
  return {
    next: jobsAfter(plan, examination).filter((kind) => !isSpared(kind, file)),
    async write(tx) {
      const place = placeOf(file)
      // A film that is put in the bin during its probe may have no title to hide yet.
      const hiddenAt = await lockRemovedAt(tx, file.id)
      if (!place) {
        const titleId = await titles.create(tx, file, { ...findings, hiddenAt })
        await writeFileFacts(tx, file.id, { facts: examination, titleId })
        return
      }
      // One of a library folder may have been hidden because it could not be read before.
      const isBack = file.folderId !== null && hiddenAt === null
      const shown = isBack ? { ...findings, hiddenAt } : findings
      await titles.change(tx, place, shown)
      await writeFileFacts(tx, file.id, { facts: examination })
    },
  }
}

/** Whether a job is left out for this file: a version has the poster of its film, and an extra needs no seek
 *  previews. */
function isSpared(kind: IngestJobKind, { titleId, videoKind }: IngestFile): boolean {
  if (titleId !== null || videoKind === null) return false
  return kind === (videoKind === 'version' ? 'posters' : 'previews')
}

/** Pictures that streams take over as they are. */
const CUT_AS_IS = /^(?:h264|vp9|av1)$/

/** What a film needs besides, in the order in which it is begun. */
export function jobsAfter(
  plan: MediaPlan,
  { audio, subtitles, video }: Pick<MediaExamination, 'audio' | 'subtitles' | 'video'>,
): IngestJobKind[] {
  const jobs: IngestJobKind[] = []
  // Of a file with several sounds browsers play the first: a stream lets one choose.
  const needsChoice = audio.length > 1 && CUT_AS_IS.test(video?.codec ?? '')
  if (plan.is === 'repackage' || (plan.is === 'direct' && needsChoice)) jobs.push('streams')
  if (plan.is === 'encode') jobs.push('renditions')
  jobs.push('posters')
  if (subtitles.some(({ isText }) => isText)) jobs.push('subtitles')
  jobs.push('previews')
  if (audio.length > 0) jobs.push('loudness')
  return jobs
}

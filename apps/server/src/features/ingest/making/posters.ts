import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaKey, PICTURE_CHOICES } from '../../../domain/media/media-address.ts'
import type { Media } from '../../../ports/media/media.ts'
import { writeFileFacts } from '../ingest.repository.ts'
import { type Made, type Making, titleOf, withExamined } from './make.ts'
import { withFile } from './probe.ts'

type Candidates = Awaited<ReturnType<Media['extractPosters']>>

/** Finds pictures that can stand for a film; the first does until somebody chooses another.
 *  @throws MediaError, StorageError */
export async function posters(making: Making): Promise<Made> {
  const { file, titles } = making
  const title = titleOf(file)
  const [first] = await withExamined(making, async (job) => {
    await withFile(making, 'thumbnail.webp', (intoFile) =>
      making.media.makeThumbnail({ ...job, intoFile }),
    )
    return making.storage.withWorkFolder(async (intoFolder) => {
      const found = await making.media.extractPosters({ ...job, intoFolder })
      await store(making, found, intoFolder)
      return found
    })
  })
  return {
    async write(tx) {
      await writeFileFacts(tx, file.id, { hasThumbnail: true })
      if (first) await titles.offerPicture(tx, title, first)
    },
  }
}

async function store({ file, storage }: Making, found: Candidates, from: string): Promise<void> {
  for (const { folder } of found) {
    await storage.putFolder(mediaKey(file.mediaId, folder), join(from, folder))
  }
  const list = join(from, PICTURE_CHOICES)
  await writeFile(list, JSON.stringify(found))
  await storage.putFile(mediaKey(file.mediaId, PICTURE_CHOICES), list)
}

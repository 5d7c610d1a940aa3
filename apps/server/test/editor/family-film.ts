import { mkdir, writeFile } from 'node:fs/promises'
import type { MediaExamination } from '../../src/ports/media/media.ts'
import { files } from '../../src/tables/files.ts'
import type { TestHome } from '../test-home.ts'

let made = 0

/** Adds a film of the family, whose bytes are `film` and whose title is for an age. */
export async function addFamilyFilm(
  home: TestHome,
  { facts, minimumAge = 0 }: { facts: MediaExamination; minimumAge?: number },
): Promise<{ filename: string; mediaId: string; titleId: number }> {
  made += 1
  const mediaId = `film${String(made).padStart(18, '0')}`
  const titleId = await home.addTitle({ minimumAge, mediaId, origin: `file:${mediaId}` })
  const filename = `${mediaId}.mp4`
  await home.database.db.insert(files).values({
    ...{ householdId: home.householdId, mediaId, filename, titleId, originalName: 'Beach.mp4' },
    ...{ assetType: 'video', contentType: 'video/mp4', sizeBytes: 4, facts },
  })
  const path = `${home.uploadsFolder}/${filename}`
  await mkdir(home.uploadsFolder, { recursive: true })
  await writeFile(path, 'film')
  await home.storage.moveFile(`${mediaId}/original.mp4`, path)
  return { filename, mediaId, titleId }
}

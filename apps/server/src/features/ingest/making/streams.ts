import { originalOf } from '../source-format.ts'
import { prepareHls, preparePreviews } from '../streams/prepare-streams.ts'
import { type Made, type Making, titleOf } from './make.ts'

/** Puts a film whose picture players take into segments. @throws MediaError, StorageError */
export async function streams(making: Making): Promise<Made> {
  const title = titleOf(making.file)
  await prepareHls(workOf(making))
  return { write: (tx) => making.titles.change(tx, title, { hasHls: true }) }
}

/** Draws the pictures that are seen while seeking. @throws MediaError, StorageError */
export async function previews(making: Making): Promise<Made> {
  const title = titleOf(making.file)
  await preparePreviews(workOf(making))
  return { write: (tx) => making.titles.change(tx, title, { hasPreviews: true }) }
}

const workOf = ({ file, media, storage, signal }: Making) => ({
  mediaId: file.mediaId,
  file: originalOf(file.filename),
  format: file.facts?.format,
  media,
  storage,
  signal,
})

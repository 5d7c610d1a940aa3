import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaKey } from '../../../domain/media/media-address.ts'
import { lockLatest } from '../ingest.repository.ts'
import { originalOf } from '../source-format.ts'
import { preparePreviews } from '../streams/prepare-streams.ts'
import {
  forgetOwnStream,
  forgetStream,
  HLS,
  hasRenditions,
  nameStreams,
  sayPlayable,
} from './hls-index.ts'
import { type Made, type Making, titleOf, withExamined } from './make.ts'

/** Puts a film whose picture players take into segments. It can be watched as soon as there is a
 *  beginning of them; when it does not become whole, that is taken back.
 *  @throws MediaError, StorageError */
export async function streams(making: Making): Promise<Made> {
  const { file } = making
  const title = titleOf(file)
  await forgetStream(making, file)
  const write: Made['write'] = (tx) => making.titles.change(tx, title, { hasHls: true })
  if (await hasRenditions(making, file)) return { write }
  const folder = randomBytes(4).toString('hex')
  const takeBack = () => forgetOwnStream(making, folder)
  try {
    await repackage(making, folder)
  } catch (error) {
    await takeBack()
    throw error
  }
  return { write, takeBack }
}

async function repackage(making: Making, folder: string): Promise<void> {
  const { attempt, database, file, media, storage, onPercent } = making
  const key = mediaKey(file.mediaId, `${HLS}/${folder}`)
  const show = async (playlist: string) => {
    // Those of a film that somebody had encoded meanwhile lead, and those of an attempt that has begun since.
    if (await hasRenditions(making, file)) return
    if (!(await lockLatest(database.db, attempt))) return
    await nameStreams(making, { playlist, folder: `${folder}/` })
  }
  const whole = await withExamined(making, (job) =>
    storage.fillFolder(key, async (intoFolder) => {
      const playlist = () => readFile(join(intoFolder, 'index.m3u8'), 'utf8')
      const onPlayable = async () => {
        await show(await playlist())
        await sayPlayable(making, true)
        await making.onPlayable()
      }
      await media.remuxToHls({ ...job, intoFolder, onPlayable, onPercent })
      return playlist()
    }),
  )
  await show(whole)
}

/** Draws the pictures that are seen while seeking. @throws MediaError, StorageError */
export async function previews(making: Making): Promise<Made> {
  const { file, media, storage, signal, titles } = making
  const title = titleOf(file)
  await preparePreviews({
    mediaId: file.mediaId,
    file: originalOf(file.filename),
    examination: file.facts ?? undefined,
    media,
    storage,
    signal,
  })
  return { write: (tx) => titles.change(tx, title, { hasPreviews: true }) }
}

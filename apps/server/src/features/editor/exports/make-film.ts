import { join } from 'node:path'
import { frameSizeOf } from '@starnest/editor/draw/placement'
import type { FilmSource } from '../../../ports/media/film-renderer.ts'
import type { Media } from '../../../ports/media/media.ts'
import type { Storage } from '../../../ports/storage.ts'
import { durationOf } from '../projects/projects.repository.ts'
import { type ExportWork, withPaths } from './export-job.ts'
import type { StoredExport } from './exports.repository.ts'

const FILM = 'film.mp4'

/** Bits of a picture's pixel that a film has at most, as experience says of this encoder; room is asked for by
 *  it, not given. */
const BITS_PER_PIXEL = 0.25
const SOUND_BITS_PER_SECOND = 200_000

type MakingDeps = { storage: Storage; media: Pick<Media, 'examine' | 'renderFilm'> }

/** Where the film of an export lies in storage. */
export const keyOf = ({ mediaId }: Pick<StoredExport, 'mediaId'>) => `${mediaId}/${FILM}`

/** Bytes that a film is thought to take. */
export function estimatedBytes({
  document,
  settings,
}: Pick<StoredExport, 'document' | 'settings'>) {
  const { widthPx, heightPx } = frameSizeOf(document.settings.aspect, settings.shortSidePx)
  const pixelsPerSecond = widthPx * heightPx * settings.framesPerSecond
  const bitsPerSecond = pixelsPerSecond * BITS_PER_PIXEL + SOUND_BITS_PER_SECOND
  return Math.ceil(((durationOf(document) / 1000) * bitsPerSecond) / 8)
}

/** Makes the film of an export and stores it. Resolves with its size in bytes; `onProgress` is told the share
 *  that is done. @throws MediaError */
export async function makeFilm(
  { storage, media }: MakingDeps,
  {
    one,
    work,
    signal,
    onProgress,
  }: {
    one: StoredExport
    work: ExportWork
    signal: AbortSignal
    onProgress: (share: number) => void
  },
): Promise<number> {
  const { document, settings } = one
  const { framesPerSecond, shortSidePx } = settings
  const size = frameSizeOf(document.settings.aspect, shortSidePx)
  const stored = await storage.withWorkFolder((folder) =>
    withPaths(storage, work.sources, async (found) => {
      const intoFile = join(folder, FILM)
      const sources = await Promise.all(found.map((source) => examined(media, source, signal)))
      const plan = { document, sources, credits: work.credits, ...size, framesPerSecond }
      await media.renderFilm({ plan, intoFile, signal, onProgress })
      signal.throwIfAborted()
      await storage.moveFile(keyOf(one), intoFile)
      return storage.stat(keyOf(one))
    }),
  )
  return stored?.size ?? 0
}

/** A source whose pictures are known. Of a file that nobody had looked into, as of a title, that is asked now. */
async function examined(
  media: MakingDeps['media'],
  source: FilmSource,
  signal: AbortSignal,
): Promise<FilmSource> {
  if (source.video || source.assetType !== 'video') return source
  const { path: sourcePath, format } = source
  // What cannot be examined is neither seen nor heard in the film.
  const { video } = await media
    .examine({ sourcePath, format, signal })
    .catch(() => ({ video: null }))
  signal.throwIfAborted()
  return { ...source, video }
}

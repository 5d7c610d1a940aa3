import type { TempFile } from '@starnest/contract/files/files'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import type { IngestState } from '@starnest/contract/files/ingest'
import { pathOf } from '@starnest/contract/route'
import type { Viewer } from '../../domain/viewer.ts'
import { mayKeep, type StoredFile } from './who-may.ts'

/** Where a small picture of a file, or the shape of its sound, is. */
export const madeUrl = (mediaId: string, made: 'thumbnail.webp' | 'waveform.json') =>
  pathOf(FILE_ROUTES.made, { mediaId, made })

/** A file as the calls tell a viewer of it. */
export function tempFileOf(
  viewer: Viewer,
  file: StoredFile,
  ingest: IngestState | undefined,
): TempFile {
  const { facts } = file
  return {
    filename: file.filename,
    originalName: file.originalName,
    assetType: file.assetType,
    storageUrl: pathOf(FILE_ROUTES.bytes, { filename: file.filename }),
    fileSize: file.sizeBytes,
    uploadedAt: file.uploadedAt.toISOString(),
    contentType: file.contentType,
    thumbnailUrl: file.hasThumbnail ? madeUrl(file.mediaId, 'thumbnail.webp') : null,
    titleId: file.titleId,
    duration: facts === null || file.assetType === 'image' ? null : facts.durationSeconds,
    width: facts?.video?.widthPx ?? null,
    height: facts?.video?.heightPx ?? null,
    source: file.folderId === null ? 'upload' : 'folder',
    isFiller: file.isFiller,
    isJamBackground: file.isJamBackground,
    mayRemove: mayKeep(viewer, file),
    removedAt: file.removedAt?.toISOString() ?? null,
    ingest: ingest ?? null,
  }
}

/** The same for somebody who does not find the file any more, or not yet: what it was when it was
 *  brought, and nothing of what became of it. */
export function receiptOf(viewer: Viewer, file: StoredFile): TempFile {
  const unused = { isFiller: false, isJamBackground: false }
  const plain = { ...file, facts: null, hasThumbnail: false, titleId: null, ...unused }
  return { ...tempFileOf(viewer, plain, undefined), mayRemove: false }
}

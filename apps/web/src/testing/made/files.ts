import { filenameSchema, type TempFile } from '@starnest/contract/files/files'

/** A file of a family in a test: a picture unless told. `number` makes its name its own. */
export function testFile(number: number, changes: Partial<TempFile> = {}): TempFile {
  const filename = filenameSchema.parse(`${'A'.repeat(20)}${`${number}`.padStart(2, '0')}.jpg`)
  return {
    filename,
    originalName: `Picture ${number}.jpg`,
    assetType: 'image',
    storageUrl: `/media/temp-uploads/${filename}`,
    fileSize: 1024 * number,
    uploadedAt: `2026-11-${`${number}`.padStart(2, '0')}T12:00:00.000Z`,
    contentType: 'image/jpeg',
    thumbnailUrl: null,
    titleId: null,
    duration: null,
    width: null,
    height: null,
    source: 'upload',
    isFiller: false,
    isJamBackground: false,
    mayRemove: true,
    removedAt: null,
    ingest: null,
    ...changes,
  }
}

import type { TempFile } from '@starnest/contract/files/files'

/** The part of the address that names the file whose preview is open. */
export const OPEN_KEY = 'open'

/** Where a file is shown: a video that is a title has its page, anything else its preview. */
export function addressOf({ titleId, filename }: Pick<TempFile, 'titleId' | 'filename'>): string {
  return titleId === null ? previewAddress(filename) : `/watch/${titleId}`
}

/** Where a file is seen in a tab of its own. A picture is shown as it is. A video or a sound plays in its preview: as a
 *  page of its own it may load nothing, so Chromium plays it not at all, and a video without a player would not count
 *  as watching. Source: its Content-Security-Policy, `default-src 'none'; sandbox`. */
export function tabAddressOf({
  assetType,
  filename,
  storageUrl,
}: Pick<TempFile, 'assetType' | 'filename' | 'storageUrl'>): string {
  return assetType === 'image' ? storageUrl : previewAddress(filename)
}

/** Where the preview of a file is open. */
function previewAddress(filename: string): string {
  return `/media?${OPEN_KEY}=${filename}`
}

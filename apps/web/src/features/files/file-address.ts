import type { TempFile } from '@starnest/contract/files/files'

/** The part of the address that names the file whose preview is open. */
export const OPEN_KEY = 'open'

/** Where a file is shown: a video that is a title has its page, anything else its preview. */
export function addressOf({ titleId, filename }: Pick<TempFile, 'titleId' | 'filename'>): string {
  return titleId === null ? previewAddress(filename) : `/watch/${titleId}`
}

/** Where the preview of a file is open. */
export function previewAddress(filename: string): string {
  return `/media?${OPEN_KEY}=${filename}`
}

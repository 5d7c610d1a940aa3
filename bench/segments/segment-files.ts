import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MEDIA_ID } from '../../apps/server/test/watch/media-library.ts'

/** Six seconds at 2 Mb/s, and four films of a minute and a half. */
const SEGMENT_BYTES = 1_500_000
const SEGMENTS = 60

export const segmentNames = Array.from(
  { length: SEGMENTS },
  (_, index) => `hls/segment-${String(index + 1).padStart(5, '0')}.m4s`,
)

/** Writes the segments into the library's root, of bytes that cannot be compressed. */
export async function writeSegments(folder: string): Promise<void> {
  await mkdir(join(folder, MEDIA_ID, 'hls'), { recursive: true })
  for (const name of segmentNames) {
    await writeFile(join(folder, MEDIA_ID, name), randomBytes(SEGMENT_BYTES))
  }
}

import type { IngestJobKind } from '@starnest/contract/files/ingest'
import { PREVIEW_INTERVAL_SECONDS } from '@starnest/contract/watch/watch'
import type { MediaExamination } from '../../../ports/media/media.ts'

const MIB = 1024 ** 2

/** A film in segments has a little more than the film. */
const SEGMENTS_SHARE = 1.1
/** A picture of a preview sheet, at its most. */
const PREVIEW_BYTES = 24 * 1024

/** Highest rates of all renditions together, of a film whose shorter side has at most so many pixels.
 *  Source: the ladder of the engine. */
const LADDER_RATES = [
  { shortPx: 240, bitsPerSecond: 145_000 },
  { shortPx: 360, bitsPerSecond: 510_000 },
  { shortPx: 480, bitsPerSecond: 1_610_000 },
  { shortPx: 720, bitsPerSecond: 4_610_000 },
] as const
const LARGEST_LADDER_RATE = 10_610_000
/** Above 30 frames a second, pictures take half as much again. */
const MANY_FRAMES = 30
const MANY_FRAMES_SHARE = 1.5
const AUDIO_BITS_PER_SECOND = 256_000

/** Numbers of 4 bytes, 8 a second, of ten minutes at the beginning and four at the end come to 27,200. */
const FINGERPRINT_BYTES = 40_000

type SizingFacts = Pick<MediaExamination, 'durationSeconds'> &
  Partial<Pick<MediaExamination, 'video' | 'audio'>>

/** A file whose job needs room. */
export type RoomNeedingFile = { sizeBytes: number; facts: SizingFacts | null }

/** Bytes that the output of a job takes on the disk, estimated too high rather than too low; 0:
 *  none. */
export function roomNeeded(kind: IngestJobKind, { sizeBytes, facts }: RoomNeedingFile): number {
  const seconds = facts?.durationSeconds ?? 0
  switch (kind) {
    case 'loudness':
      return 0
    case 'fingerprint':
      return FINGERPRINT_BYTES
    case 'probe':
    case 'subtitles':
      return 4 * MIB
    case 'posters':
      return 8 * MIB
    case 'streams':
      return Math.ceil(sizeBytes * SEGMENTS_SHARE)
    case 'previews':
      return MIB + Math.ceil(seconds / PREVIEW_INTERVAL_SECONDS) * PREVIEW_BYTES
    case 'renditions':
      return MIB + Math.ceil((seconds * ladderRate(facts)) / 8)
  }
}

function ladderRate(facts: SizingFacts | null): number {
  const { widthPx = 0, heightPx = 0, framesPerSecond = 0 } = facts?.video ?? {}
  const shortPx = Math.min(widthPx, heightPx)
  const picture = LADDER_RATES.find((one) => shortPx <= one.shortPx)?.bitsPerSecond
  const share = (framesPerSecond ?? 0) > MANY_FRAMES ? MANY_FRAMES_SHARE : 1
  const sound = Math.max(1, facts?.audio?.length ?? 1) * AUDIO_BITS_PER_SECOND
  return (picture ?? LARGEST_LADDER_RATE) * share + sound
}

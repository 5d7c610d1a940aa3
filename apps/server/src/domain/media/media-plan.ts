import type { MediaExamination, VideoTrack } from '../../ports/media/media.ts'
import type { SourceFormat } from '../../ports/media/source-formats.ts'

/** What has to happen before a film can be watched. `direct`: current browsers play the file as it
 *  is. `repackage`: its picture is one they play, the file around it or its sound is not. `encode`:
 *  the picture has to be encoded anew. `refuse`: it is not a film; `reason` is a sentence. */
export type MediaPlan =
  | { readonly is: 'direct' | 'repackage' | 'encode' }
  | { readonly is: 'refuse'; readonly reason: string }

/** Sound that browsers play in each kind of file. */
const DIRECT_SOUND: Partial<Record<MediaExamination['format'], readonly string[]>> = {
  mp4: ['aac', 'mp3'],
  webm: ['opus', 'vorbis'],
}

/** Pictures that browsers play in each kind of file. */
const DIRECT_PICTURE: Partial<Record<MediaExamination['format'], readonly string[]>> = {
  mp4: ['h264', 'av1'],
  webm: ['vp8', 'vp9', 'av1'],
}

/** H.264 profiles that browsers decode; those above have more than 8 bits or finer colour. */
const H264_PROFILES = ['Constrained Baseline', 'Baseline', 'Main', 'High', 'Progressive High']

/** H.264 level, times ten, that hardware decoders still take (4K at 60 frames). */
const MAX_H264_LEVEL = 52

/** Decides what a film needs from what it is made of: sound, picture, and the file around them. */
export function planFor(examination: MediaExamination): MediaPlan {
  const { video, format, audio } = examination
  if (!video || examination.durationSeconds <= 0) {
    return { is: 'refuse', reason: 'There is no moving picture in this file.' }
  }
  // AVI does not say when a frame is shown, so that nothing can be taken over from it as it is.
  if (format === 'avi' || !canBeShown(video, format)) return { is: 'encode' }
  const sound = audio[0]
  const soundPlays = !sound || DIRECT_SOUND[format]?.includes(sound.codec)
  const picturePlays = DIRECT_PICTURE[format]?.includes(video.codec)
  return { is: picturePlays && soundPlays ? 'direct' : 'repackage' }
}

/** Sound that browsers decode by themselves, whatever file it is in. */
const DECODED_SOUND = /^(?:aac|mp3|opus|vorbis|flac|pcm_\w+)$/

/** Files around a picture that the preview of the Video Editor does not open. */
const UNREAD_BY_EDITOR: ReadonlySet<SourceFormat> = new Set([
  ...(['mpegts', 'mpegps', 'flv', 'asf', 'ogv'] as const),
])

/** Short side of the largest picture that a small computer decodes in play, in pixels. */
const LIGHT_SHORT_SIDE_PX = 540

/** Whether a film is too heavy for the preview of the Video Editor as it is: larger than a small computer can
 *  jump about in, or of what browsers do not decode. */
export function isHeavyToEdit(examination: MediaExamination): boolean {
  const { video, audio, format } = examination
  if (!video || examination.durationSeconds <= 0) return false
  if (UNREAD_BY_EDITOR.has(format) || planFor(examination).is === 'encode') return true
  if (audio[0] && !DECODED_SOUND.test(audio[0].codec)) return true
  return Math.min(video.widthPx, video.heightPx) > LIGHT_SHORT_SIDE_PX
}

function canBeShown(video: VideoTrack, format: SourceFormat): boolean {
  if (video.isHdr || video.isInterlaced) return false
  if (!/^yuvj?420p(?:10le)?$/.test(video.pixelFormat)) return false
  if (video.codec === 'av1') return true
  if (video.bitDepth !== 8) return false
  if (video.codec === 'vp8') return format === 'webm'
  if (video.codec !== 'h264') return video.codec === 'vp9'
  return H264_PROFILES.includes(video.profile ?? '') && (video.level ?? 0) <= MAX_H264_LEVEL
}

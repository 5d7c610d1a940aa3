const FILM_FORMATS = [
  ...(['mp4', 'matroska', 'webm', 'avi', 'mpegts'] as const),
  ...(['mpegps', 'flv', 'asf', 'ogv'] as const),
] as const
const SOUND_FORMATS = ['mp3', 'flac', 'wav', 'ogg', 'aac'] as const
const STILL_FORMATS = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const
/** Kinds of files that are taken, by what their bytes are. Each is opened with its own demuxer. */
export const SOURCE_FORMATS = [...FILM_FORMATS, ...SOUND_FORMATS, ...STILL_FORMATS] as const
/** One of {@link SOURCE_FORMATS}; `mp4` includes QuickTime and M4A, `mpegps` the VOB of a DVD, `asf` is that of
 *  Windows Media, `ogv` an Ogg file with a picture. */
export type SourceFormat = (typeof SOURCE_FORMATS)[number]

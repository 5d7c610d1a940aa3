import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { MediaPlan } from '../../src/domain/media/media-plan.ts'
import type { SourceFormat } from '../../src/ports/media/source-formats.ts'

/** A film that another program than ours put together, of tests/fixtures/foreign-films. Its flash and its beep come
 *  together, at 1 s. `seconds`: how long it is seen and heard, where that is not 2 s;
 *  `pictureSeconds`: where its picture ends, when that is not as long; `soundLateSeconds`: how late its
 *  sound is in the file itself. */
export type ForeignFilm = {
  readonly file: string
  readonly format: SourceFormat
  readonly plan: MediaPlan['is']
  readonly codecs: readonly [video: string, audio: string]
  readonly seconds?: number
  readonly pictureSeconds?: number
  readonly soundLateSeconds?: number
}

const film = (
  file: string,
  format: SourceFormat,
  plan: MediaPlan['is'],
  codecs: ForeignFilm['codecs'],
  more: Partial<ForeignFilm> = {},
): ForeignFilm => ({ file, format, plan, codecs, ...more })

const AVC: ForeignFilm['codecs'] = ['h264', 'aac']

/** Matroska as muxers write it whose streams end apart, without a frame length, appended, or recorded live. */
export const FOREIGN_MATROSKA: readonly ForeignFilm[] = [
  film('gst-h264-aac.mkv', 'matroska', 'repackage', AVC),
  film('gst-h264-aac-live.mkv', 'matroska', 'repackage', AVC),
  film('gst-h264-opus.mkv', 'matroska', 'repackage', ['h264', 'opus']),
  film('gst-h264-sound-goes-on.mkv', 'matroska', 'repackage', AVC, {
    ...{ seconds: 4, pictureSeconds: 2 },
  }),
  film('mkvmerge-h264-aac.mkv', 'matroska', 'repackage', AVC),
  film('mkvmerge-sound-goes-on.mkv', 'matroska', 'repackage', AVC, {
    ...{ seconds: 4, pictureSeconds: 2 },
  }),
  film('mkvmerge-picture-goes-on.mkv', 'matroska', 'repackage', AVC, { seconds: 4 }),
  film('mkvmerge-second-sound-goes-on.mkv', 'matroska', 'repackage', AVC, {
    ...{ seconds: 4, pictureSeconds: 2 },
  }),
  film('mkvmerge-second-picture-goes-on.mkv', 'matroska', 'repackage', AVC),
  film('mkvmerge-late-subtitle.mkv', 'matroska', 'repackage', AVC),
  film('mkvmerge-no-frame-length.mkv', 'matroska', 'repackage', AVC),
  film('mkvmerge-slow-frames.mkv', 'matroska', 'repackage', AVC, { seconds: 14.2 }),
  film('mkvmerge-appended.mkv', 'matroska', 'repackage', AVC, { seconds: 4 }),
  film('mkvmerge-appended-uneven.mkv', 'matroska', 'repackage', AVC, { seconds: 6 }),
  film('mkvmerge-no-index.mkv', 'matroska', 'repackage', AVC),
]

/** What telephones, cameras, discs and computers of before made, each kind of file by one or two programs; ffmpeg
 *  makes the same in the codec matrix. */
export const FOREIGN_OLD_FILMS: readonly ForeignFilm[] = [
  film('gst-mpeg2-mp2.mpg', 'mpegps', 'encode', ['mpeg2video', 'mp2']),
  film('mplex-mpeg2-ac3.mpg', 'mpegps', 'encode', ['mpeg2video', 'ac3']),
  film('mplex-mpeg1-mp2.mpg', 'mpegps', 'encode', ['mpeg1video', 'mp2']),
  film('dvdauthor-mpeg2-ac3.vob', 'mpegps', 'encode', ['mpeg2video', 'ac3']),
  film('gst-h263-amr.3gp', 'mp4', 'encode', ['h263', 'amr_nb']),
  film('gst-h263-amrwb.3gp', 'mp4', 'encode', ['h263', 'amr_wb']),
  film('gst-flv1-mp3.flv', 'flv', 'encode', ['flv1', 'mp3']),
  film('mencoder-flv1-mp3.flv', 'flv', 'encode', ['flv1', 'mp3']),
  film('gst-h264-aac.flv', 'flv', 'repackage', AVC),
  // Its encoder writes nothing for pictures that are as the one before.
  film('gst-theora-vorbis.ogv', 'ogv', 'encode', ['theora', 'vorbis'], { pictureSeconds: 1.3 }),
  film('mencoder-wmv2-wmav2.wmv', 'asf', 'encode', ['wmv2', 'wmav2'], { soundLateSeconds: 0.04 }),
  film('gst-mpeg4-mp3.avi', 'avi', 'encode', ['mpeg4', 'mp3']),
  // AVI does not say by how much the encoder of its MP3 is late.
  film('mencoder-mpeg4-mp3.avi', 'avi', 'encode', ['mpeg4', 'mp3'], { soundLateSeconds: 0.05 }),
  film('mencoder-divx3-mp3.avi', 'avi', 'encode', ['msmpeg4v3', 'mp3']),
  film('gst-mjpeg-alaw.mov', 'mp4', 'encode', ['mjpeg', 'pcm_alaw']),
  film('gst-mjpeg-mulaw.avi', 'avi', 'encode', ['mjpeg', 'pcm_mulaw']),
  film('gst-dv-pcm.avi', 'avi', 'encode', ['dvvideo', 'pcm_s16le']),
  film('mencoder-dv-pcm.avi', 'avi', 'encode', ['dvvideo', 'pcm_s16le']),
  film('gst-dv-pcm.mov', 'mp4', 'encode', ['dvvideo', 'pcm_s16le']),
]

/** A film whose pictures are said to come 1000 hours after its sound. */
export const A_THOUSAND_HOURS = film('gst-a-thousand-hours.wmv', 'asf', 'refuse', ['wmv2', 'wmav2'])

const FIXTURES = new URL('../../../../tests/fixtures/foreign-films/', import.meta.url)

/** Puts one of them into a folder and resolves with its path. */
export async function takeForeignFilm(folder: string, { file }: ForeignFilm): Promise<string> {
  const path = join(folder, file)
  const plain = await readFile(new URL(file, FIXTURES)).catch(() => undefined)
  const bytes = plain ?? brotliDecompressSync(await readFile(new URL(`${file}.br`, FIXTURES)))
  await writeFile(path, bytes)
  return path
}

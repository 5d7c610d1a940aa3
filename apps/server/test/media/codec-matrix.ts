import type { MediaPlan } from '../../src/domain/media/media-plan.ts'
import type { SourceFormat } from '../../src/ports/media/source-formats.ts'
import { generated, runBareFfmpeg } from './make-media.ts'

/** Seconds that each film of the matrix lasts; its flash and its beep come together, once. */
export const MATRIX_SECONDS = 2
export const FLASH_AT_SECONDS = 1

/** A film as families have them: what it is made of, and what has to become of it. */
export type MatrixFilm = {
  readonly name: string
  readonly format: SourceFormat
  readonly extension: string
  readonly plan: MediaPlan['is']
  readonly size?: string
  readonly rate?: string
  /** Size as it is to be seen. */
  readonly shown?: { readonly widthPx: number; readonly heightPx: number }
  readonly video: readonly string[]
  /** undefined: silent. */
  readonly audio?: readonly string[]
  readonly more?: readonly string[]
  /** It has to be turned by a quarter to be seen upright. */
  readonly isTurned?: boolean
  /** How often the sound is there, as further tracks. */
  readonly sounds?: number
}

const x264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '2', '-pix_fmt', 'yuv420p']
const x265 = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none']
const vp9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '300k']
const svt = ['-c:v', 'libsvtav1', '-preset', '12', '-pix_fmt', 'yuv420p']
const aac = ['-c:a', 'aac', '-b:a', '96k']
const hdr10 = [
  ...['-pix_fmt', 'yuv420p10le', '-color_primaries', 'bt2020', '-color_trc', 'smpte2084'],
  ...['-colorspace', 'bt2020nc', '-tag:v', 'hvc1'],
]

/** As large as televisions are, and few frames, so that the test ends. */
const UHD = { size: '3840x2160', rate: '8', shown: { widthPx: 3840, heightPx: 2160 } }

/** As a telephone films that is held upright: lying, with a note to turn it. */
const UPRIGHT = { isTurned: true, shown: { widthPx: 180, heightPx: 320 } }

/** H.264, HEVC, VP9, AV1 and older codecs in the files they come in, and what else films of phones,
 *  cameras and discs are like. */
export const CODEC_MATRIX: readonly MatrixFilm[] = [
  { name: 'h264-aac', format: 'mp4', extension: 'mp4', plan: 'direct', video: x264, audio: aac },
  {
    name: 'h264-mp3',
    format: 'mp4',
    extension: 'mp4',
    plan: 'direct',
    video: x264,
    audio: ['-c:a', 'libmp3lame'],
  },
  { name: 'h264-silent', format: 'mp4', extension: 'mov', plan: 'direct', video: x264 },
  {
    name: 'h264-ac3',
    format: 'matroska',
    extension: 'mkv',
    plan: 'repackage',
    video: x264,
    audio: ['-c:a', 'ac3'],
  },
  {
    name: 'h264-flac',
    format: 'matroska',
    extension: 'mkv',
    plan: 'repackage',
    video: x264,
    audio: ['-c:a', 'flac'],
  },
  {
    name: 'h264-ac3-avi',
    format: 'avi',
    extension: 'avi',
    plan: 'encode',
    video: x264,
    audio: ['-c:a', 'ac3'],
  },
  {
    name: 'h264-aac-ts',
    format: 'mpegts',
    extension: 'ts',
    plan: 'repackage',
    video: x264,
    audio: aac,
  },
  {
    name: 'h264-two-sounds',
    format: 'matroska',
    extension: 'mkv',
    plan: 'repackage',
    video: x264,
    audio: aac,
    sounds: 2,
  },
  {
    name: 'h264-pcm',
    format: 'mp4',
    extension: 'mov',
    plan: 'repackage',
    video: x264,
    audio: ['-c:a', 'pcm_s16le'],
  },
  {
    name: 'vp9-opus',
    format: 'webm',
    extension: 'webm',
    plan: 'direct',
    video: vp9,
    audio: ['-c:a', 'libopus'],
  },
  {
    name: 'av1-opus',
    format: 'webm',
    extension: 'webm',
    plan: 'direct',
    video: svt,
    audio: ['-c:a', 'libopus'],
  },
  { name: 'av1-aac', format: 'mp4', extension: 'mp4', plan: 'direct', video: svt, audio: aac },
  {
    name: 'vp9-flac',
    format: 'matroska',
    extension: 'mkv',
    plan: 'repackage',
    video: vp9,
    audio: ['-c:a', 'flac'],
  },
  {
    name: 'hevc-aac',
    format: 'mp4',
    extension: 'mp4',
    plan: 'encode',
    video: [...x265, '-pix_fmt', 'yuv420p', '-tag:v', 'hvc1'],
    audio: aac,
  },
  {
    name: 'hevc-hdr10',
    format: 'matroska',
    extension: 'mkv',
    plan: 'encode',
    video: [...x265, ...hdr10],
    audio: ['-c:a', 'eac3'],
  },
  {
    name: 'h264-10-bits',
    format: 'mp4',
    extension: 'mp4',
    plan: 'encode',
    video: [...x264.slice(0, 6), '-pix_fmt', 'yuv420p10le'],
    audio: aac,
  },
  {
    name: 'mpeg4-mp3',
    format: 'avi',
    extension: 'avi',
    plan: 'encode',
    video: ['-c:v', 'mpeg4', '-q:v', '3'],
    audio: ['-c:a', 'libmp3lame'],
  },
  {
    name: 'mpeg4-silent-small',
    format: 'mp4',
    extension: 'mp4',
    plan: 'encode',
    video: ['-c:v', 'mpeg4', '-q:v', '3'],
  },
  {
    name: 'mpeg2-ac3-interlaced',
    format: 'mpegts',
    extension: 'ts',
    plan: 'encode',
    rate: '25',
    video: ['-c:v', 'mpeg2video', '-q:v', '3', '-flags', '+ildct+ilme', '-top', '1'],
    audio: ['-c:a', 'ac3'],
  },
  {
    name: 'prores-alac',
    format: 'mp4',
    extension: 'mov',
    plan: 'encode',
    video: ['-c:v', 'prores_ks', '-profile:v', '0'],
    audio: ['-c:a', 'alac'],
  },
  {
    name: 'mjpeg-pcm',
    format: 'avi',
    extension: 'avi',
    plan: 'encode',
    video: ['-c:v', 'mjpeg', '-q:v', '4', '-pix_fmt', 'yuvj420p'],
    audio: ['-c:a', 'pcm_s16le'],
  },
  {
    name: 'hevc-59.94',
    format: 'mp4',
    extension: 'mp4',
    plan: 'encode',
    rate: '60000/1001',
    video: [...x265, '-pix_fmt', 'yuv420p'],
    audio: aac,
  },
  {
    name: 'hevc-odd',
    format: 'matroska',
    extension: 'mkv',
    plan: 'encode',
    size: '322x182',
    shown: { widthPx: 240, heightPx: 182 },
    video: [...x265, '-pix_fmt', 'yuv420p', '-vf', 'setsar=240/322'],
    audio: ['-c:a', 'libvorbis'],
  },
  {
    name: 'h264-4k',
    format: 'mp4',
    extension: 'mp4',
    plan: 'direct',
    ...UHD,
    video: x264,
    audio: aac,
  },
  {
    name: 'hevc-4k',
    format: 'matroska',
    extension: 'mkv',
    plan: 'encode',
    ...UHD,
    video: [...x265, '-pix_fmt', 'yuv420p10le'],
    audio: ['-c:a', 'eac3'],
  },
  {
    name: 'h264-turned',
    format: 'mp4',
    extension: 'mov',
    plan: 'direct',
    ...UPRIGHT,
    video: x264,
    audio: aac,
  },
  {
    name: 'hevc-turned',
    format: 'mp4',
    extension: 'mov',
    plan: 'encode',
    ...UPRIGHT,
    video: [...x265, '-pix_fmt', 'yuv420p', '-tag:v', 'hvc1'],
    audio: aac,
  },
  {
    name: 'mpeg4-uneven-rate',
    format: 'matroska',
    extension: 'mkv',
    plan: 'encode',
    rate: '50',
    video: [
      '-c:v',
      'mpeg4',
      '-q:v',
      '3',
      '-vf',
      "select='not(mod(n,2))+lt(mod(n,60),25)'",
      '-vsync',
      'vfr',
    ],
    audio: aac,
  },
]

const mp3 = ['-c:a', 'libmp3lame', '-ar', '44100']
const mp2 = ['-c:a', 'mp2', '-b:a', '96k']
const pcm = ['-c:a', 'pcm_s16le']
const rated = (codec: string) => ['-c:v', codec, '-b:v', '400k', '-g', '24']
const dv = { rate: '25', size: '720x576', shown: { widthPx: 768, heightPx: 576 } }
const DV = ['-c:v', 'dvvideo', '-vf', 'setsar=16/15', '-pix_fmt', 'yuv420p']
const ENCODED = { plan: 'encode' } as const

/** Kinds of film of before: of discs, the first cameras and telephones, and the net of its time. Programs other than
 *  ffmpeg make the same in the foreign films. */
export const OLD_CODEC_MATRIX: readonly MatrixFilm[] = [
  {
    ...{ name: 'mpeg2-mp2-ps', format: 'mpegps', extension: 'mpg', ...ENCODED, rate: '25' },
    ...{ video: [...rated('mpeg2video'), '-bf', '2'], audio: mp2 },
  },
  {
    ...{ name: 'mpeg1-mp2-ps', format: 'mpegps', extension: 'mpg', ...ENCODED, rate: '25' },
    ...{ video: rated('mpeg1video'), audio: [...mp2, '-f', 'mpeg'] },
  },
  {
    ...{ name: 'mpeg2-pcm-vob', format: 'mpegps', extension: 'vob', ...ENCODED, rate: '25' },
    ...{ video: rated('mpeg2video'), audio: ['-c:a', 'pcm_dvd'] },
  },
  {
    ...{ name: 'flv1-mp3', format: 'flv', extension: 'flv', ...ENCODED },
    ...{ video: rated('flv'), audio: mp3 },
  },
  {
    ...{ name: 'h264-aac-flv', format: 'flv', extension: 'flv', plan: 'repackage' },
    ...{ video: x264, audio: aac },
  },
  {
    ...{ name: 'theora-vorbis', format: 'ogv', extension: 'ogv', ...ENCODED },
    ...{ video: ['-c:v', 'libtheora', '-q:v', '5'], audio: ['-c:a', 'libvorbis'] },
  },
  {
    ...{ name: 'wmv1-wmav1', format: 'asf', extension: 'wmv', ...ENCODED },
    ...{ video: rated('wmv1'), audio: ['-c:a', 'wmav1', '-b:a', '96k'] },
  },
  {
    ...{ name: 'wmv2-wmav2', format: 'asf', extension: 'wmv', ...ENCODED },
    ...{ video: rated('wmv2'), audio: ['-c:a', 'wmav2', '-b:a', '96k'] },
  },
  {
    ...{ name: 'msmpeg4v2-mp2', format: 'avi', extension: 'avi', ...ENCODED },
    ...{ video: rated('msmpeg4v2'), audio: mp2 },
  },
  {
    ...{ name: 'msmpeg4v3-mp3', format: 'avi', extension: 'avi', ...ENCODED },
    ...{ video: rated('msmpeg4'), audio: mp3 },
  },
  {
    ...{ name: 'h263-mulaw', format: 'mp4', extension: 'mov', ...ENCODED, size: '352x288' },
    ...{ shown: { widthPx: 352, heightPx: 288 } },
    ...{ video: rated('h263'), audio: ['-c:a', 'pcm_mulaw', '-ar', '8000', '-ac', '1'] },
  },
  {
    ...{ name: 'mjpeg-alaw', format: 'avi', extension: 'avi', ...ENCODED },
    ...{ video: ['-c:v', 'mjpeg', '-q:v', '4', '-pix_fmt', 'yuvj420p'] },
    ...{ audio: ['-c:a', 'pcm_alaw', '-ar', '8000', '-ac', '1'] },
  },
  {
    ...{ name: 'dv-pcm-avi', format: 'avi', extension: 'avi', ...ENCODED, ...dv },
    ...{ video: DV, audio: pcm },
  },
  {
    ...{ name: 'dv-pcm-mov', format: 'mp4', extension: 'mov', ...ENCODED, ...dv },
    ...{ video: DV, audio: pcm },
  },
]

/** Makes a film of the matrix: moving bars, black but for one white flash of a fifth of a second,
 *  and silence but for a beep at the same moment. */
export async function makeMatrixFilm(path: string, film: MatrixFilm): Promise<void> {
  const { size = '320x180', rate = '24', video, audio, more = [], sounds = 1 } = film
  const during = `between(t,${FLASH_AT_SECONDS},${FLASH_AT_SECONDS + 0.2})`
  const picture = [
    `testsrc2=size=${size}:rate=${rate}:duration=${MATRIX_SECONDS}`,
    'lutyuv=y=val*0.35',
    `drawbox=color=white:t=fill:enable='${during}'`,
  ]
  const beep = `aevalsrc='0.6*sin(2*PI*1000*t)*${during}':s=48000:d=${MATRIX_SECONDS}`
  const sound = audio ? generated(beep) : []
  const maps = audio ? Array.from({ length: sounds }, () => ['-map', '1:a']).flat() : []
  const lying = film.isTurned ? `${path}.lying.${film.extension}` : path
  await runBareFfmpeg(
    ...[...generated(picture.join(',')), ...sound, '-map', '0:v', ...maps],
    ...[...video, ...(audio ?? []), ...more, lying],
  )
  if (lying === path) return
  await runBareFfmpeg('-i', lying, '-c', 'copy', '-metadata:s:v:0', 'rotate=90', path)
}

import { describe, expect, it } from 'vitest'
import type { AudioTrack, MediaExamination, VideoTrack } from '../../ports/media/media.ts'
import { isHeavyToEdit, planFor } from './media-plan.ts'

const video: VideoTrack = {
  index: 0,
  codec: 'h264',
  profile: 'High',
  level: 40,
  pixelFormat: 'yuv420p',
  bitDepth: 8,
  widthPx: 1920,
  heightPx: 1080,
  rotation: 0,
  framesPerSecond: 24,
  isHdr: false,
  isInterlaced: false,
}
const sound = (codec: string): AudioTrack => ({
  ...{ index: 1, codec, channels: 2, sampleRate: 48_000 },
  ...{ language: null, label: null, isDefault: true },
})

type Film = { picture?: Partial<VideoTrack>; audio?: string | null } & Partial<
  Omit<MediaExamination, 'audio'>
>

const film = ({ picture, audio = 'aac', ...more }: Film = {}): MediaExamination => ({
  format: 'mp4',
  durationSeconds: 60,
  video: { ...video, ...picture },
  audio: audio === null ? [] : [sound(audio)],
  subtitles: [],
  chapters: [],
  ...more,
})

describe('what a film needs before it can be watched', () => {
  const tenBits = { pixelFormat: 'yuv420p10le', bitDepth: 10 }
  it.each<[string, Film, string]>([
    ['H.264 and AAC in MP4', {}, 'direct'],
    ['H.264 in MP4, silent', { audio: null }, 'direct'],
    ['H.264 and MP3 in MP4', { audio: 'mp3' }, 'direct'],
    ['H.264 and AAC in Matroska', { format: 'matroska' }, 'repackage'],
    ['H.264 and AAC in AVI', { format: 'avi' }, 'encode'],
    ['H.264 and AAC in a transport stream', { format: 'mpegts' }, 'repackage'],
    ['H.264 and AC-3 in MP4', { audio: 'ac3' }, 'repackage'],
    ['H.264 and FLAC in MP4', { audio: 'flac' }, 'repackage'],
    [
      'VP9 and Opus in WebM',
      { format: 'webm', picture: { codec: 'vp9' }, audio: 'opus' },
      'direct',
    ],
    [
      'VP8 and Vorbis in WebM',
      { format: 'webm', picture: { codec: 'vp8' }, audio: 'vorbis' },
      'direct',
    ],
    [
      'AV1 and Opus in WebM',
      { format: 'webm', picture: { codec: 'av1' }, audio: 'opus' },
      'direct',
    ],
    ['AV1 of 10 bits in MP4', { picture: { codec: 'av1', ...tenBits } }, 'direct'],
    ['VP9 in Matroska', { format: 'matroska', picture: { codec: 'vp9' } }, 'repackage'],
    ['VP8 in Matroska', { format: 'matroska', picture: { codec: 'vp8' } }, 'encode'],
    ['HEVC in MP4', { picture: { codec: 'hevc', profile: 'Main' } }, 'encode'],
    ['H.264 of 10 bits', { picture: { profile: 'High 10', ...tenBits } }, 'encode'],
    [
      'H.264 of finer colour',
      { picture: { profile: 'High 4:4:4 Predictive', pixelFormat: 'yuv444p' } },
      'encode',
    ],
    ['H.264 of a level that few decoders take', { picture: { level: 62 } }, 'encode'],
    ['interlaced H.264', { picture: { isInterlaced: true } }, 'encode'],
    [
      'VP9 in HDR',
      { format: 'webm', picture: { codec: 'vp9', isHdr: true, ...tenBits } },
      'encode',
    ],
    ['MPEG-4 in AVI', { format: 'avi', picture: { codec: 'mpeg4' }, audio: 'mp3' }, 'encode'],
    ['ProRes', { picture: { codec: 'prores', pixelFormat: 'yuv422p10le' } }, 'encode'],
    ['a sound alone', { video: null }, 'refuse'],
    ['a still', { durationSeconds: 0, format: 'png' }, 'refuse'],
  ])('%s', (_, made, plan) => {
    expect(planFor(film(made)).is).toBe(plan)
  })

  it('says why it refuses', () => {
    const reason = 'There is no moving picture in this file.'
    expect(planFor(film({ video: null }))).toEqual({ is: 'refuse', reason })
  })
})

describe('what is too heavy for the preview of the Video Editor', () => {
  const small = { widthPx: 960, heightPx: 540 }
  it.each<[string, Film, boolean]>([
    ['540p of H.264 and AAC', { picture: small }, false],
    ['the same on its side', { picture: { widthPx: 540, heightPx: 960 } }, false],
    ['the same in Matroska', { picture: small, format: 'matroska' }, false],
    ['a recording without a loss in its sound', { picture: small, audio: 'pcm_s16le' }, false],
    ['720p', { picture: { widthPx: 1280, heightPx: 720 } }, true],
    ['4K', { picture: { widthPx: 3840, heightPx: 2160 } }, true],
    ['small HEVC', { picture: { ...small, codec: 'hevc' } }, true],
    ['small HDR', { picture: { ...small, isHdr: true } }, true],
    ['half pictures', { picture: { ...small, isInterlaced: true } }, true],
    ['sound that no browser decodes', { picture: small, audio: 'ac3' }, true],
    ['AVI', { picture: small, format: 'avi' }, true],
    ['a television’s recording', { picture: small, format: 'mpegts' }, true],
    ['a song with a cover', { video: null }, false],
    ['a single picture', { durationSeconds: 0 }, false],
  ])('%s', (_, facts, isHeavy) => {
    expect(isHeavyToEdit(film(facts))).toBe(isHeavy)
  })
})

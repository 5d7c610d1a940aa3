import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Media, MediaExamination } from '../../src/ports/media/media.ts'

/** A film that browsers play as it is, with sound and English subtitles. */
export const PLAIN_FILM: MediaExamination = {
  format: 'mp4',
  durationSeconds: 61,
  video: {
    index: 0,
    codec: 'h264',
    profile: 'High',
    level: 40,
    pixelFormat: 'yuv420p',
    bitDepth: 8,
    widthPx: 1280,
    heightPx: 720,
    rotation: 0,
    framesPerSecond: 25,
    isHdr: false,
    isInterlaced: false,
  },
  audio: [
    {
      index: 1,
      codec: 'aac',
      channels: 2,
      sampleRate: 48_000,
      language: 'en',
      label: null,
      isDefault: true,
    },
  ],
  subtitles: [{ index: 2, codec: 'mov_text', isText: true, language: 'en', label: 'English' }],
  chapters: [
    { startSeconds: 0, title: 'Arrival' },
    { startSeconds: 30, title: 'The lake' },
  ],
}

/** The same film in a file that no browser opens. */
export const PACKED_FILM: MediaExamination = { ...PLAIN_FILM, format: 'matroska' }

/** The same film with a picture that has to be encoded anew. */
export const OLD_FILM: MediaExamination = {
  ...PLAIN_FILM,
  format: 'avi',
  subtitles: [],
  video: PLAIN_FILM.video && { ...PLAIN_FILM.video, codec: 'mpeg4', profile: null, level: null },
}

const picture = { widths: [240, 480], thumbHash: 'aGVsbG8' }

/** An engine that finds the film given and makes tiny files of the right names at once. */
export function scriptedEngine(film: MediaExamination, changes: Partial<Media> = {}): Media {
  return {
    version: async () => '8.1.2',
    health: async () => ({ state: 'ok', detail: 'scripted' }),
    examine: async () => film,
    async remuxToHls({ intoFolder }) {
      await writeFile(join(intoFolder, 'index.m3u8'), '#EXTM3U\nstream.m3u8\n')
      await writeFile(join(intoFolder, 'stream.m3u8'), '#EXTM3U\n')
    },
    async encodeLadder({ intoFolder, onPercent }) {
      onPercent?.(50)
      const master =
        '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,URI="audio-0.m3u8"\n#EXT-X-STREAM-INF:BANDWIDTH=1\nvideo-360.m3u8\n'
      await writeFile(join(intoFolder, 'index.m3u8'), master)
      await writeFile(join(intoFolder, 'video-360.m3u8'), '#EXTM3U\n')
      return {
        encoder: 'libx264',
        renditions: [{ name: 'video-360', widthPx: 640, heightPx: 360, bitsPerSecond: 1 }],
      }
    },
    async extractPreviews({ intoFolder }) {
      await writeFile(join(intoFolder, 'sheet-0.jpg'), 'sheet')
      return {
        sheets: ['sheet-0.jpg'],
        pictures: 7,
        columns: 7,
        rows: 1,
        widthPx: 320,
        heightPx: 180,
      }
    },
    async extractPosters({ intoFolder }) {
      const folders = ['candidate-0', 'candidate-1', 'candidate-2']
      for (const folder of folders) {
        await mkdir(join(intoFolder, folder))
        await writeFile(join(intoFolder, folder, 'poster.webp'), folder)
        await writeFile(join(intoFolder, folder, 'backdrop.webp'), folder)
      }
      return folders.map((folder) => ({ folder, atSeconds: 1, poster: picture, backdrop: picture }))
    },
    makePicture: async () => picture,
    makeThumbnail: ({ intoFile }) => writeFile(intoFile, 'thumbnail'),
    async extractSubtitles({ intoFolder }) {
      await writeFile(join(intoFolder, 'captions.en.vtt'), 'WEBVTT\n')
      return [{ file: 'captions.en.vtt', language: 'en', label: 'English' }]
    },
    convertSubtitles: async () => ({ webVtt: 'WEBVTT\n', styled: null }),
    measureLoudness: async () => ({ integratedLufs: -23.5, truePeakDbtp: -3, rangeLu: 5 }),
    makeWaveform: async () => ({ durationSeconds: 61, peaks: [0, 1] }),
    canFingerprint: async () => true,
    fingerprintSound: ({ intoFile }) => writeFile(intoFile, 'sound'),
    encodeSound: ({ intoFile }) => writeFile(intoFile, 'opus'),
    makeProxy: ({ intoFile }) => writeFile(intoFile, 'proxy'),
    filmTake: ({ intoFile }) => writeFile(intoFile, 'film'),
    renderFilm: ({ intoFile }) => writeFile(intoFile, 'film'),
    ...changes,
  }
}

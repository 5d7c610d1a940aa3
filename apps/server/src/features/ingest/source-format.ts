import type { SourceFormat } from '../../ports/media/source-formats.ts'

/** What the bytes of a file are, by the extension that we gave it when we looked at them. */
const FORMAT_OF: Readonly<Record<string, SourceFormat>> = {
  mp4: 'mp4',
  mov: 'mp4',
  '3gp': 'mp4',
  '3g2': 'mp4',
  m4a: 'mp4',
  mkv: 'matroska',
  webm: 'webm',
  avi: 'avi',
  ts: 'mpegts',
  mpg: 'mpegps',
  flv: 'flv',
  wmv: 'asf',
  ogv: 'ogv',
  mp3: 'mp3',
  flac: 'flac',
  wav: 'wav',
  ogg: 'ogg',
  aac: 'aac',
  png: 'png',
  jpg: 'jpeg',
  webp: 'webp',
  gif: 'gif',
  avif: 'avif',
}

/** Extension of a file of ours, without its dot. */
export const extensionOf = (filename: string): string =>
  filename.slice(filename.lastIndexOf('.') + 1)

/** Name of a file's bytes in the folder of its mediaId. */
export const originalOf = (filename: string): string => `original.${extensionOf(filename)}`

/** How the engine has to open a file of ours; undefined: it is of no kind that is taken. */
export const sourceFormatOf = (filename: string): SourceFormat | undefined =>
  FORMAT_OF[extensionOf(filename)]

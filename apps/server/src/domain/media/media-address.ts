import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { pathOf } from '@starnest/contract/route'

/**
 * Where the files of a title are: their names in the folder of its mediaId, the key in storage and
 * the address on the network. A mediaId is random and new with each import, and the address of what is
 * stored anew under its name says since when it is there, so what an address answers never changes.
 */

/** 16 to 64 letters, digits, `-` or `_`. */
const MEDIA_ID = /^[A-Za-z0-9_-]{16,64}$/

const LANGUAGE = '[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}'

/** Files that a family brings in, by the extension that we give them, and what they are sent as. The
 *  boxes of QuickTime and 3GPP are those of MP4, under a name that browsers know. */
const ORIGINALS: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  mov: 'video/mp4',
  '3gp': 'video/mp4',
  '3g2': 'video/mp4',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
  avi: 'video/x-msvideo',
  ts: 'video/mp2t',
  mpg: 'video/mpeg',
  flv: 'video/x-flv',
  wmv: 'video/x-ms-wmv',
  ogv: 'video/ogg',
}

/** Name of one stream of an HLS folder, before `.m3u8`, `-init.mp4` and `-00001.m4s`. */
const STREAM = '(?:video-\\d{2,4}|audio-\\d{1,2})'

/** Folder of streams that can be watched while they are made, and of a poster that was looked up: each making of
 *  them has its own, so that what an address answers never changes, also when a making broke off. */
const MAKING = '[0-9a-f]{8}'

/** Folders with streams by name. */
const STREAMS = `(?:hls(?:/${MAKING})?|ladder)`

/** Every file a title can have, and what it is sent as. Nothing else has an address. */
const MEDIA_FILES: readonly (readonly [RegExp, string])[] = [
  [/^video\.mp4$/, 'video/mp4'],
  [/^trailer\.mp4$/, 'video/mp4'],
  [/^(?:poster|backdrop|logo)\.webp$/, 'image/webp'],
  [/^(?:poster|backdrop)-\d{2,4}\.avif$/, 'image/avif'],
  [/^candidate-[0-2]\/(?:poster|backdrop)\.webp$/, 'image/webp'],
  [/^candidate-[0-2]\/(?:poster|backdrop)-\d{2,4}\.avif$/, 'image/avif'],
  [new RegExp(`^looked-up/(?:${MAKING}/)?poster\\.webp$`), 'image/webp'],
  [new RegExp(`^looked-up/(?:${MAKING}/)?poster-\\d{2,4}\\.avif$`), 'image/avif'],
  [new RegExp(`^(?:captions|beside|trailer)\\.${LANGUAGE}\\.vtt$`), 'text/vtt; charset=utf-8'],
  [new RegExp(`^(?:captions|beside)\\.${LANGUAGE}\\.ass$`), 'text/x-ssa; charset=utf-8'],
  [/^hls\/index\.m3u8$/, 'application/vnd.apple.mpegurl'],
  [new RegExp(`^hls/(?:${MAKING}/)?stream\\.m3u8$`), 'application/vnd.apple.mpegurl'],
  [new RegExp(`^hls/(?:${MAKING}/)?init\\.mp4$`), 'video/mp4'],
  [new RegExp(`^hls/(?:${MAKING}/)?segment-\\d{5}\\.m4s$`), 'video/iso.segment'],
  [new RegExp(`^${STREAMS}/${STREAM}\\.m3u8$`), 'application/vnd.apple.mpegurl'],
  [new RegExp(`^${STREAMS}/${STREAM}-init\\.mp4$`), 'video/mp4'],
  [new RegExp(`^${STREAMS}/${STREAM}-\\d{5}\\.m4s$`), 'video/iso.segment'],
  [/^previews\/index\.vtt$/, 'text/vtt; charset=utf-8'],
  [/^previews\/sheet-\d{1,4}\.jpg$/, 'image/jpeg'],
]

/** Names of the files that are always called the same, inside the folder of a mediaId. */
export const MEDIA_FILE = {
  video: 'video.mp4',
  poster: 'poster.webp',
  backdrop: 'backdrop.webp',
  logo: 'logo.webp',
  trailer: 'trailer.mp4',
  /** `language` is a BCP 47 tag such as `en` or `pt-BR`. */
  captions: (language: string) => `captions.${language}.vtt`,
  /** Those of a file that lies beside the film: the film may have some in the same language. */
  captionsBeside: (language: string) => `beside.${language}.vtt`,
  /** The same captions, by the name of their file, with the styles of the file they came from. */
  styledCaptions: (file: string) => file.replace(/\.vtt$/, '.ass'),
  trailerCaptions: (language: string) => `trailer.${language}.vtt`,
  hls: 'hls/index.m3u8',
  previews: 'previews/index.vtt',
} as const

/** What is known of the pictures that a title can choose from. Nobody asks for it by an address. */
export const PICTURE_CHOICES = 'pictures.json'

const GROWING = new RegExp(`^hls/${MAKING}/[a-z0-9-]+\\.m3u8$`)

/** Whether the contents of a title's file may change. The playlist that players open first
 *  changes when renditions are added, and some playlists grow while a film is repackaged. All
 *  other files never change. */
export const mayChange = (file: string): boolean => file === MEDIA_FILE.hls || GROWING.test(file)

/** Content type that a file of a title is sent as; undefined: no title has a file of this name. */
export function mediaContentType(file: string): string | undefined {
  const [, extension] = /^original\.([a-z0-9]{2,4})$/.exec(file) ?? []
  if (extension) return ORIGINALS[extension]
  return MEDIA_FILES.find(([pattern]) => pattern.test(file))?.[1]
}

/** Key in storage of a title's file, or of its folder `hls` or `previews`.
 *  @throws RangeError for a mediaId that cannot be one. */
export function mediaKey(mediaId: string, file: string): string {
  if (!MEDIA_ID.test(mediaId)) throw new RangeError(`not a mediaId: ${JSON.stringify(mediaId)}`)
  return `${mediaId}/${file}`
}

/** Address of a title's file, from the root of the server. `sinceMs`: when it was stored, of a file in whose
 *  place others are stored: each has an address of its own.
 *  @throws RangeError for a name that no title's file has. */
export function mediaUrl(
  titleId: number,
  mediaId: string,
  file: string,
  sinceMs?: number | undefined,
): string {
  if (!mediaContentType(file)) throw new RangeError(`not a media file: ${JSON.stringify(file)}`)
  const version = sinceMs === undefined ? '' : `?v=${sinceMs}`
  return `/media/${titleId}/${mediaId}/${file}${version}`
}

/** Address of a file that was uploaded, from the root of the server. `videoFile` is its name in the
 *  folder of its mediaId. */
export function uploadUrl(mediaId: string, videoFile: string): string {
  const filename = `${mediaId}${videoFile.slice(videoFile.lastIndexOf('.'))}`
  return pathOf(FILE_ROUTES.bytes, { filename })
}

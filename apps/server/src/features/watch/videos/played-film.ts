import type { CaptionTrack } from '@starnest/contract/watch/captions'
import { runAlike } from '@starnest/contract/watch/version-place'
import type { Playback } from '@starnest/contract/watch/watch'
import { MEDIA_FILE, mediaUrl } from '../../../domain/media/media-address.ts'
import type { WatchableTitle } from '../watchable-title.ts'
import { isReady, type TitleVideo, type VideosOfTitle } from './title-videos.ts'

/** What plays of a title: the film itself, another version of it, or an extra. */
export type PlayedFilm = Pick<
  WatchableTitle,
  | 'mediaId'
  | 'videoFile'
  | 'durationSeconds'
  | 'chapters'
  | 'loudnessLufs'
  | 'captions'
  | 'hasHls'
  | 'hasPreviews'
> & {
  /** The title whose address its files have. */
  readonly titleId: number
  /** The version or extra that it is; null: the title has one file. */
  readonly video: number | null
  readonly isExtra: boolean
}

/** The film of a title itself, or one of its further files. `own`: the number of the file that the title is made
 *  of, where it has several versions. */
export function playedFilm(
  title: WatchableTitle,
  { video, own }: { video: TitleVideo | undefined; own: number | null },
): PlayedFilm {
  if (!video) return { ...title, titleId: title.id, video: own, isExtra: false }
  return { ...video, video: video.fileId, isExtra: video.kind !== 'version' }
}

/** Which of a title's files plays when nobody says which: the one that the profile chose, else the best; and
 *  where that is not ready, the best that is. undefined: the title's own. */
export function preferredVideo(
  title: WatchableTitle,
  { videos: { further }, chosen }: { videos: VideosOfTitle; chosen: number | null },
): TitleVideo | undefined {
  const others = further.filter(({ kind }) => kind === 'version')
  const first = others.find(({ fileId }) => fileId === chosen)
  if (isReady(first ?? title)) return first
  return isReady(title) ? undefined : (others.find(isReady) ?? first)
}

/** The addresses of what plays. A track that was attached stands in the place of the film's own in its
 *  language; what was made for the title holds for every version that runs alike. */
export function addressesOf(
  film: PlayedFilm,
  { title, attached }: { title: WatchableTitle; attached: readonly CaptionTrack[] },
): Pick<Playback, 'sources' | 'captions' | 'previews'> {
  const { titleId, mediaId } = film
  if (!mediaId) return { sources: null, captions: [], previews: null }
  const url = (file: string) => mediaUrl(titleId, mediaId, file)
  const direct = film.videoFile === null ? null : url(film.videoFile)
  const hls = film.hasHls ? url(MEDIA_FILE.hls) : null
  const isAlike = !film.isExtra && runAlike(film.durationSeconds, title.durationSeconds)
  const attachedHere = isAlike ? attached : []
  const own = captionsOf(film)
  const ofTitle =
    isAlike && film.mediaId !== title.mediaId ? captionsOf({ ...title, titleId: title.id }) : []
  return {
    sources: direct || hls ? { direct, hls } : null,
    captions: [
      ...withoutLanguages(own, attachedHere),
      ...withoutLanguages(ofTitle, [...own, ...attachedHere]),
      ...attachedHere,
    ],
    previews: film.hasPreviews ? url(MEDIA_FILE.previews) : null,
  }
}

const withoutLanguages = (tracks: readonly CaptionTrack[], others: readonly CaptionTrack[]) =>
  tracks.filter(({ language }) => !others.some((other) => other.language === language))

/** One caption track for each language: the first in the list, where files beside the film come before tracks inside
 *  it. */
function captionsOf({
  titleId,
  mediaId,
  captions,
}: Pick<PlayedFilm, 'titleId' | 'mediaId' | 'captions'>): CaptionTrack[] {
  if (mediaId === null) return []
  const first = captions.filter(
    ({ language }, at) => captions.findIndex((one) => one.language === language) === at,
  )
  return first.map(({ language, label, kind, hasStyles, file, besideSinceMs }) => {
    const url = (name: string) => mediaUrl(titleId, mediaId, name, besideSinceMs)
    return {
      ...{ language, label, ...(kind && { kind }), url: url(file) },
      ...(hasStyles && { styledUrl: url(MEDIA_FILE.styledCaptions(file)) }),
    }
  })
}

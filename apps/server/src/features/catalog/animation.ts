import type { Animation } from '@starnest/contract/catalog/catalog'
import type { CaptionTrack } from '@starnest/contract/watch/captions'
import { isLookedUp } from '../../domain/looked-up.ts'
import { MEDIA_FILE, mediaUrl, uploadUrl } from '../../domain/media/media-address.ts'
import type { SeriesPlace, StoredPicture } from '../../tables/titles.ts'
import { isBegun, type VisibleTitle } from './catalog.repository.ts'

/** Days for which a title that a profile has not begun counts as new. */
const NEW_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Whether the poster in a folder shows a name; any other is a still. */
const isLettered = (folder: string) => folder === '' || isLookedUp(folder)

/** A title as the contract shows it. Addresses of media carry the import's random name, and those of
 *  pictures that were replaced the time of that, so that they change with their contents. */
export function animationOf(title: VisibleTitle, now: Date): Animation {
  const { id, mediaId } = title
  const address = (isThere: boolean, file: string, picture?: StoredPicture | null) =>
    mediaId !== null && isThere ? mediaUrl(id, mediaId, file, picture?.sinceMs) : null
  const ageMs = now.getTime() - title.addedAt.getTime()
  return {
    id,
    title: title.title,
    tagline: title.tagline,
    description: title.description,
    thumbnailUrl: address(
      title.hasPoster,
      `${title.pictureFolder}${MEDIA_FILE.poster}`,
      title.poster,
    ),
    backdropUrl: address(
      title.hasBackdrop,
      `${title.backdropFolder}${MEDIA_FILE.backdrop}`,
      title.backdrop,
    ),
    isPosterLettered: title.hasPoster && isLettered(title.pictureFolder),
    poster: title.poster,
    backdrop: title.backdrop,
    // The picture of a name says it in the language of the film.
    logoUrl: address(title.hasLogo && !title.isRenamed, MEDIA_FILE.logo),
    trailerUrl: address(title.hasTrailer, MEDIA_FILE.trailer),
    trailerCaptions: trailerCaptionsOf(title),
    heroPart: title.heroPart,
    videoUrl: videoUrlOf(title),
    streamUrl: address(title.hasHls, MEDIA_FILE.hls),
    isUpload: title.isUploaded,
    genre: title.genre,
    category: title.category,
    duration: title.durationSeconds,
    releaseYear: title.releaseYear,
    rating: title.rating,
    imdbRating: title.imdbRating,
    seasons: title.seasons,
    episodes: title.episodes,
    series: title.series && seriesPlaceOf(title.series),
    viewCount: title.viewCount,
    isNew: ageMs < NEW_DAYS * DAY_MS && !isBegun(title),
    isFeatured: title.isFeatured,
    isComingSoon: title.isComingSoon,
  }
}

function trailerCaptionsOf({ id, mediaId, trailerCaptions }: VisibleTitle): CaptionTrack[] {
  if (mediaId === null) return []
  return trailerCaptions.map(({ language, label, file }) => ({
    language,
    label,
    url: mediaUrl(id, mediaId, file),
  }))
}

/** What was uploaded is known by its address. Source: specification §3, "recent uploads". */
function videoUrlOf({ id, mediaId, videoFile, isUploaded }: VisibleTitle): string | null {
  if (mediaId === null || videoFile === null) return null
  return isUploaded ? uploadUrl(mediaId, videoFile) : mediaUrl(id, mediaId, videoFile)
}

const seriesPlaceOf = ({ slug: _slug, ...place }: SeriesPlace) => place

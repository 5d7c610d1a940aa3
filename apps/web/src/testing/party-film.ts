import type { Animation } from '@starnest/contract/catalog/catalog'
import type { PartyPlayback } from '@starnest/contract/party/party'

/** A film of a minute for tests. */
export const FILM: Animation = {
  id: 7,
  title: 'The Star Who Fell',
  tagline: null,
  description: 'A little lion flies out to bring a lost star home.',
  thumbnailUrl: '/media/7/abc/poster.webp',
  backdropUrl: null,
  poster: null,
  backdrop: null,
  logoUrl: null,
  trailerUrl: null,
  trailerCaptions: [],
  videoUrl: '/media/7/abc/video.mp4',
  streamUrl: null,
  genre: 'adventure',
  category: 'movie',
  duration: 60,
  releaseYear: 2026,
  rating: 'G',
  imdbRating: null,
  seasons: null,
  episodes: null,
  series: null,
  viewCount: 3,
  isNew: true,
  isFeatured: false,
  isComingSoon: false,
}

/** What a party plays: the film, running since the server's clock said 1,000,000. */
export function partyPlayback(facts: Partial<PartyPlayback> = {}): PartyPlayback {
  return {
    rev: 1,
    title: FILM,
    isHidden: false,
    isPlaying: true,
    positionSeconds: 0,
    atMs: 1_000_000,
    ...facts,
  }
}

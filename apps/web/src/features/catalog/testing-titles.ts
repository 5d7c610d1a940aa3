import type { Animation } from '@starnest/contract/catalog'

/** A title for tests, with what a test changes about it. */
export function testTitle(id: number, changes: Partial<Animation> = {}): Animation {
  return {
    id,
    title: `Title ${id}`,
    tagline: null,
    description: `What happens in title ${id}.`,
    thumbnailUrl: null,
    backdropUrl: null,
    poster: null,
    backdrop: null,
    logoUrl: null,
    trailerUrl: null,
    trailerCaptions: [],
    videoUrl: `/media/${id}.mp4`,
    streamUrl: null,
    genre: 'comedy',
    category: 'movie',
    duration: 45,
    releaseYear: 2026,
    rating: 'G',
    imdbRating: null,
    seasons: null,
    episodes: null,
    series: null,
    viewCount: 0,
    isNew: false,
    isFeatured: false,
    isComingSoon: false,
    ...changes,
  }
}

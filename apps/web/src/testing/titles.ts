import type { Animation, Home, HomeAnswer } from '@starnest/contract/catalog/catalog'

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

/** A home screen as the server sends it. */
export function homeAnswer({ hero, rows, genres }: Home): HomeAnswer {
  const titles = [...hero, ...rows.flatMap(({ tiles }) => tiles.map((tile) => tile.animation))]
  return {
    titles: [...new Map(titles.map((title) => [title.id, title])).values()],
    hero: hero.map(({ id }) => id),
    rows: rows.map(({ id, tiles }) => ({
      id,
      tiles: tiles.map(({ animation, ...extras }) => ({ titleId: animation.id, ...extras })),
    })),
    genres,
  }
}

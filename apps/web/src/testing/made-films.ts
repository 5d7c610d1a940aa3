import type { MadeFilm } from '@starnest/contract/studio/studio'

/** A film of the studio for tests, 45 seconds long, with what a test changes about it. */
export function testFilm(id: number, changes: Partial<MadeFilm> = {}): MadeFilm {
  return {
    animation: {
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
    },
    craft: {
      hero: `hero of ${id}`,
      world: 'hills',
      light: 'noon',
      camera: 'slow',
      story: 'home again',
      music: '3/4 in F',
      lettering: 'Fredoka',
    },
    frames: 1080,
    drawingSeconds: 600,
    sheetUrl: null,
    ...changes,
  }
}

import type {
  Animation,
  AnimationDetail,
  Home,
  HomeAnswer,
} from '@starnest/contract/catalog/catalog'

/** A title for tests, with what a test changes about it. */
export function testTitle(id: number, changes: Partial<Animation> = {}): Animation {
  return {
    id,
    title: `Title ${id}`,
    tagline: null,
    description: `What happens in title ${id}.`,
    thumbnailUrl: null,
    backdropUrl: null,
    isPosterLettered: true,
    poster: null,
    backdrop: null,
    logoUrl: null,
    trailerUrl: null,
    trailerCaptions: [],
    heroPart: null,
    videoUrl: `/media/${id}.mp4`,
    streamUrl: null,
    isUpload: false,
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

/** A title with its cast for tests: a film that has everything, unless `changes` says otherwise. */
export function testDetail({
  cast = [],
  certificate = null,
  ...changes
}: Partial<AnimationDetail> = {}): AnimationDetail {
  const title = testTitle(7, {
    title: 'The Star Who Fell',
    tagline: 'Someone is shivering behind the moon',
    description: 'A little lion flies out to bring a lost star home.',
    thumbnailUrl: '/media/7/abc/poster.webp',
    backdropUrl: '/media/7/abc/backdrop.webp',
    videoUrl: '/media/7/abc/video.mp4',
    streamUrl: '/media/7/abc/hls/index.m3u8',
    genre: 'adventure',
    duration: 41.5,
    viewCount: 3,
    isNew: true,
    ...changes,
  })
  return { ...title, cast, certificate }
}

/** A home screen for tests, as the server sends it. */
export function testHomeAnswer({ hero, rows, genres }: Home): HomeAnswer {
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

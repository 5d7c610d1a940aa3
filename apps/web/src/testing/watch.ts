import type { AnimationDetail } from '@starnest/contract/catalog/catalog'
import type { Playback } from '@starnest/contract/watch/watch'

/** A title for tests; `facts` says what matters to the test. */
export function animation(facts: Partial<AnimationDetail> = {}): AnimationDetail {
  return {
    id: 7,
    title: 'The Star Who Fell',
    tagline: 'Someone is shivering behind the moon',
    description: 'A little lion flies out to bring a lost star home.',
    thumbnailUrl: '/media/7/abc/poster.webp',
    backdropUrl: '/media/7/abc/backdrop.webp',
    poster: null,
    backdrop: null,
    logoUrl: null,
    trailerUrl: null,
    trailerCaptions: [],
    videoUrl: '/media/7/abc/video.mp4',
    streamUrl: '/media/7/abc/hls/index.m3u8',
    genre: 'adventure',
    category: 'movie',
    duration: 41.5,
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
    cast: [],
    ...facts,
  }
}

/** What the server says about playing that title. */
export function playback(facts: Partial<Playback> = {}): Playback {
  return {
    animationId: 7,
    duration: 41.5,
    chapters: [],
    loudness: null,
    sources: { direct: '/media/7/abc/video.mp4', hls: '/media/7/abc/hls/index.m3u8' },
    captions: [{ language: 'en', label: 'English', url: '/media/7/abc/captions.en.vtt' }],
    previews: null,
    resumeAt: 0,
    ...facts,
  }
}

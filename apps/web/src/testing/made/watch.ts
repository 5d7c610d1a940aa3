import type { Playback } from '@starnest/contract/watch/watch'

/** What the server says about playing the title of `testDetail`. */
export function testPlayback(facts: Partial<Playback> = {}): Playback {
  return {
    animationId: 7,
    duration: 41.5,
    chapters: [],
    segments: [],
    loudness: null,
    sources: { direct: '/media/7/abc/video.mp4', hls: '/media/7/abc/hls/index.m3u8' },
    captions: [{ language: 'en', label: 'English', url: '/media/7/abc/captions.en.vtt' }],
    previews: null,
    video: null,
    versions: [],
    sounds: [],
    pictureSubtitles: [],
    resumeAt: 0,
    ...facts,
  }
}

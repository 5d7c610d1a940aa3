import type { Abilities } from '../rules/source-plan.ts'

/** H.264 High with AAC: what Starnest keeps films as. */
const MP4_TYPE = 'video/mp4; codecs="avc1.640028, mp4a.40.2"'
const HLS_TYPE = 'application/vnd.apple.mpegurl'

/** What this browser says it can play. */
export function browserAbilities(): Abilities {
  const video = document.createElement('video')
  return {
    canPlayMp4: video.canPlayType(MP4_TYPE) !== '',
    hasMediaSource: 'MediaSource' in globalThis && MediaSource.isTypeSupported(MP4_TYPE),
    canPlayHls: video.canPlayType(HLS_TYPE) !== '',
  }
}

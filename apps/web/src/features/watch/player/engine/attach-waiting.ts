import type { Playback } from '@starnest/contract/watch/watch'
import { planSources } from '../rules/source-plan.ts'
import { attachSources } from './attach-sources.ts'
import { browserAbilities } from './browser-abilities.ts'

const nothing = () => undefined

/** Attaches a film that waits to be played, from its beginning. Answers the way to let go of it. */
export function attachWaiting(
  video: HTMLVideoElement,
  { sources, duration }: Playback,
  onFailed: () => void,
): () => void {
  const attachment = attachSources(video, {
    attempts: planSources(sources, browserAbilities(), 1),
    startAtSeconds: 0,
    durationSeconds: duration,
    play: nothing,
    sound: 0,
    onQuality: nothing,
    onSound: nothing,
    onFailed,
    loadHls: async () => (await import('hls.js')).default,
  })
  return () => attachment.detach()
}

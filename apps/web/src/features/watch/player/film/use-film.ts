import type { Playback } from '@starnest/contract/watch/watch'
import { useCallback, useEffect, useRef, useState } from 'react'
import { attachSources } from '../engine/attach-sources.ts'
import type { Attachment } from '../engine/attachment.ts'
import { browserAbilities } from '../engine/browser-abilities.ts'
import { type FailureReason, findFailureReason } from '../engine/failure-reason.ts'
import type { Quality } from '../engine/quality.ts'
import { planSources } from '../rules/source-plan.ts'

/** Where the film stands. `needsTap`: this browser lets nothing play without a tap. */
export type FilmStage =
  | { is: 'opening' }
  | { is: 'needsTap' }
  | { is: 'running' }
  | { is: 'ended' }
  | { is: 'failed'; reason: FailureReason }

// The whole of it: the light build plays no sound that has streams of its own.
const loadHls = async () => (await import('hls.js')).default

/** Join a film to its video element: attach, start, follow it to its end or its failure. */
export function useFilm(
  video: HTMLVideoElement | null,
  film: {
    sources: Playback['sources']
    startAtSeconds: number
    durationSeconds: number
    renditions: number
    /** Somebody else starts it; nothing here does. */
    isSteered?: boolean
  },
) {
  const [stage, setStage] = useState<FilmStage>({ is: 'opening' })
  const [quality, setQuality] = useState<Quality>({ is: 'original' })
  const engine = useRef<Attachment>(undefined)
  const { sources, startAtSeconds, durationSeconds, renditions, isSteered = false } = film

  const play = useCallback(() => {
    video?.play().catch((error: unknown) => {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      if (isRefused) setStage({ is: 'needsTap' })
    })
  }, [video])

  useEffect(() => {
    if (!video) return
    let isGone = false
    const onPlaying = () => setStage({ is: 'running' })
    const onEnded = () => setStage({ is: 'ended' })
    const onSeeking = () =>
      setStage((before) => (before.is === 'ended' ? { is: 'running' } : before))
    const onFailed = async () => {
      const reason = await findFailureReason(sources)
      if (!isGone) setStage({ is: 'failed', reason })
    }
    video.addEventListener('playing', onPlaying)
    video.addEventListener('ended', onEnded)
    video.addEventListener('seeking', onSeeking)
    engine.current = attachSources(video, {
      attempts: planSources(sources, browserAbilities(), renditions),
      startAtSeconds,
      durationSeconds,
      play: isSteered ? () => undefined : play,
      onQuality: setQuality,
      onFailed: () => void onFailed(),
      loadHls,
    })
    return () => {
      isGone = true
      video.removeEventListener('playing', onPlaying)
      video.removeEventListener('ended', onEnded)
      video.removeEventListener('seeking', onSeeking)
      engine.current?.detach()
    }
  }, [video, sources, startAtSeconds, durationSeconds, renditions, isSteered, play])

  const chooseLevel = useCallback((level: number) => engine.current?.chooseLevel(level), [])
  return { stage, quality, play, chooseLevel }
}

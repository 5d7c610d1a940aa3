import type { Playback } from '@starnest/contract/watch/watch'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { attachSources } from '../engine/attach-sources.ts'
import type { Attachment } from '../engine/attachment.ts'
import { browserAbilities } from '../engine/browser-abilities.ts'
import { type FilmFailure, findFailureReason } from '../engine/failure-reason.ts'
import type { Quality, StreamSound } from '../engine/quality.ts'
import { planSources } from '../rules/source-plan.ts'

/** Where the film stands. `needsTap`: this browser lets nothing play without a tap. */
export type FilmStage =
  | { is: 'opening' }
  | { is: 'needsTap' }
  | { is: 'running' }
  | { is: 'ended' }
  | ({ is: 'failed' } & FilmFailure)

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
    /** The film's sounds, and the one to begin with. */
    sounds: { tracks: Playback['sounds']; wanted: number }
    /** Somebody else starts it; nothing here does. */
    isSteered?: boolean
  },
) {
  const [stage, setStage] = useState<FilmStage>({ is: 'opening' })
  const [quality, setQuality] = useState<Quality>({ is: 'original' })
  const [sound, setSound] = useState<StreamSound | null>(null)
  const engine = useRef<Attachment>(undefined)
  const { sources, startAtSeconds, durationSeconds, isSteered = false } = film
  const hasSounds = film.sounds.tracks.length > 1
  // Where sounds can be chosen the stream leads: of a file browsers play the first alone.
  const renditions = hasSounds ? Math.max(2, film.renditions) : film.renditions
  // Read once: another choice changes what plays, and not how it was attached.
  const [firstSound] = useState(film.sounds.wanted)

  const play = useCallback(() => {
    video?.play().catch((error: unknown) => {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      if (isRefused) setStage({ is: 'needsTap' })
    })
  }, [video])

  // Before the browser paints: its first bytes are on their way while the player is drawn.
  useLayoutEffect(() => {
    if (!video) return
    let isGone = false
    const onPlaying = () => setStage({ is: 'running' })
    const onEnded = () => setStage({ is: 'ended' })
    const onSeeking = () =>
      setStage((before) => (before.is === 'ended' ? { is: 'running' } : before))
    // A film that broke is taken from its element, which then stands at 0.
    let lastSeconds = startAtSeconds
    const onTime = () => {
      if (video.readyState > 0) lastSeconds = video.currentTime
    }
    let wasPaused = false
    // A film that broke may be stopped before it is told that it plays.
    const onPauseOrPlay = ({ type }: Event) => {
      wasPaused = type === 'pause'
    }
    const onFailed = async ({ wasSilent }: { wasSilent: boolean }) => {
      const atSeconds = lastSeconds
      const found = await findFailureReason(sources)
      // The server is back already, and what could not be had may be as good as ever.
      const reason = found === 'unreadable' && wasSilent ? 'unreachable' : found
      if (!isGone) setStage({ is: 'failed', reason, atSeconds, wasPaused })
    }
    video.addEventListener('timeupdate', onTime)
    for (const event of ['pause', 'play']) video.addEventListener(event, onPauseOrPlay)
    video.addEventListener('playing', onPlaying)
    video.addEventListener('ended', onEnded)
    video.addEventListener('seeking', onSeeking)
    engine.current = attachSources(video, {
      attempts: planSources(sources, browserAbilities(), renditions),
      startAtSeconds,
      durationSeconds,
      play: isSteered ? () => undefined : play,
      sound: firstSound,
      onQuality: setQuality,
      onSound: setSound,
      onFailed: (how) => void onFailed(how),
      loadHls,
    })
    return () => {
      isGone = true
      video.removeEventListener('timeupdate', onTime)
      for (const event of ['pause', 'play']) video.removeEventListener(event, onPauseOrPlay)
      video.removeEventListener('playing', onPlaying)
      video.removeEventListener('ended', onEnded)
      video.removeEventListener('seeking', onSeeking)
      engine.current?.detach()
    }
  }, [video, sources, startAtSeconds, durationSeconds, renditions, firstSound, isSteered, play])

  const chooseLevel = useCallback((level: number) => engine.current?.chooseLevel(level), [])
  const chooseSound = useCallback((nth: number) => engine.current?.chooseSound(nth), [])
  return { stage, quality, sound, play, chooseLevel, chooseSound }
}

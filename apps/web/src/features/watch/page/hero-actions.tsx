import type { Animation } from '@starnest/contract/catalog/catalog'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Info, Play, RotateCcw } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { formatPlaybackTime } from '../../../library/title/playback-time.ts'
import { playbackQuery } from '../../../library/videos/videos.queries.ts'
import { prefersReducedMotion } from '../../../platform/preferences/reduced-motion.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { isPlayable } from '../facts/title-facts.ts'
import { startPosition } from '../player/rules/start-position.ts'
import { renditionsQuery } from '../watch.queries.ts'
import { ABOUT_ID } from './about-section.tsx'

/** The hero's buttons: Play or Resume, Start over, More Info, and those of the lists. */
export function HeroActions(props: {
  title: Animation
  playButton: RefObject<HTMLButtonElement | null>
  onPlay: () => void
  onStartOver: () => void
  listButtons: ReactNode
}) {
  const t = useTexts('watch/watch')
  const { title } = props
  const { data: playback } = useQuery(playbackQuery(title.id))
  // The player decides by it; here it is only brought to hand before the click.
  useQuery(renditionsQuery(playback?.sources?.hls ?? null))
  const fetchPlayback = useFetchPlayback(title.id)
  const resumeAt = startPosition({
    resumeAtSeconds: playback?.resumeAt ?? 0,
    durationSeconds: title.duration,
    isStartedOver: false,
    isTrailer: title.isComingSoon,
  })
  const hasFilm = playback ? playback.sources !== null : isPlayable(title)

  return (
    <div data-focus-row="" className="mt-8 flex flex-wrap items-center gap-3 sm:gap-4">
      {hasFilm ? (
        <Button
          ref={props.playButton}
          onClick={props.onPlay}
          onPointerEnter={fetchPlayback}
          onFocus={fetchPlayback}
        >
          <Play aria-hidden className="size-5 fill-current" />
          {playLabel(title.isComingSoon, resumeAt)}
        </Button>
      ) : (
        <p className="text-lg text-mist">{t('nothingToPlay')}</p>
      )}
      {hasFilm && resumeAt > 0 && (
        <Button look="glass" onClick={props.onStartOver}>
          <RotateCcw aria-hidden className="size-5" />
          {t('startOver')}
        </Button>
      )}
      <Button look="glass" onClick={showAbout}>
        <Info aria-hidden className="size-5" />
        {t('moreInfo')}
      </Button>
      {props.listButtons}
    </div>
  )

  function playLabel(isTrailer: boolean, resumeAtSeconds: number): string {
    if (isTrailer) return t('watchTrailer')
    if (resumeAtSeconds === 0) return t('play')
    return t('resume', { time: formatPlaybackTime(resumeAtSeconds) })
  }
}

/** Whoever reaches for Play gets the film's addresses fetched before the click, when they failed or
 *  went stale. */
function useFetchPlayback(id: number): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.prefetchQuery({ ...playbackQuery(id), staleTime: 30_000 })
}

function showAbout(): void {
  const about = document.getElementById(ABOUT_ID)
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
  about?.scrollIntoView({ behavior, block: 'start' })
  about?.focus({ preventScroll: true })
}

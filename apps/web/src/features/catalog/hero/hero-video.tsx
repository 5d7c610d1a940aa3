import type { CaptionTrack } from '@starnest/contract/watch/captions'
import { useEffect, useRef, useState } from 'react'

/** How long the still stands before the trailer moves, in milliseconds. */
const STILL_FIRST_MS = 1_200
/** Where a film without a trailer begins, in seconds: films open with their title, which stands
 *  beside it. */
const AFTER_OPENING_TITLE_SECONDS = 5
/** A film shorter than this, in seconds, is shown from its beginning. */
const SHORT_FILM_SECONDS = 15

type HeroVideoProps = {
  src: string
  captions: readonly CaptionTrack[]
  /** Cut to be shown whole, rather than the film itself. */
  isTrailer: boolean
  isPlaying: boolean
  isMuted: boolean
  /** The browser does not let it play by itself. */
  onRefused: () => void
  /** Told of the element that plays; null: there is none any more. */
  onElement: (video: HTMLVideoElement | null) => void
}

type State = 'still' | 'ready' | 'moving' | 'broken'

/** The moving part of the hero: invisible until its first picture is there, and gone for good when
 *  the file cannot be played, so that the still behind it shows. Mount it anew for each title. */
export function HeroVideo(props: HeroVideoProps) {
  const { src, captions, isTrailer, isPlaying, isMuted, onRefused, onElement } = props
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<State>('still')

  useEffect(() => {
    const timer = setTimeout(() => {
      setState((now) => (now === 'still' ? 'ready' : now))
    }, STILL_FIRST_MS)
    return () => clearTimeout(timer)
  }, [])

  const isMounted = state === 'ready' || state === 'moving'
  useEffect(() => {
    if (!isMounted) return
    onElement(video.current)
    return () => onElement(null)
  }, [isMounted, onElement])

  useEffect(() => {
    const element = video.current
    if (!element || !isMounted || !isPlaying) return
    element.play().catch((refusal: unknown) => {
      if (refusal instanceof DOMException && refusal.name === 'NotAllowedError') onRefused()
    })
    return () => element.pause()
  }, [isMounted, isPlaying, onRefused])

  const beginAgain = () => {
    const element = video.current
    if (!element) return
    const isFilm = !isTrailer && element.duration > SHORT_FILM_SECONDS
    element.currentTime = isFilm ? AFTER_OPENING_TITLE_SECONDS : 0
  }

  if (!isMounted) return null
  return (
    <video
      ref={video}
      src={src}
      muted={isMuted}
      playsInline
      disablePictureInPicture
      preload={isPlaying ? 'auto' : 'none'}
      tabIndex={-1}
      aria-hidden
      data-state={state}
      onLoadedMetadata={beginAgain}
      onPlaying={() => setState('moving')}
      onEnded={(event) => {
        beginAgain()
        void event.currentTarget.play()
      }}
      onError={() => setState('broken')}
      className="absolute inset-0 size-full object-cover opacity-0 transition-opacity duration-1000 data-[state=moving]:opacity-100"
    >
      {captions.map(({ language, label, url }) => (
        <track key={url} kind="captions" srcLang={language} label={label} src={url} />
      ))}
    </video>
  )
}

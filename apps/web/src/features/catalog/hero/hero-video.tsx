import type { Animation } from '@starnest/contract/catalog/catalog'
import type { CaptionTrack } from '@starnest/contract/watch/captions'
import { useEffect, useRef, useState } from 'react'
import { movingSpan } from './moving-span.ts'

/** How long the still stands before the trailer moves, in milliseconds. */
const STILL_FIRST_MS = 1_200

type HeroVideoProps = {
  src: string
  captions: readonly CaptionTrack[]
  heroPart: Animation['heroPart']
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
  const { src, captions, heroPart, isPlaying, isMuted, onRefused, onElement } = props
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
    element.currentTime = movingSpan(heroPart, element.duration).fromSeconds
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
      onTimeUpdate={({ currentTarget: { currentTime, duration } }) => {
        if (currentTime >= movingSpan(heroPart, duration).toSeconds) beginAgain()
      }}
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

import type { Animation } from '@starnest/contract/catalog/catalog'
import { type CSSProperties, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../../platform/preferences/reduced-motion.ts'
import { usePageCovered } from '../../../platform/screen/covered-page.ts'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { useOnScreen, usePageVisible } from '../../../platform/screen/on-screen.ts'
import { claimSound, releaseSound } from '../../../platform/sound/one-sound.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Artwork } from '../../../ui/artwork.tsx'
import { TitlePoster } from '../cards/title-poster.tsx'
import { GENRE_TINTS } from '../genres/genre-tints.ts'
import type { Spoken } from './follow-captions.ts'
import { HeroControls } from './hero-controls.tsx'
import { HeroText } from './hero-text.tsx'
import { useHeroRotation } from './use-hero-rotation.ts'

/** Share of the hero that has to be on the screen for its trailer to move. */
const MOVING_SHARE = 0.35

/** The still stands before it anyway. */
const HeroVideo = lazyPart(async () => (await import('./hero-video.tsx')).HeroVideo)
const HeroCaptions = lazyPart(async () => (await import('./hero-captions.tsx')).HeroCaptions)

/** The featured titles across the whole width: a still, then its trailer without sound, and a turn
 *  to the next one every minute. Rests while nobody can see it. */
export function HeroTrailer({ titles }: { titles: readonly Animation[] }) {
  const t = useTexts('core/catalog')
  const hero = useRef<HTMLElement>(null)
  const isCalm = useReducedMotion()
  const [choice, setChoice] = useState<boolean | null>(null)
  const isWanted = choice ?? !isCalm
  const isOnScreen = useOnScreen(hero, MOVING_SHARE)
  const isVisible = usePageVisible()
  const isCovered = usePageCovered()
  const isRunning = isVisible && !isCovered && isOnScreen && isWanted
  const rotation = useHeroRotation(titles.length, isRunning)
  const rest = useCallback(() => setChoice(false), [])
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [spoken, setSpoken] = useState<Spoken | null>(null)
  const { isMuted, mute } = rotation
  useEffect(() => {
    if (isMuted) return
    claimSound(mute)
    return () => releaseSound(mute)
  }, [isMuted, mute])
  const title = titles[rotation.index]
  const before = titles[(rotation.index + titles.length - 1) % titles.length]
  if (!title || !before) return null
  const moving = title.trailerUrl ?? title.videoUrl
  const style: CSSProperties & { '--tint': string } = {
    '--tint': GENRE_TINTS[title.genre ?? 'none'],
  }
  return (
    <section ref={hero} aria-label={t('featured')} data-focus-row="" className="hero" style={style}>
      <div className="hero-picture">
        {before !== title && <HeroStill key={before.id} title={before} />}
        <HeroStill key={title.id} title={title} isUrgent />
        {moving && (
          <Suspense>
            <HeroVideo
              key={`video-${title.id}`}
              src={moving}
              captions={title.trailerCaptions}
              heroPart={title.heroPart}
              isPlaying={isRunning}
              isMuted={rotation.isMuted}
              onRefused={rest}
              onElement={setVideo}
            />
          </Suspense>
        )}
        <div className="hero-shade" />
      </div>
      {spoken && (
        <p lang={spoken.language} className="hero-spoken">
          <span>{spoken.words}</span>
        </p>
      )}
      <HeroText title={title} />
      <HeroControls
        titles={titles}
        index={rotation.index}
        isMuted={rotation.isMuted}
        isWanted={isWanted}
        isRunning={isRunning}
        onChoose={rotation.choose}
        onToggleMute={rotation.toggleMute}
        onTogglePlay={() => setChoice(!isWanted)}
      >
        <Suspense fallback={title.trailerCaptions.length > 0 && <span className="size-12" />}>
          <HeroCaptions tracks={title.trailerCaptions} video={video} onSay={setSpoken} />
        </Suspense>
      </HeroControls>
    </section>
  )
}

function HeroStill({ title, isUrgent = false }: { title: Animation; isUrgent?: boolean }) {
  return (
    <div className="absolute inset-0 motion-safe:animate-hero-still">
      <Artwork
        src={title.backdropUrl}
        picture={title.backdrop}
        sizes="100vw"
        width={1280}
        height={720}
        isUrgent={isUrgent}
        fallback={<TitlePoster animation={title} />}
      />
    </div>
  )
}

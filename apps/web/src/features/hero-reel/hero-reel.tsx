import { fullTitle } from '../../library/title/title-name.ts'
import './hero-reel.css'
import type { Animation } from '@starnest/contract/catalog/catalog'
import { type CSSProperties, useState } from 'react'
import { useReducedMotion } from '../../platform/preferences/reduced-motion.ts'
import { usePageVisible } from '../../platform/screen/on-screen.ts'
import { useTexts } from '../../platform/texts.ts'
import { Artwork } from '../../ui/artwork.tsx'
import { ReelControls } from './reel-controls.tsx'
import { ReelText } from './reel-text.tsx'
import { REEL_TITLES, REEL_TURN_MS, useReel } from './use-reel.ts'
import { useReelGestures } from './use-reel-gestures.ts'

type HeroReelProps = {
  /** Featured titles, of which the first five are shown; at least one. */
  titles: readonly Animation[]
}

/** Five featured titles over the height of the screen, cross-faded without end. Turns by itself
 *  unless less motion is preferred or somebody stopped it. Source: specification §4, §9. */
export function HeroReel({ titles }: HeroReelProps) {
  const t = useTexts('studio/hero-reel')
  const shown = titles.slice(0, REEL_TITLES)
  const isCalm = useReducedMotion()
  const [choice, setChoice] = useState<boolean | null>(null)
  const isWanted = choice ?? !isCalm
  const isRunning = usePageVisible() && isWanted
  const reel = useReel(shown.length, isRunning)
  const gestures = useReelGestures(reel.step)
  const title = shown[reel.index]
  if (!title) return null
  const style: CSSProperties & { '--turn': string } = { '--turn': `${REEL_TURN_MS}ms` }
  return (
    <section
      aria-roledescription={t('carousel')}
      aria-label={t('title')}
      className="reel"
      style={style}
      {...gestures}
    >
      <div aria-hidden className="reel-pictures">
        {shown.map((one, place) => (
          <div key={one.id} className="reel-picture" data-shown={place === reel.index}>
            <Artwork
              src={one.backdropUrl}
              picture={one.backdrop}
              sizes="100vw"
              width={1280}
              height={720}
              isUrgent={place === 0}
              fallback={<div className="starfield size-full bg-space-800" />}
            />
          </div>
        ))}
        <div className="reel-shade" />
      </div>
      <ReelText title={title} />
      <ReelControls
        titles={shown}
        index={reel.index}
        isWanted={isWanted}
        isRunning={isRunning}
        onChoose={reel.choose}
        onStep={reel.step}
        onToggle={() => setChoice(!isWanted)}
      />
      <p role="status" className="sr-only">
        {reel.byHand &&
          t('shown', { title: fullTitle(title), place: reel.index + 1, count: shown.length })}
      </p>
    </section>
  )
}

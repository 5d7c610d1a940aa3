import type { Animation } from '@starnest/contract/catalog'
import { RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { RelatedCard } from '../related-card.tsx'
import { watchTexts } from '../watch.texts.ts'

/** Titles offered at the end of a film. */
const OFFERED_TITLES = 3

/** The film is over: watch it again, go back, or choose what is like it. */
export function EndScreen(props: {
  pictureUrl: string | null
  related: readonly Animation[]
  onAgain: () => void
  onClose: () => void
}) {
  const t = useTexts(watchTexts)
  const againButton = useRef<HTMLButtonElement>(null)
  useEffect(() => againButton.current?.focus(), [])
  const offered = props.related.slice(0, OFFERED_TITLES)
  return (
    <section aria-labelledby="player-end" className="player-end">
      {props.pictureUrl && <img src={props.pictureUrl} alt="" className="player-end-picture" />}
      <h2 id="player-end" className="player-headline">
        {t('theEnd')}
      </h2>
      <div className="player-choices">
        <button
          ref={againButton}
          type="button"
          className="player-main-button"
          onClick={props.onAgain}
        >
          <RotateCcw aria-hidden className="size-5" />
          {t('watchAgain')}
        </button>
        <button type="button" className="player-quiet-button" onClick={props.onClose}>
          {t('backToTitle')}
        </button>
      </div>
      {offered.length > 0 && (
        <>
          <h3 className="player-offer-heading">{t('watchNext')}</h3>
          <ul className="player-offers">
            {offered.map((title) => (
              <li key={title.id}>
                <RelatedCard title={title} to={`/watch/${title.id}?play=1`} isReplacing />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

import type { Animation } from '@starnest/contract/catalog'
import { Play, RotateCcw } from 'lucide-react'
import { use, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../../../platform/texts.ts'
import { RelatedCard } from '../related-card.tsx'
import { watchTexts } from '../watch.texts.ts'
import { WatchWishesContext } from '../watch-wishes.ts'
import { useCountdown } from './use-countdown.ts'

/** Titles offered at the end of a film. */
const OFFERED_TITLES = 3

/** Seconds in which one can stay, before the next episode begins by itself. */
const STAY_WITHIN_SECONDS = 10

/** The film is over: watch the next episode, watch it again, go back, or choose what is like it. */
export function EndScreen(props: {
  pictureUrl: string | null
  related: readonly Animation[]
  /** The next episode of its series, if there is one. */
  next: Animation | undefined
  onAgain: () => void
  onClose: () => void
}) {
  const t = useTexts(watchTexts)
  const choices = useRef<HTMLDivElement>(null)
  useEffect(() => choices.current?.querySelector('button')?.focus(), [])
  const offered = props.related.slice(0, OFFERED_TITLES)
  return (
    <section aria-labelledby="player-end" className="player-end">
      {props.pictureUrl && <img src={props.pictureUrl} alt="" className="player-end-picture" />}
      <h2 id="player-end" className="player-headline">
        {t('theEnd')}
      </h2>
      <div ref={choices} className="player-choices">
        {props.next && <NextEpisode next={props.next} />}
        <button
          type="button"
          className={props.next ? 'player-quiet-button' : 'player-main-button'}
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

/** The next episode: at a press, or by itself when whoever is watching wants that and does not stay. */
function NextEpisode({ next }: { next: Animation }) {
  const t = useTexts(watchTexts)
  const navigate = useNavigate()
  const { autoPlay } = use(WatchWishesContext)
  const begin = () => void navigate(`/watch/${next.id}?play=1`, { replace: true })
  const { left, stop } = useCountdown(autoPlay ? STAY_WITHIN_SECONDS : null, begin)
  return (
    <>
      <button type="button" className="player-main-button" title={next.title} onClick={begin}>
        <Play aria-hidden className="size-5 fill-current" />
        {left === null ? t('nextEpisode') : t('nextEpisodeIn', { count: left })}
      </button>
      {left !== null && (
        <button type="button" className="player-quiet-button" onClick={stop}>
          {t('stayHere')}
        </button>
      )}
    </>
  )
}

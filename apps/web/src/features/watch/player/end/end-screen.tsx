import type { Animation } from '@starnest/contract/catalog/catalog'
import { RotateCcw } from 'lucide-react'
import { use } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../../../../platform/texts.ts'
import { EndBackdropContext } from '../../end-backdrop.ts'
import type { UpNext } from '../../facts/up-next.ts'
import { RelatedCard } from '../../related-card.tsx'
import { focusFirst, NextPart, NextTitle, useAllowedNext } from './next-title.tsx'
import { StillWatching, useAsksFirst } from './still-watching.tsx'

/** Titles offered at the end of a film. */
const OFFERED_TITLES = 3

/** The film is over: watch the next one, watch it again, go back, or choose what is like it. */
export function EndScreen(props: {
  pictureUrl: string | null
  related: readonly Animation[]
  /** What comes after it, if anything. */
  next: UpNext | undefined
  onAgain: () => void
  onClose: () => void
}) {
  const t = useTexts('watch/watch')
  const navigate = useNavigate()
  const Backdrop = use(EndBackdropContext)
  const { next, isAllowed } = useAllowedNext(props.next)
  const asksFirst = useAsksFirst(next)
  const begin = () => void navigate(`/watch/${next?.title.id}?play=1`, { replace: true })
  // A film in several files goes on without a word, whatever else begins by itself.
  if (next?.kind === 'part' && isAllowed) return <NextPart {...{ next }} onBegin={begin} />
  const picture = props.pictureUrl && (
    <img src={props.pictureUrl} alt="" className="player-end-picture" />
  )
  if (next && asksFirst) {
    return (
      <StillWatching
        className="player-end"
        next={next}
        onGoOn={begin}
        leaveWords={t('backToHome')}
        onLeave={() => void navigate('/', { replace: true })}
      >
        {picture}
      </StillWatching>
    )
  }
  const offered = props.related.slice(0, OFFERED_TITLES)
  return (
    <section aria-labelledby="player-end" className="player-end">
      {picture}
      <h2 id="player-end" className="player-headline">
        {t('theEnd')}
      </h2>
      {/* Drawn anew when the next one goes away, and with it the button that had the focus. */}
      <div key={next ? 'next' : 'none'} ref={focusFirst} className="player-choices">
        {next && <NextTitle {...{ next, isAllowed }} onBegin={begin} />}
        <button
          type="button"
          className={next ? 'player-quiet-button' : 'player-main-button'}
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
      {Backdrop && <Backdrop />}
    </section>
  )
}

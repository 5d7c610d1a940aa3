import type { Animation } from '@starnest/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { Play, RotateCcw } from 'lucide-react'
import { use, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useViewingPreferences } from '../../../library/family/viewing-preferences.ts'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useTexts } from '../../../platform/texts.ts'
import { EndBackdropContext } from '../end-backdrop.ts'
import type { UpNext } from '../facts/up-next.ts'
import { RelatedCard } from '../related-card.tsx'
import { isTimeOver, isTitleMissing, playbackQuery } from '../watch.queries.ts'
import { useCountdown } from './use-countdown.ts'

/** Titles offered at the end of a film. */
const OFFERED_TITLES = 3

/** Seconds in which one can stay, before the next title begins by itself. Source: research, R11. */
const STAY_WITHIN_SECONDS = 10

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
  const choices = useRef<HTMLDivElement>(null)
  const Backdrop = use(EndBackdropContext)
  const isAllowed = useIsAllowed(props.next)
  const next = isAllowed === false ? undefined : props.next
  const hasNext = next !== undefined
  // Also when the next one goes away, and with it the button that had the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what there is to choose has changed
  useEffect(() => choices.current?.querySelector('button')?.focus(), [hasNext])
  // A film in several files goes on without a word, whatever else begins by itself.
  if (next?.kind === 'part' && isAllowed) return <NextPart title={next.title} />
  const offered = props.related.slice(0, OFFERED_TITLES)
  return (
    <section aria-labelledby="player-end" className="player-end">
      {props.pictureUrl && <img src={props.pictureUrl} alt="" className="player-end-picture" />}
      <h2 id="player-end" className="player-headline">
        {t('theEnd')}
      </h2>
      <div ref={choices} className="player-choices">
        {next && <NextTitle next={next} isAllowed={isAllowed === true} />}
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

/** Whether the server lets whoever is watching play the next title right now: a parent may have taken
 *  it away, and watching time may be over. Undefined while it has not said. */
function useIsAllowed(next: UpNext | undefined): boolean | undefined {
  const asked = useQuery({ ...playbackQuery(next?.title.id ?? 0), enabled: next !== undefined })
  if (asked.error && (isTitleMissing(asked.error) || isTimeOver(asked.error))) return false
  return asked.isSuccess && !asked.isError ? true : undefined
}

/** Begins the next part at once. */
function NextPart({ title: { id } }: { title: Pick<Animation, 'id'> }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(`/watch/${id}?play=1`, { replace: true })
  }, [navigate, id])
  return null
}

/** The next title: at a press, or by itself when whoever is watching wants that and does not stay. */
function NextTitle({ next, isAllowed }: { next: UpNext; isAllowed: boolean }) {
  const t = useTexts('watch/watch')
  const navigate = useNavigate()
  const { autoPlay } = useViewingPreferences()
  const { title, kind } = next
  const begin = () => void navigate(`/watch/${title.id}?play=1`, { replace: true })
  const { left, stop } = useCountdown(autoPlay ? STAY_WITHIN_SECONDS : null, () => {
    if (isAllowed) begin()
  })
  const name = { title: fullTitle(title) }
  const words = kind === 'episode' ? t('nextEpisode') : t('nextTitle', name)
  const wordsIn = (count: number) =>
    kind === 'episode' ? t('nextEpisodeIn', { count }) : t('nextTitleIn', { ...name, count })
  return (
    <>
      <button type="button" className="player-main-button" title={fullTitle(title)} onClick={begin}>
        <Play aria-hidden className="size-5 fill-current" />
        {left ? wordsIn(left) : words}
      </button>
      {left !== null && left > 0 && (
        <button type="button" className="player-quiet-button" onClick={stop}>
          {t('stayHere')}
        </button>
      )}
    </>
  )
}

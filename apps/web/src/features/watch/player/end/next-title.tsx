import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isTimeOver } from '../../../../library/family/own-time.queries.ts'
import { useViewingPreferences } from '../../../../library/family/viewing-preferences.ts'
import { isTitleMissing } from '../../../../library/title/title.queries.ts'
import { fullTitle } from '../../../../library/title/title-name.ts'
import { playbackQuery } from '../../../../library/videos/videos.queries.ts'
import { useTexts } from '../../../../platform/texts.ts'
import type { UpNext } from '../../facts/up-next.ts'
import { beginsByItself } from './unattended.ts'
import { useCountdown } from './use-countdown.ts'

/** Seconds in which one can stay, before the next title begins by itself. Source: research, R11. */
const STAY_WITHIN_SECONDS = 10

/** What comes after a film that is over, and whether the server lets whoever is watching play it right now: a parent
 *  may have taken it away, and watching time may be over. Then nothing comes. `isAllowed` is false as long as the
 *  server has not said. */
export function useAllowedNext(offered: UpNext | undefined): {
  next: UpNext | undefined
  isAllowed: boolean
} {
  const asked = useQuery({
    ...playbackQuery(offered?.title.id ?? 0),
    enabled: offered !== undefined,
  })
  const isRefused = asked.error !== null && (isTitleMissing(asked.error) || isTimeOver(asked.error))
  if (isRefused) return { next: undefined, isAllowed: false }
  return { next: offered, isAllowed: asked.isSuccess && !asked.isError }
}

/** Begins the next part at once. */
export function NextPart({ next, onBegin }: { next: UpNext; onBegin: () => void }) {
  const begin = useRef(() => {
    beginsByItself({ titleId: next.title.id, isPart: true })
    onBegin()
  })
  useEffect(() => begin.current(), [])
  return null
}

/** Gives the first choice of a group the focus as soon as the group is drawn: its `ref`. */
export function focusFirst(choices: HTMLElement | null): void {
  choices?.querySelector('button')?.focus({ preventScroll: true })
}

type NextTitleProps = { next: UpNext; isAllowed: boolean; onBegin: () => void }

/** The next title: at a press, or by itself when whoever is watching wants that and does not stay. */
export function NextTitle({ next, isAllowed, onBegin }: NextTitleProps) {
  const t = useTexts('watch/watch')
  const { autoPlay } = useViewingPreferences()
  const begin = useRef<HTMLButtonElement>(null)
  const { title, kind } = next
  const { left, stop } = useCountdown(autoPlay ? STAY_WITHIN_SECONDS : null)
  const begins = useEffectEvent(() => {
    beginsByItself({ titleId: title.id, isPart: false })
    onBegin()
  })
  // The server may answer after the time in which one can stay.
  useEffect(() => {
    if (left === 0 && isAllowed) begins()
  }, [left, isAllowed])
  const stay = () => {
    stop()
    // The button that was pressed goes away.
    begin.current?.focus({ preventScroll: true })
  }
  const name = { title: fullTitle(title) }
  const words = kind === 'episode' ? t('nextEpisode') : t('nextTitle', name)
  const wordsIn = (count: number) =>
    kind === 'episode' ? t('nextEpisodeIn', { count }) : t('nextTitleIn', { ...name, count })
  return (
    <>
      <button
        ref={begin}
        type="button"
        className="player-main-button"
        title={fullTitle(title)}
        onClick={onBegin}
      >
        <Play aria-hidden className="size-5 fill-current" />
        {left ? wordsIn(left) : words}
      </button>
      {left !== null && left > 0 && (
        <button type="button" className="player-quiet-button" onClick={stay}>
          {t('stayHere')}
        </button>
      )}
    </>
  )
}

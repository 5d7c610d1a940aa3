import { RotateCcw } from 'lucide-react'
import { useEffect } from 'react'
import { episodeTitle } from '../../../../library/title/title-name.ts'
import { useTexts } from '../../../../platform/texts.ts'
import type { UpNext } from '../../facts/up-next.ts'
import { focusFirst, NextPart, NextTitle, useAllowedNext } from '../end/next-title.tsx'
import { StillWatching, useAsksFirst } from '../end/still-watching.tsx'

type ScreenEndProps = {
  /** What comes after the film, if anything. */
  next: UpNext | undefined
  onPlay: (titleId: number) => void
  onAgain: () => void
  onClose: () => void
}

/** A film is over that a screen of the page showed: the next one, or the same again. Where nothing comes after it the
 *  page has its screen back. */
export function ScreenEnd({ next: offered, onPlay, onAgain, onClose }: ScreenEndProps) {
  const t = useTexts('watch/watch')
  const { next, isAllowed } = useAllowedNext(offered)
  const asksFirst = useAsksFirst(next)
  const isOver = next === undefined
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  if (!next) return null
  const begin = () => onPlay(next.title.id)
  if (next.kind === 'part' && isAllowed) return <NextPart {...{ next }} onBegin={begin} />
  if (asksFirst) {
    return (
      <StillWatching
        className="screen-film-end"
        next={next}
        onGoOn={begin}
        leaveWords={t('close')}
        onLeave={onClose}
      />
    )
  }
  return (
    <div className="screen-film-end">
      {/* Another film is named by its button. */}
      {next.kind === 'episode' && <p className="player-headline">{episodeTitle(next.title)}</p>}
      <div ref={focusFirst} data-focus-row="" className="player-choices">
        <NextTitle {...{ next, isAllowed }} onBegin={begin} />
        <button type="button" className="player-quiet-button" onClick={onAgain}>
          <RotateCcw aria-hidden className="size-5" />
          {t('watchAgain')}
        </button>
      </div>
    </div>
  )
}

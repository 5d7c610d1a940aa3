import { Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useViewingPreferences } from '../../../../library/family/viewing-preferences.ts'
import { fullTitle } from '../../../../library/title/title-name.ts'
import { useTexts } from '../../../../platform/texts.ts'
import type { UpNext } from '../../facts/up-next.ts'
import { focusFirst } from './next-title.tsx'
import { asksNow } from './unattended.ts'

/** Whether the next title waits until somebody says that they still watch; decided when a film ends. The parts of one
 *  film go on without a word, and where nothing begins by itself nobody needs to be asked. */
export function useAsksFirst(next: UpNext | undefined): boolean {
  const { autoPlay, isChild } = useViewingPreferences()
  const [isLongUnattended] = useState(() => autoPlay && asksNow(isChild))
  return isLongUnattended && next !== undefined && next.kind !== 'part'
}

type StillWatchingProps = {
  className: 'player-end' | 'screen-film-end'
  next: UpNext
  onGoOn: () => void
  /** What leaving is called. */
  leaveWords: string
  onLeave: () => void
  /** The film's picture behind the words. Nothing moves: what plays would keep the screen awake. */
  children?: ReactNode
}

/** Films followed each other for long and nobody was seen: asks before the next one begins. */
export function StillWatching(props: StillWatchingProps) {
  const t = useTexts('watch/watch')
  return (
    <div
      role="alertdialog"
      aria-labelledby="still-watching"
      aria-describedby="still-watching-next"
      className={props.className}
    >
      {props.children}
      <h2 id="still-watching" className="player-headline">
        {t('stillWatching')}
      </h2>
      <p id="still-watching-next" className="player-sentence">
        {t('nextTitle', { title: fullTitle(props.next.title) })}
      </p>
      <div ref={focusFirst} data-focus-row="" className="player-choices">
        <button type="button" className="player-main-button" onClick={props.onGoOn}>
          <Play aria-hidden className="size-5 fill-current" />
          {t('goOn')}
        </button>
        <button type="button" className="player-quiet-button" onClick={props.onLeave}>
          {props.leaveWords}
        </button>
      </div>
    </div>
  )
}

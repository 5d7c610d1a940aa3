import { useEffect, useRef } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import type { FailureReason } from './engine/failure-reason.ts'

/** Why a film cannot be played. That time is over is said elsewhere. */
type Reason = Exclude<FailureReason, 'timeOver'>

/** The film cannot be played: why, another try, and the way back to the page. One that a parent took
 *  away meanwhile is for later, and not tried again. */
export function FailureScreen(props: {
  reason: Reason
  isTrying: boolean
  onRetry: () => void
  onClose: () => void
}) {
  const t = useTexts('watch/watch')
  const mainButton = useRef<HTMLButtonElement>(null)
  useEffect(() => mainButton.current?.focus(), [])
  if (props.reason === 'refused') {
    return (
      <div role="alert" className="player-still">
        <h2 className="player-headline">{t('laterTitle')}</h2>
        <p className="player-sentence">{t('laterText')}</p>
        <div className="player-choices">
          <button
            ref={mainButton}
            type="button"
            className="player-main-button"
            onClick={props.onClose}
          >
            {t('close')}
          </button>
        </div>
      </div>
    )
  }
  const words: Record<Exclude<Reason, 'refused'>, string> = {
    none: t('reasonNone'),
    missing: t('reasonMissing'),
    unreachable: t('reasonUnreachable'),
    unreadable: t('reasonUnreadable'),
  }
  return (
    <div role="alert" className="player-still">
      <h2 className="player-headline">{t('cannotPlay')}</h2>
      <p className="player-sentence">{words[props.reason]}</p>
      <div className="player-choices">
        <button
          ref={mainButton}
          type="button"
          className="player-main-button"
          aria-disabled={props.isTrying}
          onClick={props.isTrying ? undefined : props.onRetry}
        >
          {t('retry')}
        </button>
        <button type="button" className="player-quiet-button" onClick={props.onClose}>
          {t('close')}
        </button>
      </div>
    </div>
  )
}

import type { CSSProperties } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { CHALLENGE_SECONDS } from './jam-stage.ts'

/** The seconds that are left of a challenge, in a ring that empties. Source: specification §2.13. */
export function CountdownRing({ seconds }: { seconds: number }) {
  const t = useTexts('jam/jam')
  const style: CSSProperties & { '--left': number } = { '--left': seconds / CHALLENGE_SECONDS }
  return (
    <p
      role="timer"
      aria-label={t('secondsLeft', { count: seconds })}
      className="jam-ring"
      style={style}
    >
      <span aria-hidden>{seconds}</span>
    </p>
  )
}

import { RotateCcw, RotateCw } from 'lucide-react'
import { SKIP_SECONDS } from '../../../../library/title/player-steps.ts'

/** An arrow turning back or forward with the seconds written inside. */
export function SkipIcon({ isForward = false }: { isForward?: boolean }) {
  const Arrow = isForward ? RotateCw : RotateCcw
  return (
    <span slot="icon" aria-hidden className="player-skip-icon">
      <Arrow />
      <span>{SKIP_SECONDS}</span>
    </span>
  )
}

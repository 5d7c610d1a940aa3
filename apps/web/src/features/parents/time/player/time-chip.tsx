import type { WatchTime } from '@starnest/contract/parents/watch-time'
import { Hourglass } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { countdownOf } from './countdown.ts'

/** How long a chip is shown, in milliseconds; that of the last minute stays. */
const SHOWN_MS = 15_000

/** Says in a corner of the film how much time is left, at ten, five and one minute. */
export function TimeChip({ time }: { time: WatchTime | undefined }) {
  const t = useTexts('parents/time')
  const countdown = countdownOf(time)
  const step = countdown.is === 'left' ? `${countdown.step}` : countdown.is
  const stays = step === '1'
  const [hidden, setHidden] = useState<string>()
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => setHidden(step), SHOWN_MS)
    return () => {
      clearTimeout(timer)
      setHidden(undefined)
    }
  }, [step, stays])
  const isShown = countdown.is !== 'silent' && hidden !== step
  // It stands before it says something, so that it is read aloud when it does.
  return (
    <p role="status" className={isShown ? 'time-chip' : 'sr-only'}>
      {isShown && (
        <>
          <Hourglass aria-hidden className="size-5 shrink-0" />
          {countdown.is === 'left' ? t('left', { count: countdown.minutes }) : t('mayFinish')}
        </>
      )}
    </p>
  )
}

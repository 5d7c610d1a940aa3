import { MoonStar } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { RefusalLine } from '../../../../library/refusal/refusal-line.tsx'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import type { PinEntry } from '../pin-steps.tsx'
import { type OverTime, useAskForTime } from '../time.queries.ts'
import { GrownUpHere } from './grown-up-here.tsx'
import { moreTimeText } from './more-time-text.ts'

type TimeOverScreenProps = { time: OverTime; pinEntry: PinEntry; onClose: () => void }

/** Tells a child that time is over and when there is more, and how to ask for some now. */
export function TimeOverScreen({ time, pinEntry, onClose }: TimeOverScreenProps) {
  const t = useTexts('parents/time')
  const language = useLanguage()
  const ask = useAskForTime()
  const [isGrownUpHere, setGrownUpHere] = useState(false)
  const choices = useRef<HTMLDivElement>(null)
  const { asking } = time
  // The film had the focus, then the button that is gone once it was pressed.
  useEffect(() => {
    if (!isGrownUpHere && asking) choices.current?.querySelector('button')?.focus()
  }, [isGrownUpHere, asking])
  const again = moreTimeText(time, new Date().toISOString(), language)
  return (
    <section aria-labelledby="time-over" className="time-over">
      <MoonStar aria-hidden className="time-over-moon" />
      <div role="status" className="grid gap-3">
        <h2 id="time-over" className="time-over-headline">
          {t(time.reason === 'budget' ? 'budgetOver' : 'hoursOver')}
        </h2>
        <p>{t(time.reason === 'budget' ? 'budgetText' : 'hoursText')}</p>
        <p className="font-semibold">{t(again.name, again.values)}</p>
      </div>
      {isGrownUpHere ? (
        <GrownUpHere time={time} pinEntry={pinEntry} onBack={() => setGrownUpHere(false)} />
      ) : (
        <>
          <Asking time={time} failure={ask.error} />
          <div ref={choices} className="flex flex-wrap justify-center gap-3" data-focus-row="">
            {asking !== 'open' && time.askAgainSeconds === 0 && (
              <Button isBusy={ask.isPending} onClick={() => ask.mutate()}>
                {t(asking === 'refused' ? 'askAgain' : 'ask')}
              </Button>
            )}
            <Button look="glass" onClick={() => setGrownUpHere(true)}>
              {t('grownUpHere')}
            </Button>
            <Button look="glass" onClick={onClose}>
              {t('close')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** What came of asking so far. */
function Asking({ time, failure }: { time: OverTime; failure: Error | null }) {
  const t = useTexts('parents/time')
  const { asking, askAgainSeconds } = time
  return (
    <div role="status">
      {failure && <RefusalLine error={failure} />}
      {!failure && asking !== 'none' && (
        <p className="text-lantern-light">{t(asking === 'open' ? 'asked' : 'refused')}</p>
      )}
      {askAgainSeconds > 0 && <p>{t('askAgainIn', { count: Math.ceil(askAgainSeconds / 60) })}</p>}
    </div>
  )
}

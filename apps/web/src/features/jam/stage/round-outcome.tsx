import { LoaderCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useRefusal } from '../../../library/refusal/use-refusal.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import type { RoundShown } from '../round/round-session.ts'

type RoundOutcomeProps = {
  shown: RoundShown | null
  /** The song before was ended without a score. */
  isSkipped?: boolean
}

/** What stands on the stage while nothing is sung: that music is on the way, or why there is no score. */
export function RoundOutcome({ shown, isSkipped = false }: RoundOutcomeProps) {
  const t = useTexts('jam/jam')
  const sayRound = useTexts('jam/round')
  const explain = useRefusal()
  if (isSkipped) {
    return (
      <p role="status" className="jam-outcome">
        {sayRound('skipped')}
      </p>
    )
  }
  if (shown?.is === 'preparing' || shown?.is === 'scoring') {
    return (
      <p role="status" className="jam-outcome">
        <LoaderCircle aria-hidden className="size-6 motion-safe:animate-spin" />
        {t(shown.is === 'preparing' ? 'getReady' : 'scoring')}
      </p>
    )
  }
  if (shown?.is === 'unheard') {
    return (
      <p role="status" className="jam-outcome">
        {shown.silent ? `${t(`microphone-${shown.silent}`)} ${t('practiceNote')}` : t('noScore')}
      </p>
    )
  }
  if (shown?.is === 'failed') {
    return (
      <div className="jam-outcome">
        <p role="alert">
          {t(shown.what === 'sound' ? 'soundFailed' : 'roundFailed')} {explain(shown.error).text}
        </p>
        {shown.what === 'score' && shown.again && <HandInAgain {...shown.again} />}
      </div>
    )
  }
  return null
}

function HandInAgain({ retry, giveUp }: { retry: () => void; giveUp: () => void }) {
  const t = useTexts('jam/jam')
  const sayTakes = useTexts('jam/takes')
  const first = useRef<HTMLButtonElement>(null)
  // Nothing else can be done now, and the keys of a remote lead nowhere else.
  useEffect(() => first.current?.focus(), [])
  return (
    <div className="flex flex-wrap justify-center gap-3" data-focus-row="">
      <Button ref={first} onClick={retry}>
        {t('retry')}
      </Button>
      <Button look="glass" onClick={giveUp}>
        {sayTakes('cancel')}
      </Button>
    </div>
  )
}

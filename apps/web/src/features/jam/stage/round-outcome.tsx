import { LoaderCircle } from 'lucide-react'
import { useRefusal } from '../../../library/refusal/use-refusal.ts'
import { useTexts } from '../../../platform/texts.ts'
import type { RoundShown } from '../round/round-session.ts'

/** What stands on the stage while nothing is sung: that music is on the way, or why there is no score. */
export function RoundOutcome({ shown }: { shown: RoundShown | null }) {
  const t = useTexts('jam/jam')
  const explain = useRefusal()
  if (shown?.is === 'preparing') {
    return (
      <p role="status" className="jam-outcome">
        <LoaderCircle aria-hidden className="size-6 motion-safe:animate-spin" />
        {t('getReady')}
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
      <p role="alert" className="jam-outcome">
        {t(shown.what === 'sound' ? 'soundFailed' : 'roundFailed')} {explain(shown.error).text}
      </p>
    )
  }
  return null
}

import { LockKeyhole } from 'lucide-react'
import { LoadFailure } from '../../library/refusal/load-failure.tsx'
import { refusalOf } from '../../library/refusal/refusal.ts'
import { useTexts } from '../../platform/texts.ts'

type RefusalProps = { error: Error; onRetry: () => void }

/** Says why a grown-up is not shown something: what is to be done first, or that it failed. */
export function Refusal({ error, onRetry }: RefusalProps) {
  const t = useTexts('parents/parents')
  if (refusalOf(error) === 'grown_ups_only') {
    return (
      <p role="status" className="flex items-start gap-3 text-lantern-light text-lg">
        <LockKeyhole aria-hidden className="mt-0.5 size-6 shrink-0" />
        {t('childAlong')}
      </p>
    )
  }
  return <LoadFailure error={error} lead={t('loadFailed')} onRetry={onRetry} />
}

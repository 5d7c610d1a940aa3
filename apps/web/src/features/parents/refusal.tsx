import { LockKeyhole } from 'lucide-react'
import { HttpError } from '../../platform/http.ts'
import { useTexts } from '../../platform/texts.ts'
import { InlineError } from '../../ui/inline-error.tsx'
import { parentsTexts } from './parents.texts.ts'

type RefusalProps = { error: Error; onRetry: () => void }

/** Says why a grown-up is not shown something: what is to be done first, or that it failed. */
export function Refusal({ error, onRetry }: RefusalProps) {
  const t = useTexts(parentsTexts)
  if (error instanceof HttpError && error.status === 403) {
    return (
      <p role="status" className="flex items-start gap-3 text-lantern-light text-lg">
        <LockKeyhole aria-hidden className="mt-0.5 size-6 shrink-0" />
        {t(error.code === 'grown_ups_only' ? 'childAlong' : 'pinNeeded')}
      </p>
    )
  }
  return <InlineError text={t('loadFailed')} onRetry={onRetry} retryLabel={t('retry')} />
}

import { Unplug } from 'lucide-react'
import { HttpError, isSilence } from '../../../platform/calls/http.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type HomeFailureProps = { error: Error; onRetry: () => void }

/** Nothing could be loaded: says why, as far as it is known, and offers another try. */
export function HomeFailure({ error, onRetry }: HomeFailureProps) {
  const t = useTexts('core/catalog')
  const tellRefusal = useTexts('core/refusal')
  const kind = isSilence(error) ? 'unreachable' : 'failed'
  const isNotReady = error instanceof HttpError && error.code === 'unavailable'
  return (
    <div className="grid min-h-[80svh] place-items-center">
      <Notice
        role="alert"
        icon={<Unplug aria-hidden className="size-11" />}
        title={t(`${kind}Title`)}
        text={isNotReady ? tellRefusal('unavailable') : t(`${kind}Text`)}
        action={
          <div data-focus-row="">
            <Button onClick={onRetry}>{t('retry')}</Button>
          </div>
        }
      />
    </div>
  )
}

/** What is on the screen is older than it should be, because nobody answers now. */
export function HomeStillFailing({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('core/catalog')
  return (
    <div
      role="status"
      data-focus-row=""
      className="mx-gutter my-4 flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-space-800/90 px-5 py-3 ring-1 ring-lantern/40"
    >
      <p>{t('stillUnreachable')}</p>
      <button
        type="button"
        onClick={onRetry}
        className="min-h-11 rounded-full px-4 font-semibold text-lantern"
      >
        {t('retry')}
      </button>
    </div>
  )
}

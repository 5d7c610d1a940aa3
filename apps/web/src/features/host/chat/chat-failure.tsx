import { CircleAlert } from 'lucide-react'
import { useRefusal } from '../../../library/refusal/use-refusal.ts'
import { useTexts } from '../../../platform/texts.ts'

/** Why Leo did not answer, with another try, or the way out that the reason has. */
export function ChatFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts('host/host')
  const { text, action } = useRefusal()(error)
  return (
    <div role="alert" data-focus-row="" className="leo-failure">
      <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />
      <p className="min-w-40 flex-1 text-pretty">{`${t('notSent')} ${text}`}</p>
      <button type="button" className="button leo-chip" onClick={action?.onPress ?? onRetry}>
        {action?.label ?? t('retry')}
      </button>
    </div>
  )
}

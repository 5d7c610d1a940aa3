import { CircleAlert, LockKeyhole, RotateCw } from 'lucide-react'
import { useTexts } from '../../platform/texts.ts'
import { useRefusal } from './use-refusal.ts'

type LoadFailureProps = {
  error: unknown
  /** What could not be shown, as a sentence. */
  lead?: string
  onRetry: () => void
}

const BOX = 'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border px-4 py-3'

/** Says, where a part of a screen would stand, why it is not there: with the way out, else with
 *  another try. What somebody may not see is no alarm. */
export function LoadFailure({ error, lead, onRetry }: LoadFailureProps) {
  const t = useTexts('core/refusal')
  const { text, action, isRule } = useRefusal()(error)
  const Icon = isRule ? LockKeyhole : CircleAlert
  return (
    <div
      role={isRule ? 'status' : 'alert'}
      data-focus-row=""
      className={`${BOX} ${isRule ? 'border-line bg-space-800' : 'border-danger/40 bg-danger-deep/70'}`}
    >
      <Icon aria-hidden className={`size-6 shrink-0 ${isRule ? 'text-lantern' : 'text-danger'}`} />
      <p className="min-w-40 flex-1 text-pretty">{lead ? `${lead} ${text}` : text}</p>
      <button
        type="button"
        onClick={action?.onPress ?? onRetry}
        className="button inline-flex min-h-11 items-center gap-2 rounded-full bg-white/12 px-5 font-semibold transition duration-quick hover:bg-white/22"
      >
        {!action && <RotateCw aria-hidden className="size-4.5" />}
        {action?.label ?? t('retry')}
      </button>
    </div>
  )
}

import { CircleAlert } from 'lucide-react'
import { useRefusal } from './use-refusal.ts'

type RefusalLineProps = {
  error: unknown
  /** What did not work, where the screen does not say so by itself. */
  lead?: string
}

/** Says beside what was tried why it did not work, and offers the way out where there is one. */
export function RefusalLine({ error, lead }: RefusalLineProps) {
  const { text, action } = useRefusal()(error)
  return (
    <div
      role="alert"
      data-focus-row=""
      className="flex min-w-0 flex-1 flex-wrap items-center gap-2"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />
      <p className="min-w-48 flex-1 text-danger text-pretty">{lead ? `${lead} ${text}` : text}</p>
      {action && (
        <button
          type="button"
          onClick={action.onPress}
          className="button inline-flex min-h-11 items-center rounded-full bg-white/12 px-5 font-semibold transition duration-quick hover:bg-white/22"
        >
          {action.label}
        </button>
      )}
    </div>
  )
}

import { CircleAlert, RotateCw } from 'lucide-react'

type InlineErrorProps = { text: string; onRetry: () => void; retryLabel: string }

/** Says that one part of a screen failed, where that part would stand, and offers another try. */
export function InlineError({ text, onRetry, retryLabel }: InlineErrorProps) {
  return (
    <div
      role="alert"
      data-focus-row=""
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-danger/40 bg-danger-deep/70 px-4 py-3"
    >
      <CircleAlert aria-hidden className="size-6 shrink-0 text-danger" />
      <p className="min-w-40 flex-1 text-pretty">{text}</p>
      <button
        type="button"
        onClick={onRetry}
        className="button inline-flex min-h-11 items-center gap-2 rounded-full bg-white/12 px-5 font-semibold transition duration-quick hover:bg-white/22"
      >
        <RotateCw aria-hidden className="size-4.5" />
        {retryLabel}
      </button>
    </div>
  )
}

type ProgressBarProps = { value: number; max: number; label: string }

/** A thin bar, filled by value out of max; both in the same unit, values beyond it are clamped. */
export function ProgressBar({ value, max, label }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value / max)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 overflow-hidden rounded-full bg-white/25"
    >
      <div
        className="h-full rounded-full bg-linear-to-r from-ember to-lantern rtl:bg-linear-to-l"
        style={{ inlineSize: `${percent}%` }}
      />
    </div>
  )
}

/** How much of something there is at the moment, `share` 0 to 1, as a bar beside its name. */
export function Meter({ label, share }: { label: string; share: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden className="font-semibold">
        {label}
      </span>
      <meter aria-label={label} min={0} max={100} value={percent} className="sr-only" />
      <div
        aria-hidden
        className="h-3.5 flex-1 overflow-hidden rounded-full ring-1 ring-inset ring-field-edge"
      >
        <div
          className="h-full bg-linear-to-r from-ember to-lantern rtl:bg-linear-to-l forced-color-adjust-none"
          style={{ inlineSize: `${percent}%` }}
        />
      </div>
    </div>
  )
}

/** A quiet shape that stands where something is still on its way. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`skeleton rounded-2xl ${className}`} />
}

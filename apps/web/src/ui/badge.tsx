import type { ReactNode } from 'react'

type BadgeProps = { children: ReactNode; className: string }

/** A small label on a picture. `className` gives its colours. */
export function Badge({ children, className }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center rounded-lg px-2 py-0.5 text-xs font-bold tracking-wide shadow-lg ${className}`}
    >
      {children}
    </span>
  )
}

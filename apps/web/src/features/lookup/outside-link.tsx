import { ExternalLink } from 'lucide-react'

/** A link that leaves Starnest, in a window of its own; only who presses it goes there. */
export function OutsideLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-4 hover:text-lantern-light"
    >
      {children}
      <ExternalLink aria-hidden className="size-4" />
    </a>
  )
}

import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something that deserves a look before the subtitles are used. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-2 text-pretty">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-lantern" />
      <span>{children}</span>
    </p>
  )
}

import type { HostPick } from '@starnest/contract/host/host'
import { SmallPoster } from '../../library/title/small-poster.tsx'
import { fullTitle } from '../../library/title/title-name.ts'

type PickCardProps = { pick: HostPick; onOpen: (pick: HostPick) => void }

/** A film that Leo picked, and why. */
export function PickCard({ pick, onOpen }: PickCardProps) {
  const { animation, reason } = pick
  return (
    <button type="button" className="leo-pick" onClick={() => onOpen(pick)}>
      <span className="leo-pick-poster">
        <SmallPoster title={animation} width={120} height={180} />
      </span>
      <span className="grid min-w-0 gap-0.5 text-start">
        <span className="line-clamp-2 leading-snug font-semibold">
          <bdi>{fullTitle(animation)}</bdi>
        </span>
        {reason && (
          <span className="line-clamp-3 text-sm leading-snug text-mist">
            <bdi>{reason}</bdi>
          </span>
        )}
      </span>
    </button>
  )
}

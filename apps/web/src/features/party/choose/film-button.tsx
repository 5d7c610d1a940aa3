import type { Animation } from '@starnest/contract/catalog/catalog'
import { SmallPoster } from '../../../library/title/small-poster.tsx'
import { fullTitle } from '../../../library/title/title-name.ts'

type FilmButtonProps = {
  title: Animation
  /** What a press does. */
  label: string
  onChoose: (title: Animation) => void
}

/** A film that can be chosen for everybody. */
export function FilmButton({ title, label, onChoose }: FilmButtonProps) {
  return (
    <button
      type="button"
      className="button party-offer"
      aria-label={label}
      onClick={() => onChoose(title)}
    >
      <span className="party-film-poster">
        <SmallPoster title={title} width={200} height={300} />
      </span>
      <span className="line-clamp-2 font-semibold">
        <bdi>{fullTitle(title)}</bdi>
      </span>
    </button>
  )
}

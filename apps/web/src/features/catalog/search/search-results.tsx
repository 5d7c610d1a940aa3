import type { Animation } from '@starnest/contract/catalog/catalog'
import { memo } from 'react'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Artwork } from '../../../ui/artwork.tsx'
import { TitlePoster } from '../cards/title-poster.tsx'
import type { Options } from './combobox/use-options.ts'

/** How wide a poster is, as in search.css, for the browser's choice of a picture. */
const POSTER_SIZES = '(min-width: 64rem) 12vw, (min-width: 48rem) 18vw, 30vw'

type SearchResultsProps = {
  animations: readonly Animation[]
  options: Options
  /** They belong to what was typed before. */
  isStale: boolean
  onChoose: (animation: Animation) => void
}

/** The titles to choose from, as a grid of posters. */
export function SearchResults({ animations, options, isStale, onChoose }: SearchResultsProps) {
  const t = useTexts('core/search')
  return (
    <div
      ref={options.list}
      id={options.listId}
      role="listbox"
      aria-label={t('results')}
      aria-busy={isStale}
      className="search-grid"
    >
      {animations.map((animation, index) => (
        <Result
          key={animation.id}
          animation={animation}
          id={options.optionId(index)}
          isActive={options.active === index}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}

type ResultProps = {
  animation: Animation
  id: string
  isActive: boolean
  onChoose: (animation: Animation) => void
}

const Result = memo(function Result({ animation, id, isActive, onChoose }: ResultProps) {
  const { releaseYear, rating, thumbnailUrl, poster } = animation
  const facts = [releaseYear, rating].filter((fact) => fact !== null)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys and the focus are the field's, as a combobox has it
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className="search-result"
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(animation)}
    >
      <span className="search-picture">
        <Artwork
          src={thumbnailUrl}
          picture={poster}
          width={400}
          height={600}
          sizes={POSTER_SIZES}
          fallback={<TitlePoster animation={animation} />}
        />
      </span>
      <span className="mt-2 line-clamp-2 font-semibold leading-snug">{fullTitle(animation)}</span>
      <span className="block truncate text-mist text-sm">{facts.join(' · ')}</span>
    </div>
  )
})

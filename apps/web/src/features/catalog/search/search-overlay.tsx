import type { Animation } from '@starnest/contract/catalog/catalog'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../../../platform/texts.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import './search.css'
import { useOptions } from './combobox/use-options.ts'
import { SearchField } from './search-field.tsx'
import { SearchGenres, SearchHeading, SearchNotice, SearchSkeleton } from './search-notices.tsx'
import { SearchResults } from './search-results.tsx'
import { useSearch } from './use-search.ts'

type SearchOverlayProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What is looked for when it opens. */
  initialQuery?: string
  /** A title was chosen; without it the title's own page opens. */
  onChoose?: (animation: Animation) => void
}

/** The search over the whole screen: a field, and titles as one types. */
export function SearchOverlay(props: SearchOverlayProps) {
  const t = useTexts('core/search')
  const { isOpen, onOpenChange } = props
  return (
    <Dialog
      title={t('search')}
      isTitleHidden
      size="full"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <OpenSearch {...props} />
    </Dialog>
  )
}

/** Begins afresh with each opening, because a closed dialog draws nothing. */
function OpenSearch({ onOpenChange, initialQuery = '', onChoose }: SearchOverlayProps) {
  const navigate = useNavigate()
  const [query, setQuery] = useState(initialQuery)
  const state = useSearch(query)
  const animations = 'animations' in state ? state.animations : []
  const choose = (animation: Animation) => {
    if (onChoose) return onChoose(animation)
    onOpenChange(false)
    void navigate(`/watch/${animation.id}`)
  }
  const options = useOptions(animations, query)
  const isBusy = state.is === 'searching' || ('isStale' in state && state.isStale)
  return (
    <div className="search">
      <div className="search-top">
        <SearchField
          query={query}
          onQuery={setQuery}
          options={options}
          isBusy={isBusy}
          onChoose={(index) => {
            // Enter takes the first one, but never one of an earlier question.
            const chosen = isBusy ? undefined : animations[index]
            if (chosen) choose(chosen)
          }}
        />
      </div>
      <SearchHeading state={state} query={query} />
      {state.is === 'searching' && <SearchSkeleton />}
      <SearchNotice state={state} query={query} />
      <SearchResults
        animations={animations}
        options={options}
        isStale={'isStale' in state && state.isStale}
        onChoose={choose}
      />
      {(state.is === 'start' || state.is === 'nothing') && <SearchGenres onChoose={setQuery} />}
    </div>
  )
}

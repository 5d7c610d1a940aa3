import { useQuery } from '@tanstack/react-query'
import { Telescope } from 'lucide-react'
import type { CSSProperties } from 'react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { homeQuery } from '../catalog.queries.ts'
import { GENRE_TINTS } from '../genres/genre-tints.ts'
import type { SearchState } from './use-search.ts'

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

type StateProps = { state: SearchState; query: string }

/** What stands below: how much was found, that it only comes near, or what is popular. Read aloud
 *  when it changes. */
export function SearchHeading({ state, query }: StateProps) {
  const t = useTexts('core/search')
  return (
    <p role="status" className="search-heading">
      {state.is === 'start' && state.animations.length > 0 && t('popular')}
      {state.is === 'searching' && t('searching')}
      {state.is === 'found' && t('found', { count: state.animations.length })}
      {state.is === 'nearest' && t('nearest', { query: query.trim() })}
    </p>
  )
}

/** Says that nothing was found, or that the search does not answer. */
export function SearchNotice({ state, query }: StateProps) {
  const t = useTexts('core/search')
  if (state.is === 'failed') {
    return <LoadFailure error={state.error} lead={t('failed')} onRetry={state.retry} />
  }
  if (state.is !== 'nothing') return null
  return (
    <Notice
      role="status"
      icon={<Telescope aria-hidden className="size-11" />}
      title={t('nothing', { query: query.trim() })}
      text={t('nothingText')}
    />
  )
}

/** The shapes of the first results while they are on their way. */
export function SearchSkeleton() {
  return (
    <div className="search-grid">
      {PLACES.map((place) => (
        <Skeleton key={place} className="search-picture" />
      ))}
    </div>
  )
}

/** A word for each genre that home offers, to look around in. */
export function SearchGenres({ onChoose }: { onChoose: (word: string) => void }) {
  const t = useTexts('core/search')
  const sayGenre = useTexts('core/genre')
  const home = useQuery(homeQuery())
  if (!home.data) return null
  return (
    <section aria-labelledby="search-genres" className="mt-8">
      <h2 id="search-genres" className="search-heading">
        {t('genres')}
      </h2>
      <div data-focus-row="" className="mt-3 flex flex-wrap gap-3">
        {home.data.genres.map((genre) => {
          const style: CSSProperties & { '--tint': string } = { '--tint': GENRE_TINTS[genre] }
          const name = sayGenre(genre)
          return (
            <button
              key={genre}
              type="button"
              style={style}
              className="search-genre"
              // "Gothic/Horror" has two names; a title needs only one of them.
              onClick={() => onChoose(name.split('/')[0] ?? name)}
            >
              {name}
            </button>
          )
        })}
      </div>
    </section>
  )
}

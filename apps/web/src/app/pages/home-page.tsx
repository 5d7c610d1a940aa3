import { useQuery } from '@tanstack/react-query'
import { homeQuery } from '../../features/catalog/catalog.queries.ts'
import { useGenreInUrl } from '../../features/catalog/genres/genre-in-url.ts'
import { GenreStrip } from '../../features/catalog/genres/genre-strip.tsx'
import { HeroTrailer } from '../../features/catalog/hero/hero-trailer.tsx'
import { HomeRows } from '../../features/catalog/rows/home-rows.tsx'
import { HomeSkeleton } from '../../features/catalog/rows/home-skeleton.tsx'
import { useTexts } from '../../platform/texts.ts'
import { shellTexts } from '../shell.texts.ts'
import { HomeEmpty, HomeFailure, HomeStillFailing } from './home-notices.tsx'

/** The home screen. Source: specification §2.4, as far as its parts are built. */
export function HomePage() {
  const t = useTexts(shellTexts)
  const { genre, choose } = useGenreInUrl()
  const home = useQuery(homeQuery(genre))
  const retry = () => void home.refetch()
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <title>{t('productName')}</title>
      <h1 className="sr-only">{t('productName')}</h1>
      {home.isPending && <HomeSkeleton />}
      {home.isError && !home.data && <HomeFailure error={home.error} onRetry={retry} />}
      {home.data && (
        <>
          {home.data.hero.length > 0 ? (
            <HeroTrailer titles={home.data.hero} />
          ) : (
            <div className="hero-absent" />
          )}
          {home.isError && <HomeStillFailing onRetry={retry} />}
          {(home.data.rows.length > 0 || genre) && <GenreStrip chosen={genre} onChoose={choose} />}
          {home.data.rows.length > 0 ? (
            <HomeRows rows={home.data.rows} isStale={home.isPlaceholderData} />
          ) : (
            <HomeEmpty genre={genre} onShowAll={() => choose(undefined)} />
          )}
        </>
      )}
    </main>
  )
}

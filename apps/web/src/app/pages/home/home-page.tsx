import type { Home } from '@starnest/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { HoverPreviewHost } from '../../../features/catalog/cards/hover-preview/hover-preview-host.tsx'
import { homeQuery } from '../../../features/catalog/catalog.queries.ts'
import { DetailHost } from '../../../features/catalog/detail/detail-host.tsx'
import { useGenreInUrl } from '../../../features/catalog/genres/genre-in-url.ts'
import { GenreStrip } from '../../../features/catalog/genres/genre-strip.tsx'
import { HeroTrailer } from '../../../features/catalog/hero/hero-trailer.tsx'
import { HomeRows } from '../../../features/catalog/rows/home-rows.tsx'
import { HomeSkeleton } from '../../../features/catalog/rows/home-skeleton.tsx'
import { firstScreenStands } from '../../../platform/screen/first-screen.ts'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { useTexts, withTexts } from '../../../platform/texts.ts'
import { HomeFailure, HomeStillFailing } from './home-notices.tsx'
import './stage/stage.css'
import { shelfIn } from './shelf-in-path.ts'

/** Below the first screen and no part of what home is used for: it comes after it, and home stands
 *  without it where it cannot be had. */
const BelowHero = lazyPart(async () => (await import('./below-hero.tsx')).BelowHero)

const BELOW_HERO_COMING = <div className="stage-coming" data-focus-later="" />

/** Seldom seen: it comes when there is nothing to show. */
const HomeEmpty = lazyPart(async () => (await import('./home-empty.tsx')).HomeEmpty)

/** What a genre or a shelf holds. */
const HomeShelf = lazyPart(async () => (await import('./home-shelf.tsx')).HomeShelf)

/** Buttons of the detail view. */
const DetailActions = lazyPart(
  async () => (await withTexts(import('./detail-actions.tsx'), 'title', 'ar')).DetailActions,
)

/** The home screen, whole or opened on a shelf. Source: specification §2.1, §2.4. */
export function HomePage() {
  const t = useTexts('core/shell')
  const sayHome = useTexts('core/home')
  const sayCatalog = useTexts('core/catalog')
  const shelf = shelfIn(useLocation().pathname)
  const { genre } = useGenreInUrl()
  const home = useQuery(homeQuery({ genre, shelf }))
  // Drawn in pieces at first, between which the page can be used. What comes later replaces what is
  // shown at once: it may be for somebody who must not see more of that.
  const hasCome = home.data !== undefined
  const isBegun = useDeferredValue(hasCome)
  const shown = isBegun ? home.data : undefined
  // The first profile that is saved takes away what was shown before. The set-up goes on.
  const [wasShown, setWasShown] = useState(false)
  if (shown && !wasShown) setWasShown(true)
  const retry = () => void home.refetch()
  const isPending = home.isPending || (hasCome && !isBegun)
  useEffect(() => {
    if (!isPending) firstScreenStands()
  }, [isPending])
  const shelfName = shelf && sayCatalog(`shelf.${shelf}`)
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <title>{shelfName ? sayHome('pageTitle', { shelf: shelfName }) : t('productName')}</title>
      <h1 className="sr-only">{shelfName ?? t('productName')}</h1>
      {isPending && <HomeSkeleton />}
      {home.isError && !home.data && <HomeFailure error={home.error} onRetry={retry} />}
      {shown && <HomeTop home={shown} />}
      {shown && home.isError && <HomeStillFailing onRetry={retry} />}
      {wasShown && !shelf && (
        <Suspense fallback={BELOW_HERO_COMING}>
          <BelowHero coming={BELOW_HERO_COMING} isStageShown={shown !== undefined} />
        </Suspense>
      )}
      {shown && <HomeBody home={shown} isStale={home.isPlaceholderData} />}
      <HoverPreviewHost />
      <DetailHost
        actions={(title) => (
          <Suspense>
            <DetailActions title={title} />
          </Suspense>
        )}
      />
    </main>
  )
}

function HomeTop({ home }: { home: Home }) {
  if (home.hero.length === 0) return <div className="h-26" />
  return <HeroTrailer titles={home.hero} />
}

function HomeBody({ home, isStale }: { home: Home; isStale: boolean }) {
  const shelf = shelfIn(useLocation().pathname)
  const { genre, choose } = useGenreInUrl()
  const isNarrowed = shelf !== undefined || genre !== undefined
  const hasRows = home.rows.length > 0
  return (
    <>
      {(hasRows || genre || home.hero.length > 0) && (
        <GenreStrip genres={home.genres} chosen={genre} onChoose={choose} />
      )}
      {!isNarrowed && hasRows && (
        <HomeRows rows={home.rows} genres={home.genres} isStale={isStale} />
      )}
      <Suspense fallback={<div className="h-svh" data-focus-later="" />}>
        {isNarrowed && (
          <HomeShelf
            shelf={shelf}
            genre={genre}
            genres={home.genres}
            onShowAll={() => choose(undefined)}
          />
        )}
        {!isNarrowed && !hasRows && !isStale && <HomeEmpty />}
      </Suspense>
    </>
  )
}

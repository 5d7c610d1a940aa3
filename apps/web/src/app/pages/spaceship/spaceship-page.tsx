import type { Tile } from '@starnest/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { homeQuery } from '../../../features/catalog/catalog.queries.ts'
import { partyQuery } from '../../../features/party/party.queries.ts'
import { queryOf, type Showing, showingIn } from '../../../features/spaceship/room-state.ts'
import { Spaceship } from '../../../features/spaceship/spaceship.tsx'
import { useActiveProfile } from '../../../library/family/active-profile.ts'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { fullTitle } from '../../../library/title/title-name.ts'
import { whenIdle } from '../../../platform/screen/idle.ts'
import { useSentences, useTexts, withTexts } from '../../../platform/texts.ts'

// The player's code: the room stands before it comes.
const loadFilm = () =>
  withTexts(import('./room-film.tsx'), 'spaceship', 'watch', 'title', 'parents')
const RoomFilm = lazy(async () => ({ default: (await loadFilm()).RoomFilm }))
const RoomParty = lazy(async () => ({
  default: (
    await withTexts(import('./room-party.tsx'), 'spaceship', 'watch', 'title', 'party', 'parents')
  ).RoomParty,
}))

/** Rows of home that are not of titles to be watched now, or are one that stood before. */
const LEFT_OUT: readonly string[] = [
  'coming-soon',
  'coming-soon-banner',
  'featured-collections',
  'romance-again',
  'gothic-again',
]

/** /spaceship: a viewing room with the rows of whoever watches. */
export function SpaceshipPage() {
  const t = useTexts('spaceship/room')
  const words = useSentences('core/catalog')
  const profile = useActiveProfile()
  const [query, setQuery] = useSearchParams()
  const showing = showingIn(query)
  const home = useQuery(homeQuery())
  const party = useQuery(partyQuery)
  const rows = useMemo(
    () =>
      (home.data?.rows ?? [])
        .filter(({ id }) => !LEFT_OUT.includes(id))
        .map(({ id, tiles }) => ({
          id,
          name: words[`row.${id}`] ?? '',
          films: tiles.filter(isPlayable).map((tile) => ({
            playId: tile.next?.id ?? tile.animation.id,
            title: tile.animation,
          })),
        }))
        .filter(({ films }) => films.length > 0),
    [home.data, words],
  )
  const show = (next: Showing) => {
    const isClosing = next.is === 'nothing'
    setQuery(queryOf(next), { replace: isClosing || showing.is !== 'nothing' })
  }
  const title = party.data?.playback.title
  useEffect(() => whenIdle(() => void loadFilm().catch(() => undefined)), [])
  return (
    <main id="content" tabIndex={-1} className="room-page">
      <title>{`${t('title')} · Starnest`}</title>
      {!profile && <h1 className="sr-only">{t('title')}</h1>}
      {profile && (
        <Spaceship
          key={profile.id}
          showing={showing}
          onShow={show}
          rows={rows}
          partyTitle={title ? fullTitle(title) : null}
          notice={
            home.isError && !home.data ? (
              <LoadFailure
                error={home.error}
                lead={t('filmsFailed')}
                onRetry={() => void home.refetch()}
              />
            ) : null
          }
          renderFilm={(titleId, slot) => (
            <Suspense>
              <RoomFilm key={titleId} titleId={titleId} {...slot} />
            </Suspense>
          )}
          renderParty={(slot) => (
            <Suspense>
              <RoomParty {...slot} />
            </Suspense>
          )}
        />
      )}
    </main>
  )
}

const isPlayable = ({ animation }: Tile) =>
  !animation.isComingSoon && (animation.videoUrl !== null || animation.streamUrl !== null)

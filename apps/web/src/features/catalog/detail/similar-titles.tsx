import { type Animation, RELATED_TITLES } from '@starnest/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { seriesOnce } from '../../../library/title/series-once.ts'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Artwork } from '../../../ui/artwork.tsx'
import { TitlePoster } from '../cards/title-poster.tsx'
import { newestTitlesQuery } from '../catalog.queries.ts'
import { openDetail } from './opened-title.ts'

/** Titles of the same genre, and the newest of others where those are few, each series once where there
 *  are enough; each opens in the place of this one. */
export function SimilarTitles({ to }: { to: Pick<Animation, 'id' | 'genre' | 'series'> }) {
  const t = useTexts('title/detail')
  const titles = useQuery(newestTitlesQuery(to.genre ?? undefined))
  const sameGenre = (titles.data ?? []).filter(({ id }) => id !== to.id)
  const areFew = titles.isSuccess && sameGenre.length < RELATED_TITLES
  const others = useQuery({ ...newestTitlesQuery(), enabled: areFew })
  if (titles.isError) {
    const retry = () => void titles.refetch()
    return <LoadFailure error={titles.error} lead={t('failed')} onRetry={retry} />
  }
  const further = (others.data ?? []).filter(({ id, genre }) => id !== to.id && genre !== to.genre)
  const similar = seriesOnce([...sameGenre, ...further], to).slice(0, RELATED_TITLES)
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="detail-similar">
      <h3 id="detail-similar" className="font-display text-2xl">
        {t('similar')}
      </h3>
      <ul data-focus-row="" className="detail-similar">
        {similar.map((animation) => (
          <li key={animation.id}>
            <button
              type="button"
              className="detail-similar-card"
              onClick={() => openDetail({ animation })}
            >
              <span className="detail-similar-picture">
                <Artwork
                  src={animation.thumbnailUrl}
                  picture={animation.poster}
                  width={240}
                  height={360}
                  sizes="(min-width: 48rem) 10rem, 30vw"
                  fallback={<TitlePoster animation={animation} />}
                />
              </span>
              <span className="mt-2 block truncate text-start font-medium">
                {fullTitle(animation)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

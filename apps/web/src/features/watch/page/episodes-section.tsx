import type { Animation, SeriesPlace } from '@starnest/contract/catalog'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { RelatedCard } from '../related-card.tsx'
import { episodesQuery } from '../watch.queries.ts'
import { watchTexts } from '../watch.texts.ts'
import { PAGE_WIDTH, PART_HEADING } from './look.ts'

type Episode = Animation & { series: SeriesPlace }

/** All episodes of the title's series, season by season, with the one at hand marked. Nothing for a
 *  title that stands alone. */
export function EpisodesSection({ title }: { title: Animation & { series: SeriesPlace } }) {
  const t = useTexts(watchTexts)
  const { data, isError, refetch } = useQuery(episodesQuery(title.id))
  const seasons = Map.groupBy((data ?? []).filter(isEpisode), (episode) => episode.series.season)
  if (!isError && seasons.size === 0) return null
  return (
    <section aria-labelledby="episodes-heading" className={`${PAGE_WIDTH} pb-16`}>
      <h2 id="episodes-heading" className={PART_HEADING}>
        {t('episodesOf', { series: title.series.title })}
      </h2>
      {isError && (
        <div role="alert" className="mt-6 flex flex-wrap items-center gap-5">
          <p className="text-lg text-mist">{t('episodesFailed')}</p>
          <Button look="glass" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {[...seasons].map(([season, episodes]) => (
        <div key={season} className="mt-6">
          <h3 className="font-semibold text-lg text-starlight">{t('season', { season })}</h3>
          <ol
            data-focus-row=""
            className="mt-4 grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 sm:gap-x-6 xl:grid-cols-6"
          >
            {episodes.map((episode) => (
              <li key={episode.id} aria-current={episode.id === title.id ? 'true' : undefined}>
                <p className="mb-2 text-mist text-sm">
                  {t('episode', { episode: episode.series.episode })}
                  {episode.id === title.id && (
                    <span className="ms-2 text-lantern">{t('thisEpisode')}</span>
                  )}
                </p>
                <RelatedCard title={episode} to={`/watch/${episode.id}`} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

const isEpisode = (title: Animation): title is Episode => title.series !== null

import type { Animation, SeriesPlace } from '@starnest/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { isPartOfFilm } from '../../../library/title/in-parts.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { RelatedCard } from '../related-card.tsx'
import { episodesQuery } from '../watch.queries.ts'
import { PAGE_WIDTH, PART_HEADING } from './look.ts'

type Episode = Animation & { series: SeriesPlace }

/** The episodes of the title's series, one season at a time, with the one at hand marked. Nothing for a
 *  title that stands alone. */
export function EpisodesSection({ title }: { title: Animation & { series: SeriesPlace } }) {
  const t = useTexts('watch/watch')
  const { data, error, refetch } = useQuery(episodesQuery(title.id))
  const seasons = Map.groupBy((data ?? []).filter(isEpisode), (episode) => episode.series.season)
  const isFilm = isPartOfFilm(title)
  const nameOf = (season: number) => (season === 0 ? t('specials') : t('season', { season }))
  const [chosen, setChosen] = useState<{ of: number; season: number }>()
  // Whoever goes on to another episode sees the season of that one.
  const season = chosen?.of === title.id ? chosen.season : title.series.season
  const episodes = seasons.get(season) ?? [...seasons.values()][0] ?? []
  if (!error && seasons.size === 0) return null
  return (
    <section aria-labelledby="episodes-heading" className={`${PAGE_WIDTH} pb-16`}>
      <h2 id="episodes-heading" className={PART_HEADING}>
        {isFilm
          ? t('partsOf', { film: title.series.title })
          : t('episodesOf', { series: title.series.title })}
      </h2>
      {error && (
        <div className="mt-6">
          <LoadFailure error={error} lead={t('episodesFailed')} onRetry={() => void refetch()} />
        </div>
      )}
      {seasons.size > 1 && (
        <SeasonSwitch
          seasons={[...seasons.keys()]}
          season={season}
          nameOf={nameOf}
          onChoose={(one) => setChosen({ of: title.id, season: one })}
        />
      )}
      {episodes.length > 0 && (
        <div className="mt-6">
          {seasons.size === 1 && !isFilm && (
            <h3 className="font-semibold text-lg text-starlight">{nameOf(season)}</h3>
          )}
          <ol
            data-focus-row=""
            aria-label={isFilm ? t('parts') : nameOf(season)}
            className="mt-4 grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 sm:gap-x-6 xl:grid-cols-6"
          >
            {episodes.map((episode) => (
              <li key={episode.id} aria-current={episode.id === title.id ? 'true' : undefined}>
                <p className="mb-2 text-mist text-sm">
                  {isFilm ? null : t('episode', { episode: episode.series.episode })}
                  {episode.series.part !== undefined && (
                    <span className={isFilm ? '' : 'ms-2'}>
                      {t('part', { part: episode.series.part })}
                    </span>
                  )}
                  {episode.id === title.id && (
                    <span className="ms-2 text-lantern">{t('thisEpisode')}</span>
                  )}
                </p>
                <RelatedCard title={episode} to={`/watch/${episode.id}`} isInSeries />
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}

function SeasonSwitch(props: {
  seasons: readonly number[]
  season: number
  nameOf: (season: number) => string
  onChoose: (season: number) => void
}) {
  const t = useTexts('watch/watch')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that says the same
    <div
      role="group"
      aria-label={t('seasonChoice')}
      data-focus-row=""
      className="mt-5 flex flex-wrap gap-3"
    >
      {props.seasons.map((season) => (
        <Button
          key={season}
          look={season === props.season ? 'warm' : 'glass'}
          aria-pressed={season === props.season}
          onClick={() => props.onChoose(season)}
        >
          {props.nameOf(season)}
        </Button>
      ))}
    </div>
  )
}

const isEpisode = (title: Animation): title is Episode => title.series !== null

import type { Animation } from '@starnest/contract/catalog/catalog'

type Named = Pick<Animation, 'title' | 'series'>

const beginsWithSeries = ({ title, series }: Named): boolean =>
  series !== null && title.toLowerCase().startsWith(series.title.toLowerCase())

/** What a title is called where it stands alone: an episode with its series, for 'Part 1' could be of
 *  any. */
export function fullTitle(named: Named): string {
  const { title, series } = named
  return series && !beginsWithSeries(named) ? `${series.title}: ${title}` : title
}

/** What an episode is called among those of its series: without the name of the series. */
export function episodeTitle(named: Named): string {
  const { title, series } = named
  if (!series || !beginsWithSeries(named)) return title
  const own = title.slice(series.title.length).replace(/^[\s:·–-]+/, '')
  return own === '' ? title : own
}

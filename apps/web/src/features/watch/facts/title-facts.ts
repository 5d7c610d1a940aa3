import type { Animation } from '@starnest/contract/catalog/catalog'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'

/** How long a title is, for people: in English 'Xh Ym', or 'Ym' under an hour. Seconds are rounded up to
 *  minutes, so that a film of 40 s says '1m' and never '0m'. Undefined: nobody knows yet, as of a file that was not
 *  looked into and of a title to come, which has a trailer alone. Source: specification §2.5. */
export function formatDuration(
  { duration, isComingSoon }: Pick<Animation, 'duration' | 'isComingSoon'>,
  language: InterfaceLanguage,
): string | undefined {
  if (duration === 0 || isComingSoon) return undefined
  const totalMinutes = Math.ceil(duration / 60)
  const hours = Math.floor(totalMinutes / 60)
  const said = (unit: 'hour' | 'minute', count: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(count)
  const minutes = said('minute', totalMinutes % 60)
  return hours === 0 ? minutes : `${said('hour', hours)} ${minutes}`
}

/** A rating of 0 to 10 with one digit, as '8.4'; undefined when nobody has rated the title. */
export function formatScore(imdbRating: number | null): string | undefined {
  return imdbRating === null ? undefined : imdbRating.toFixed(1)
}

/** Whether a title has a film: a file that browsers play, or a stream made of it. */
export function isPlayable({
  videoUrl,
  streamUrl,
}: Pick<Animation, 'videoUrl' | 'streamUrl'>): boolean {
  return videoUrl !== null || streamUrl !== null
}

/** What the Status badge says. A title that is not released is neither new nor available. */
export type TitleStatus = 'comingSoon' | 'new' | 'available'

/** Status of a title. Source: specification §2.5, "Quick Stats". */
export function statusOf(title: Pick<Animation, 'isComingSoon' | 'isNew'>): TitleStatus {
  if (title.isComingSoon) return 'comingSoon'
  return title.isNew ? 'new' : 'available'
}

import type { HistoryEntry } from '@starnest/contract/parents/history'
import { Clapperboard, X } from 'lucide-react'
import { formatPlaybackTime } from '../../../library/title/playback-time.ts'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Artwork } from '../../../ui/artwork.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'

type HistoryRowProps = {
  entry: HistoryEntry
  /** Of the profile that watched it. */
  name: string
  /** Has it forgotten; given the button that was pressed, whose place another takes. */
  onForget: (entry: HistoryEntry, pressed: HTMLElement) => void
}

/** A title that was watched: when, how far, and one press to have it forgotten. */
export function HistoryRow({ entry, name, onForget }: HistoryRowProps) {
  const t = useTexts('parents/history')
  const language = useLanguage()
  const { animation, watched } = entry
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const howFar = useHowFar(entry)
  return (
    <li className="flex items-center gap-4 border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="aspect-2/3 w-12 shrink-0 overflow-hidden rounded-small bg-space-800 sm:w-14">
        <Artwork
          src={animation.thumbnailUrl}
          picture={animation.poster}
          width={120}
          height={180}
          sizes="3.5rem"
          fallback={<Clapperboard aria-hidden className="m-auto size-full p-3 text-mist" />}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="grid min-w-44 flex-1 gap-1 wrap-anywhere">
          <h3 className="font-semibold text-lg leading-snug">{fullTitle(animation)}</h3>
          <p className="text-mist">
            <time dateTime={watched.watchedAt}>{when.format(new Date(watched.watchedAt))}</time>
            {` · ${howFar}`}
          </p>
          {!watched.isWatched && animation.duration > 0 && (
            <div className="mt-1 max-w-60">
              <ProgressBar value={watched.currentTime} max={animation.duration} label={howFar} />
            </div>
          )}
        </div>
        <div data-focus-row="">
          <button
            type="button"
            aria-label={t('removeTitle', { title: fullTitle(animation), name })}
            onClick={(event) => onForget(entry, event.currentTarget)}
            className="inline-flex min-h-target items-center gap-2 rounded-full border border-field-edge bg-space-900 px-4 py-1.5 transition duration-quick hover:bg-space-700"
          >
            <X aria-hidden className="size-4.5 shrink-0" />
            {t('remove')}
          </button>
        </div>
      </div>
    </li>
  )
}

function useHowFar({ animation, watched }: HistoryEntry): string {
  const t = useTexts('parents/history')
  if (watched.isWatched) return t('toTheEnd')
  const place = formatPlaybackTime(watched.currentTime)
  if (animation.duration === 0) return t('stoppedSomewhere', { place })
  return t('stoppedAt', { place, duration: formatPlaybackTime(animation.duration) })
}

import './summary.css'
import type { TitleSummary as Summary } from '@starnest/contract/host/summary'
import { useQuery } from '@tanstack/react-query'
import { Sparkles, Star } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { summaryQuery } from './summary.query.ts'

type TitleSummaryProps = {
  titleId: number
  /** Says so where there is nothing to show; else nothing is drawn then. */
  saysNothing?: boolean
}

/** What a title is about, how it feels and what says so, without its ending. */
export function TitleSummary({ titleId, saysNothing = false }: TitleSummaryProps) {
  const t = useTexts('title/summary')
  const heading = useId()
  const { data, error, isPending, refetch } = useQuery(summaryQuery(titleId))
  if (isPending) return <p className="text-mist">{t('loading')}</p>
  if (error && !data) return <QuietFailure onRetry={() => void refetch()} />
  if (!data) return null
  if (isEmpty(data)) return saysNothing ? <p className="text-mist">{t('nothing')}</p> : null
  return (
    <section aria-labelledby={heading} className="summary">
      <h3 id={heading} className="flex items-center gap-2.5 font-display text-xl">
        <Sparkles aria-hidden className="size-5 text-lantern" />
        {t('heading')}
      </h3>
      <p lang={data.language ?? undefined} className="leading-relaxed text-pretty">
        <bdi>{data.sentences.join(' ')}</bdi>
      </p>
      <Facts summary={data} />
      <p className="text-sm text-mist">
        {t(data.source === 'captions' ? 'fromCaptions' : 'fromDescription')}
      </p>
    </section>
  )
}

/** The screen stands without a summary: nobody is alarmed. */
function QuietFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('title/summary')
  return (
    <div data-focus-row="" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-mist">
      <p>{t('failed')}</p>
      <button
        type="button"
        onClick={onRetry}
        className="button inline-flex min-h-11 items-center rounded-full bg-white/12 px-5 font-semibold text-starlight transition duration-quick hover:bg-white/22"
      >
        {t('retry')}
      </button>
    </div>
  )
}

const isEmpty = ({ sentences, moods, sounds }: Summary) =>
  sentences.length === 0 && moods.length === 0 && sounds.length === 0

function Facts({ summary }: { summary: Summary }) {
  const t = useTexts('title/summary')
  const { moods, sounds, duration, imdbRating, language } = summary
  const minutes = Math.round(duration / 60)
  return (
    <dl className="summary-facts">
      {moods.length > 0 && (
        <div>
          <dt>{t('moods')}</dt>
          {moods.map(({ mood, evidence }) => (
            <dd key={mood}>
              <span className="summary-mood">{t(`mood.${mood}`)}</span>
              {evidence.length > 0 && (
                <span lang={language ?? undefined} className="text-mist">
                  {t('because', { words: evidence.join(', ') })}
                </span>
              )}
            </dd>
          ))}
        </div>
      )}
      {sounds.length > 0 && (
        <div>
          <dt>{t('sounds')}</dt>
          <dd lang={language ?? undefined}>{sounds.join(', ')}</dd>
        </div>
      )}
      {duration > 0 && (
        <div>
          <dt>{t('length')}</dt>
          <dd>{minutes < 1 ? t('underMinute') : t('minutes', { count: minutes })}</dd>
        </div>
      )}
      {imdbRating !== null && (
        <div>
          <dt className="sr-only">IMDB</dt>
          <dd>
            <Star aria-hidden className="size-5 fill-lantern text-lantern" />
            {t('stars', { rating: imdbRating })}
          </dd>
        </div>
      )}
    </dl>
  )
}

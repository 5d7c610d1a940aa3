import type { MadeFilm } from '@starnest/contract/studio/studio'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { studioTotals } from '../studio-totals.ts'

/** What the films come to, in large figures. What is not known is not shown. */
export function StudioNumbers({ films, portraits }: { films: MadeFilm[]; portraits: number }) {
  const t = useTexts('studio/making-of')
  const language = useLanguage()
  const totals = studioTotals(films)
  const figures = [
    { value: totals.films, name: t('films') },
    { value: totals.minutes, name: t('minutes') },
    { value: totals.frames, name: t('frames') },
    { value: totals.drawingHours ?? 0, name: t('drawing', { count: totals.measured }) },
    { value: portraits, name: t('portraits') },
  ].filter(({ value }) => value > 0)
  if (figures.length === 0) return null
  return (
    <section aria-label={t('numbers')} className="px-gutter">
      <dl className="making-numbers">
        {figures.map(({ value, name }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-mist text-balance">{name}</dt>
            <dd className="making-figure">{new Intl.NumberFormat(language).format(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

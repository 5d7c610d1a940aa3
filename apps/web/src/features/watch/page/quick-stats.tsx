import type { Animation } from '@starnest/contract/catalog/catalog'
import { Eye, Sparkles, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { formatScore, statusOf, type TitleStatus } from '../facts/title-facts.ts'
import { PART_HEADING } from './look.ts'

const BADGE_OF_STATUS: Record<TitleStatus, string> = {
  new: 'bg-lantern text-space-950',
  available: 'bg-emerald-300 text-space-950',
  comingSoon: 'bg-sky-300 text-space-950',
}

/** Views, score and status at a glance. Source: specification §2.5. */
export function QuickStats({ title }: { title: Animation }) {
  const t = useTexts('watch/watch')
  const language = useLanguage()
  const status = statusOf(title)
  const statusLabels: Record<TitleStatus, string> = {
    new: t('statusNew'),
    available: t('statusAvailable'),
    comingSoon: t('statusComingSoon'),
  }
  return (
    <section
      aria-labelledby="quick-stats-heading"
      className="self-start rounded-3xl bg-gradient-to-br from-space-800 to-space-850 p-7 ring-1 ring-white/10"
    >
      <h2 id="quick-stats-heading" className={PART_HEADING}>
        {t('quickStats')}
      </h2>
      <dl className="mt-5 grid gap-4 text-lg">
        <Stat name={t('views')} icon={<Eye aria-hidden className="size-5" />}>
          {title.viewCount.toLocaleString(language)}
        </Stat>
        <Stat name={t('imdb')} icon={<Star aria-hidden className="size-5" />}>
          {formatScore(title.imdbRating) ?? t('notRated')}
        </Stat>
        <Stat name={t('status')} icon={<Sparkles aria-hidden className="size-5" />}>
          <span
            className={`rounded-full px-3 py-1 font-semibold text-sm ${BADGE_OF_STATUS[status]}`}
          >
            {statusLabels[status]}
          </span>
        </Stat>
      </dl>
    </section>
  )
}

function Stat(props: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <dt className="flex items-center gap-3 text-mist">
        <span className="text-lantern">{props.icon}</span>
        {props.name}
      </dt>
      <dd className="text-end font-medium text-starlight">{props.children}</dd>
    </div>
  )
}

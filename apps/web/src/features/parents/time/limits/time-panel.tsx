import type { Profile } from '@starnest/contract/household/profiles'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Refusal } from '../../refusal.tsx'
import { profileTimeQuery } from '../time.queries.ts'
import { LimitsForm } from './limits-form.tsx'
import { TodaysTime } from './todays-time.tsx'

/** How long a child may watch, what it has had of that today, and more for now. */
export function TimePanel({ profile }: { profile: Profile }) {
  const t = useTexts('parents/limits')
  const id = useId()
  const { data: time, error, refetch } = useQuery(profileTimeQuery(profile.id))
  return (
    <section aria-labelledby={id} className="grid gap-5 panel">
      <header>
        <h3 id={id} className="font-display text-xl leading-tight">
          {t('title')}
        </h3>
        <p className="mt-1 max-w-3xl text-mist text-pretty">{t('intro')}</p>
      </header>
      {time && (
        <>
          <TodaysTime profile={profile} time={time} />
          <LimitsForm profileId={profile.id} time={time} />
        </>
      )}
      {!time && error && <Refusal error={error} onRetry={() => void refetch()} />}
      {!time && !error && (
        <div role="status">
          <p className="sr-only">{t('loading')}</p>
          <Skeleton className="h-40" />
        </div>
      )}
    </section>
  )
}

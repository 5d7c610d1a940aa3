import type { Animation } from '@starnest/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../library/refusal/load-failure.tsx'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { arExperienceQuery } from './ar.queries.ts'
import { ArButton } from './ar-button.tsx'
import { canEnterAr } from './tier.ts'

/** Who and what of a title would stand around the viewer, as the server tells it, and the way in. */
export function ArDemo({ title }: { title: Animation }) {
  const t = useTexts('ar/ar')
  const experience = useQuery(arExperienceQuery(title.id, useLanguage()))
  if (experience.isPending) return <Skeleton className="h-40" />
  if (experience.isError) {
    const retry = () => void experience.refetch()
    return <LoadFailure error={experience.error} lead={t('failed')} onRetry={retry} />
  }
  return (
    <>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {experience.data.arElements.map(({ name, description }) => (
          <li key={name}>
            <strong className="text-lantern-light">
              <bdi>{name}</bdi>
            </strong>
            <p className="text-sm text-mist text-pretty" dir="auto">
              {description}
            </p>
          </li>
        ))}
      </ul>
      {canEnterAr() ? (
        <div>
          <ArButton title={title} />
        </div>
      ) : (
        <p className="text-mist">{t('noWayIn')}</p>
      )}
    </>
  )
}

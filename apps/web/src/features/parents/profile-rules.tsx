import type { Profile } from '@starnest/contract/household/profiles'
import type { ChangedLimits } from '@starnest/contract/parents/parents'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../platform/texts.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { limitsQuery, useSetLimits } from './parents.queries.ts'
import { TimePanel } from './time/limits/time-panel.tsx'
import { TitleList } from './title-list.tsx'
import { QuotaPanel } from './uploads/quota-panel.tsx'

/** What one profile sees, and what grown-ups say about that. */
export function ProfileRules({ profile }: { profile: Profile }) {
  const t = useTexts('parents/parents')
  const { displayName: name, contentRating } = profile
  return (
    <section className="grid gap-6">
      <header>
        <h2 className="font-display text-2xl leading-tight">{t('whatSees', { name })}</h2>
        <p className="mt-1 text-mist text-pretty">
          {contentRating === 'R' ? t('noCeiling') : t('ceiling', { ceiling: contentRating })}
        </p>
      </header>
      {profile.ageGroup !== 'adult' && <TimePanel profile={profile} />}
      <QuotaPanel profile={profile} />
      <Limits profile={profile} />
      <TitleList profile={profile} />
    </section>
  )
}

/** Where they cannot be had, the list below says why. */
function Limits({ profile: { id, displayName: name } }: { profile: Profile }) {
  const t = useTexts('parents/parents')
  const limits = useQuery(limitsQuery(id))
  const setLimits = useSetLimits(id)
  if (!limits.data) return null
  const { isApprovedOnly, mayAskModel } = {
    ...limits.data,
    ...(setLimits.isPending && setLimits.variables),
  }
  const change = (changed: ChangedLimits) =>
    setLimits.mutate(changed, {
      onError: (error) => showToast({ title: t('saveFailed'), error, look: 'destructive' }),
    })
  return (
    <>
      <Switch
        label={t('approvedOnly')}
        hint={t('approvedOnlyHint', { name })}
        isOn={isApprovedOnly}
        onChange={(isOn) => change({ isApprovedOnly: isOn })}
      />
      {mayAskModel !== null && (
        <Switch
          label={t('askModel')}
          hint={t('askModelHint', { name })}
          isOn={mayAskModel}
          onChange={(isOn) => change({ mayAskModel: isOn })}
        />
      )}
    </>
  )
}

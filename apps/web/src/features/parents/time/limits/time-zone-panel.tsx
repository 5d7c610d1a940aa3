import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Select } from '../../../../ui/fields/select.tsx'
import { showToast } from '../../../../ui/toast/toast.ts'
import { timeZoneQuery, useSetTimeZone } from '../time.queries.ts'

const SERVER = 'server'

/** Which clock days and viewing hours go by. Where it cannot be had, what stands above it says why. */
export function TimeZonePanel() {
  const t = useTexts('parents/limits')
  const id = useId()
  const { data: zone } = useQuery(timeZoneQuery)
  const save = useSetTimeZone()
  if (!zone) return null
  const chosen = save.isPending ? save.variables : zone.timeZone
  const known = Intl.supportedValuesOf('timeZone')
  const names = chosen === null || known.includes(chosen) ? known : [chosen, ...known]
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display text-2xl leading-tight">
        {t('zone')}
      </h2>
      <p className="mt-1 mb-4 max-w-3xl text-mist text-pretty">{t('zoneIntro')}</p>
      <Select
        label={t('zone')}
        value={chosen ?? SERVER}
        options={[
          { value: SERVER, name: t('zoneServer', { zone: zone.serverTimeZone }) },
          ...names.map((name) => ({ value: name, name: name.replaceAll('_', ' ') })),
        ]}
        onChoose={(value) =>
          save.mutate(value === SERVER ? null : value, {
            onSuccess: () => showToast({ title: t('saved') }),
            onError: (error) => showToast({ title: t('saveFailed'), error, look: 'destructive' }),
          })
        }
      />
    </section>
  )
}

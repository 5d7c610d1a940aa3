import {
  DAILY_MINUTES_STEP,
  MAX_DAILY_MINUTES,
  MIN_DAILY_MINUTES,
  type ProfileTime,
  type TimeLimits,
} from '@starnest/contract/parents/watch-time'
import { useTexts } from '../../../../platform/texts.ts'
import { Select } from '../../../../ui/fields/select.tsx'
import { showToast } from '../../../../ui/toast/toast.ts'
import { useSetTimeLimits } from '../time.queries.ts'
import { withHours } from './clock-choices.ts'
import { HoursLine } from './hours-line.tsx'

const NO_LIMIT = 'none'

const BUDGETS = Array.from(
  { length: (MAX_DAILY_MINUTES - MIN_DAILY_MINUTES) / DAILY_MINUTES_STEP + 1 },
  (_, step) => MIN_DAILY_MINUTES + step * DAILY_MINUTES_STEP,
)

/** The limits of a child. A choice is saved at once, and is shown while it is being saved. */
export function LimitsForm({ profileId, time }: { profileId: number; time: ProfileTime }) {
  const t = useTexts('parents/limits')
  const save = useSetTimeLimits(profileId)
  const { dailyMinutes, viewingHours } = save.isPending ? save.variables : time
  const change = (changed: Partial<TimeLimits>) =>
    save.mutate(
      { dailyMinutes, viewingHours, ...changed },
      {
        onSuccess: () => showToast({ title: t('saved') }),
        onError: (error) => showToast({ title: t('saveFailed'), error, look: 'destructive' }),
      },
    )
  return (
    <div className="grid justify-items-start gap-4">
      <Select
        label={t('perDay')}
        value={dailyMinutes === null ? NO_LIMIT : `${dailyMinutes}`}
        options={[
          { value: NO_LIMIT, name: t('asMany') },
          ...BUDGETS.map((count) => ({ value: `${count}`, name: t('minutes', { count }) })),
        ]}
        onChoose={(chosen) => change({ dailyMinutes: chosen === NO_LIMIT ? null : Number(chosen) })}
      />
      {(['weekdays', 'weekends'] as const).map((kind) => (
        <HoursLine
          key={kind}
          label={t(kind)}
          hours={viewingHours?.[kind] ?? null}
          onChange={(hours) => change({ viewingHours: withHours(viewingHours, kind, hours) })}
        />
      ))}
    </div>
  )
}

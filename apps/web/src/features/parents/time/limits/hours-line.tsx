import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { Select } from '../../../../ui/fields/select.tsx'
import { beginningAt, clockChoices, type DayHours, endChoices } from './clock-choices.ts'

const ALL_DAY = 'all'

type HoursLineProps = { label: string; hours: DayHours; onChange: (hours: DayHours) => void }

/** From when until when a child may watch on one kind of day. */
export function HoursLine({ label, hours, onChange }: HoursLineProps) {
  const t = useTexts('parents/limits')
  const clock = useClockText()
  const chooseFrom = (from: string) => onChange(from === ALL_DAY ? null : beginningAt(from, hours))
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <legend className="float-start me-5 w-36 font-medium">{label}</legend>
      <Select
        label={t('mayWatch')}
        value={hours?.from ?? ALL_DAY}
        options={[
          { value: ALL_DAY, name: t('allDay') },
          ...clockChoices(...(hours ? [hours.from] : [])).map((time) => ({
            value: time,
            name: t('from', { time: clock(time) }),
          })),
        ]}
        onChoose={chooseFrom}
      />
      {hours && (
        <Select
          label={t('until')}
          value={hours.until}
          options={endChoices(hours).map((time) => ({
            value: time,
            name:
              time < hours.from && time !== '00:00'
                ? t('nextDay', { time: clock(time) })
                : clock(time),
          }))}
          onChoose={(until) => onChange({ ...hours, until })}
        />
      )}
    </fieldset>
  )
}

/** Says a time of day as the language does. */
function useClockText(): (time: string) => string {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' })
  return (time) => format.format(new Date(`1970-01-01T${time}:00Z`))
}

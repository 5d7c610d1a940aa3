import { useQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { beatsQuery } from '../../../library/beats/beats.query.ts'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useListen } from '../assets/use-listen.ts'

/** Left to Starnest, which takes a sound among the files before a beat; or none. */
export const AUTO = 'auto'
export const NO_MUSIC = 'none'

type MusicChoiceProps = {
  value: string
  /** There is a sound among the files. */
  hasOwn: boolean
  onChoose: (value: string) => void
}

/** The music that a film is cut to, which can be listened to first. */
export function MusicChoice({ value, hasOwn, onChoose }: MusicChoiceProps) {
  const t = useTexts('editor/first-cut')
  const beats = useQuery(beatsQuery)
  const { heard, listen, stop } = useListen()
  const chosen = beats.data?.find(({ id }) => id === value)
  return (
    <div className="flex flex-wrap items-center gap-3" data-focus-row="">
      <Select
        label={t('music')}
        value={value}
        options={[
          { value: AUTO, name: t(hasOwn ? 'music.own' : 'music.auto') },
          { value: NO_MUSIC, name: t('music.none') },
          ...(beats.data ?? []).map(({ id, name, bpm }) => ({
            value: id,
            name: `${name} · ${bpm} BPM`,
          })),
        ]}
        onChoose={(next) => {
          stop()
          onChoose(next)
        }}
      />
      {chosen && (
        <IconButton
          label={t(heard === chosen.id ? 'silence' : 'listen')}
          onClick={() => listen(chosen.id, chosen.soundUrl)}
        >
          {heard === chosen.id ? (
            <Pause aria-hidden className="size-5" />
          ) : (
            <Play aria-hidden className="size-5" />
          )}
        </IconButton>
      )}
      {beats.isError && (
        <LoadFailure
          error={beats.error}
          lead={t('beatsFailed')}
          onRetry={() => void beats.refetch()}
        />
      )}
    </div>
  )
}

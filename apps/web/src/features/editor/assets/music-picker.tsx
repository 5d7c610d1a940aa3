import { useQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { beatsQuery } from '../../../library/beats/beats.query.ts'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { timeText } from '../time-text.ts'
import { useListen } from './use-listen.ts'

/** The beats that ship, to be listened to and added. */
export function MusicPicker({ onAdd }: { onAdd: (beatId: string) => void }) {
  const t = useTexts('editor/editor')
  const beats = useQuery(beatsQuery)
  const { heard, listen } = useListen()
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  return (
    <div className="grid gap-4">
      {beats.isError && <LoadFailure error={beats.error} onRetry={() => void beats.refetch()} />}
      <ul className="grid gap-2">
        {beats.data?.map(({ id, name, bpm, durationSeconds, soundUrl }) => (
          <li key={id} className="editor-film" data-focus-row="">
            <IconButton
              label={heard === id ? t('silence') : t('listen', { name })}
              onClick={() => listen(id, soundUrl)}
            >
              {heard === id ? (
                <Pause aria-hidden className="size-5" />
              ) : (
                <Play aria-hidden className="size-5" />
              )}
            </IconButton>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{name}</span>
              <span className="text-sm text-mist">
                {`${bpm} BPM · ${timeText(durationSeconds * 1000)}`}
              </span>
            </span>
            <Button
              look={taken.has(id) ? 'glass' : 'warm'}
              className="min-h-11 px-4 text-base"
              disabled={taken.has(id)}
              aria-label={t('addNamed', { name })}
              onClick={() => {
                setTaken(new Set([...taken, id]))
                onAdd(id)
              }}
            >
              {t(taken.has(id) ? 'added' : 'add')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

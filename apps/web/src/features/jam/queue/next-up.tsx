import type { JamMode } from '@starnest/contract/jam/jam'
import type { JamQueueEntry } from '@starnest/contract/jam/queue'
import type { JamStageSinger } from '@starnest/contract/jam/stage'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Circle, Timer } from 'lucide-react'
import { viewerQuery } from '../../../library/family/family.queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { profilesHere } from './turn.ts'

type NextUpProps = {
  entry: JamQueueEntry
  /** What it is for; null: it is not shown here. */
  title: string | null
  /** What the stage is for now. */
  mode: JamMode
  /** Who stands on the stage of this screen with a phone. */
  phoneSingers: readonly JamStageSinger[]
  onStart: (entry: JamQueueEntry, is: 'challengeStarted' | 'recordingStarted') => void
  onMode: (mode: JamMode) => void
}

/** Whoever sings next, and what begins its round. */
export function NextUp({ entry, title, mode, phoneSingers, onStart, onMode }: NextUpProps) {
  const t = useTexts('jam/queue')
  const jam = useTexts('jam/jam')
  const viewer = useQuery(viewerQuery).data
  const { name, profileId, track } = entry
  const here = profilesHere(viewer, phoneSingers)
  const isHere = profileId === null || here.some(({ id }) => id === profileId)
  const other = track && track.mode !== mode ? track.mode : null
  return (
    <div className="jam-next">
      <p className="jam-next-name">{t('nextUp')}</p>
      <p className="font-display text-2xl leading-tight wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      <p className="text-lg">{title ?? t(track ? 'gone' : 'hidden')}</p>
      {viewer && !isHere && (
        <p className="text-lantern-light text-pretty">{t('notHere', { name })}</p>
      )}
      <div className="flex flex-wrap gap-3" data-focus-row="">
        {other && (
          <Button look="glass" onClick={() => onMode(other)}>
            {t('goTo', { mode: jam(other === 'karaoke' ? 'singIt' : 'dropIt') })}
            <ArrowRight aria-hidden className="size-5 rtl:-scale-x-100" />
          </Button>
        )}
        {!other && title !== null && isHere && (
          <>
            <Button
              aria-label={`${name}: ${jam('startChallenge')}`}
              onClick={() => onStart(entry, 'challengeStarted')}
            >
              <Timer aria-hidden className="size-5" />
              {jam('startChallenge')}
            </Button>
            <Button
              look="glass"
              aria-label={`${name}: ${jam('record')}`}
              onClick={() => onStart(entry, 'recordingStarted')}
            >
              <Circle aria-hidden className="size-5 fill-current" />
              {jam('record')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

import './queue.css'
import type { JamMode } from '@starnest/contract/jam/jam'
import type { JamQueueEntry } from '@starnest/contract/jam/queue'
import type { JamStageSinger } from '@starnest/contract/jam/stage'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { LoadFailure } from '../../../library/refusal/load-failure.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { NextUp } from './next-up.tsx'
import { queueQuery, useLeaveQueue, useMoveInQueue } from './queue.queries.ts'
import { type EntryMove, QueueRow } from './queue-row.tsx'
import { placeAfter } from './turn.ts'
import { useTrackTitles } from './use-track-titles.ts'

type QueuePanelProps = {
  mode: JamMode
  /** Who stands on the stage of this screen with a phone. */
  phoneSingers: readonly JamStageSinger[]
  /** Begins the round of whoever is next. */
  onStart: (entry: JamQueueEntry, is: 'challengeStarted' | 'recordingStarted') => void
  onMode: (mode: JamMode) => void
}

/** Who sings next, in an order that is fair and that anybody may change. Source: research, "Jam Challenge". */
export function QueuePanel(props: QueuePanelProps) {
  const t = useTexts('jam/queue')
  const heading = useRef<HTMLHeadingElement>(null)
  const queue = useQuery(queueQuery)
  return (
    <section aria-labelledby="jam-queue" className="jam-queue">
      <h2 ref={heading} id="jam-queue" tabIndex={-1} className="font-display text-2xl">
        {t('title')}
      </h2>
      {queue.isPending && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="h-20" />
        </div>
      )}
      {queue.isError && !queue.data && (
        <LoadFailure
          error={queue.error}
          lead={t('loadFailed')}
          onRetry={() => void queue.refetch()}
        />
      )}
      {queue.data?.length === 0 && <p className="text-mist text-pretty">{t('empty')}</p>}
      {queue.data && queue.data.length > 0 && (
        <Entries {...props} queue={queue.data} onEmpty={() => heading.current?.focus()} />
      )}
    </section>
  )
}

type EntriesProps = QueuePanelProps & { queue: JamQueueEntry[]; onEmpty: () => void }

function Entries({ queue, mode, phoneSingers, onStart, onMode, onEmpty }: EntriesProps) {
  const t = useTexts('jam/queue')
  const titleOf = useTrackTitles(queue)
  const move = useMoveInQueue()
  const leave = useLeaveQueue()
  const { list, hold } = useHeldFocus(queue)
  const [said, setSaid] = useState('')
  const onError = (error: Error) => showToast({ title: t('failed'), error, look: 'destructive' })
  const put = (entry: JamQueueEntry, what: EntryMove) => {
    const { id, name } = entry
    const at = queue.indexOf(entry)
    const place = what === 'back' ? null : placeAfter(what, { at, count: queue.length })
    if (place === null && what !== 'back') return
    hold(`${what}-${id}`)
    const say = (after: JamQueueEntry[]) =>
      setSaid(t('isAt', { name, place: after.findIndex((one) => one.id === id) + 1 }))
    move.mutate({ id, place }, { onSuccess: say, onError })
  }
  const remove = ({ id, name }: JamQueueEntry) => {
    const at = queue.findIndex((one) => one.id === id)
    const neighbour = queue[at + 1] ?? queue[at - 1]
    if (neighbour) hold(`remove-${neighbour.id}`)
    const onSuccess = (after: JamQueueEntry[]) => {
      setSaid(t('removed', { name }))
      if (after.length === 0) onEmpty()
    }
    leave.mutate({ id, hasSung: false }, { onSuccess, onError })
  }
  const [next] = queue
  return (
    <>
      {next && (
        <NextUp {...{ mode, phoneSingers, onStart, onMode }} entry={next} title={titleOf(next)} />
      )}
      <ol ref={list} aria-label={t('list')} className="jam-queue-list">
        {queue.map((entry, at) => (
          <QueueRow
            key={entry.id}
            {...{ entry, at }}
            title={titleOf(entry)}
            isLast={at === queue.length - 1}
            onMove={(what) => put(entry, what)}
            onRemove={() => remove(entry)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

/** Keeps the focus on a control of the list while its rows change places: a browser takes it away from what
 *  is moved or removed. Controls are named by `data-hold`. */
function useHeldFocus(queue: readonly JamQueueEntry[]) {
  const list = useRef<HTMLOListElement>(null)
  const held = useRef<string>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order has moved the rows
  useLayoutEffect(() => {
    const wanted = held.current
    held.current = null
    if (!wanted || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`[data-hold="${CSS.escape(wanted)}"]`)?.focus()
  }, [queue])
  const hold = (name: string) => {
    held.current = name
  }
  return { list, hold }
}

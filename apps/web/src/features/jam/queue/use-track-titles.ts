import type { JamQueueEntry } from '@starnest/contract/jam/queue'
import { useQuery } from '@tanstack/react-query'
import { beatsQuery } from '../../../library/beats/beats.query.ts'
import { songsQuery } from '../jam.queries.ts'

/** The way to name what an entry is for; null: it is hidden, gone or not known yet. Only lists that the queue
 *  needs are asked for. */
export function useTrackTitles(
  queue: readonly JamQueueEntry[],
): (entry: JamQueueEntry) => string | null {
  const has = (mode: 'karaoke' | 'freestyle') => queue.some(({ track }) => track?.mode === mode)
  const songs = useQuery({ ...songsQuery, enabled: has('karaoke') }).data
  const beats = useQuery({ ...beatsQuery, enabled: has('freestyle') }).data
  return ({ track }) => {
    if (track?.mode === 'karaoke') {
      return songs?.find(({ id }) => id === track.trackId)?.title ?? null
    }
    return beats?.find(({ id }) => id === track?.trackId)?.name ?? null
  }
}

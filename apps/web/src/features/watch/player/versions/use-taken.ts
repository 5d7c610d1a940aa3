import { placeInVersion } from '@starnest/contract/watch/version-place'
import type { Playback } from '@starnest/contract/watch/watch'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { playbackQuery, versionChoice } from '../../../../library/videos/videos.queries.ts'
import { renditionsQuery } from '../../watch.queries.ts'
import type { FailureReason } from '../engine/failure-reason.ts'

/** What a film begins with. `tries`: how often it was asked for again. */
export type Taken = {
  playback: Playback
  renditions: number
  startAtSeconds: number
  tries: number
  /** It plays because the version before it could not. */
  isInPlaceOf: boolean
}

/** Failures that are of the file, so that another file may do. */
const OF_THE_FILE: readonly FailureReason[] = ['unreadable', 'missing']

/** Which of a title's files plays now, and from where. Another version goes on where the one before stood. */
export function useTaken(titleId: number) {
  const queryClient = useQueryClient()
  const choice = useMutation(versionChoice(queryClient, titleId))
  const [taken, setTaken] = useState<Taken>()
  const failed = useRef(new Set<number | null>())

  const take = (playback: Playback, startAtSeconds: number, isInPlaceOf = false) => {
    const { queryKey } = renditionsQuery(playback.sources?.hls ?? null)
    const renditions = queryClient.getQueryData(queryKey) ?? 1
    setTaken((before) => ({
      ...{ playback, renditions, startAtSeconds, isInPlaceOf },
      tries: before ? before.tries + 1 : 0,
    }))
  }
  const moveTo = async (version: number, atSeconds: number, isInPlaceOf: boolean) => {
    const playback = await fetchPlayback(queryClient, titleId, version)
    if (!playback?.sources || !taken) return false
    const lengths = { from: taken.playback.duration, to: playback.duration }
    take(playback, placeInVersion(atSeconds, lengths), isInPlaceOf)
    return true
  }
  const chooseVersion = (version: number, atSeconds: number) => {
    choice.mutate(version)
    failed.current.delete(version)
    void moveTo(version, atSeconds, false)
  }
  /** Lets the next version take over from one that proved unplayable. Resolves with whether there is one. */
  const playNext = async (reason: FailureReason, atSeconds: number): Promise<boolean> => {
    if (!taken || !OF_THE_FILE.includes(reason)) return false
    failed.current.add(taken.playback.video)
    for (const { id, isReady } of taken.playback.versions) {
      if (!isReady || failed.current.has(id)) continue
      if (await moveTo(id, atSeconds, true)) return true
      failed.current.add(id)
    }
    return false
  }
  return { taken, take, chooseVersion, playNext }
}

async function fetchPlayback(
  queryClient: QueryClient,
  titleId: number,
  version: number,
): Promise<Playback | undefined> {
  try {
    return await queryClient.fetchQuery({ ...playbackQuery(titleId, version), staleTime: 0 })
  } catch {
    // It has gone, or the server is silent: what is said then is why the version before it failed.
    return undefined
  }
}

import type { JamTrack } from '@starnest/contract/jam/jam'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import type { JamRound, JamTake, NewJamRound } from '@starnest/contract/jam/rounds'
import { pathOf } from '@starnest/contract/route'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ask, call } from '../../platform/calls/http.ts'

/** The songs that whoever watches may sing. */
export const songsQuery = queryOptions({
  queryKey: [JAM_ROUTES.songs.path],
  meta: { staleOn: ['profiles', 'jam'] },
  queryFn: ({ signal }) => call(JAM_ROUTES.songs, { signal }),
})

/** The notes and words of a song. */
export const songSheetQuery = (id: string) =>
  queryOptions({
    queryKey: [pathOf(JAM_ROUTES.song, { id })],
    meta: { staleOn: ['profiles', 'jam'] },
    queryFn: ({ signal }) => call(JAM_ROUTES.song, { params: { id }, signal }),
  })

/** Shifts the words of a song that the family brought, for everybody. @throws HttpError `song_not_found` */
export function useSetLyricOffset() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, lyricOffsetMs }: { id: string; lyricOffsetMs: number }) =>
      call(JAM_ROUTES.setLyricOffset, { params: { id }, body: { lyricOffsetMs } }),
    onSuccess: (sheet, { id }) => queryClient.setQueryData(songSheetQuery(id).queryKey, sheet),
  })
}

/** When the bars of a beat begin. */
export const beatGridQuery = (id: string) =>
  queryOptions({
    queryKey: [pathOf(JAM_ROUTES.beat, { id })],
    queryFn: ({ signal }) => call(JAM_ROUTES.beat, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The ranking of the week that runs. A round that was scored changes it. */
export const leaderboardQuery = queryOptions({
  queryKey: [JAM_ROUTES.leaderboard.path],
  meta: { staleOn: ['profiles', 'jam'] },
  queryFn: ({ signal }) => call(JAM_ROUTES.leaderboard, { query: {}, signal }),
  staleTime: 0,
})

/** The champions of past weeks. */
export const weeksQuery = queryOptions({
  queryKey: [JAM_ROUTES.weeks.path],
  meta: { staleOn: ['profiles'] },
  queryFn: ({ signal }) => call(JAM_ROUTES.weeks, { signal }),
})

/** The sound of a track, as its file. @throws HttpError, or TypeError when nobody answers. */
export async function fetchSound(soundUrl: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await ask(soundUrl, { signal })
  if (!answer.ok) throw new Error(`the sound was answered with ${answer.status}`)
  return answer.arrayBuffer()
}

/** The sound of a track as it is now: its address is another one after the song was taken in anew.
 *  @throws HttpError where the track is gone, or TypeError when nobody answers. */
export async function fetchSoundOf(
  { mode, trackId: id }: JamTrack,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const asked = { params: { id }, signal }
  const { soundUrl } =
    mode === 'karaoke'
      ? (await call(JAM_ROUTES.song, asked)).song
      : (await call(JAM_ROUTES.beat, asked)).beat
  return fetchSound(soundUrl, signal)
}

/** Begins a round: from now on its time runs. */
export const openRound = (round: NewJamRound, signal: AbortSignal): Promise<JamRound> =>
  call(JAM_ROUTES.openRound, { body: round, signal })

/** How long what was sung waits to be scored, in milliseconds: it takes a moment, and is asked for again. */
const SCORE_LIMIT_MS = 20_000

/** Hands in what was sung, which ends the round. */
export const sendTakes = (id: string, takes: JamTake[]): Promise<JamRound> =>
  call(JAM_ROUTES.take, { params: { id }, body: { takes }, limitMs: SCORE_LIMIT_MS })

/** A round of this device as it is now. */
export const readRound = (id: string): Promise<JamRound> =>
  call(JAM_ROUTES.round, { params: { id }, limitMs: SCORE_LIMIT_MS })

import type { JamMode } from '@starnest/contract/jam/jam'
import { useQuery } from '@tanstack/react-query'
import { beatsQuery } from '../../../library/beats/beats.query.ts'
import { songsQuery } from '../jam.queries.ts'
import { listedBeat, listedSong } from './listed-tracks.ts'

/** The songs or the beats, as they are listed; the others are not asked for. */
export function useTracks(mode: JamMode) {
  const isSong = mode === 'karaoke'
  const songs = useQuery({ ...songsQuery, enabled: isSong })
  const beats = useQuery({ ...beatsQuery, enabled: !isSong })
  const asked = isSong ? songs : beats
  const tracks = isSong ? songs.data?.map(listedSong) : beats.data?.map(listedBeat)
  return { tracks, error: asked.error, isPending: asked.isPending, refetch: asked.refetch }
}

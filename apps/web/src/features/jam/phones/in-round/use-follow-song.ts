import type { JamMode } from '@starnest/contract/jam/jam'
import type { JamPosition } from '@starnest/contract/jam/stage'
import { useEffect } from 'react'
import type { RoundShown } from '../../round/round-session.ts'
import type { Round } from '../../stage/jam-stage.ts'
import type { StagePhones } from './round-singers.ts'

type ShownSong = {
  mode: JamMode
  track: { id: string } | null
  round: Round
  shown: RoundShown | null
}

/** Tells the phones where the song of the stage is, whenever that changes and every few seconds. */
export function useFollowSong(phones: StagePhones | null, song: ShownSong): void {
  const { mode, track, round, shown } = song
  const live = round.is === 'running' && shown?.is === 'playing' ? shown.live : null
  const state = stateOf(round, shown)
  const trackId = track?.id
  useEffect(() => {
    if (!phones) return
    const told = trackId === undefined ? null : { mode, trackId }
    return phones.follow(() => ({ track: told, state, positionMs: live?.positionMs() ?? 0 }))
  }, [phones, mode, trackId, state, live])
}

const PLAYING = { none: 'playing', paused: 'paused', countingIn: 'counting' } as const

function stateOf(round: Round, shown: RoundShown | null): JamPosition['state'] {
  if (round.is === 'running') return shown?.is === 'playing' ? PLAYING[shown.pause.is] : 'counting'
  return round.is === 'scoring' || shown?.is === 'scored' ? 'over' : 'waiting'
}

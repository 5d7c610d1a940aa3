import type { PlayerCommand } from '@starnest/contract/host/host'
import type { CaptionTrack } from '@starnest/contract/watch/captions'
import { useEffect, useRef } from 'react'
import { announcePlayer, type PlayerOrder } from '../../../library/title/open-player.ts'
import { SKIP_SECONDS, VOLUME_STEP } from '../../../library/title/player-steps.ts'
import type { PartyCommandDraft } from '../party.queries.ts'

/** Sound and captions of a film on this screen; they are nobody else's. */
export type FilmSound = {
  isSilent: boolean
  volume: number
  onVolume: (volume: number) => void
  onToggleMute: () => void
  captions: {
    tracks: readonly CaptionTrack[]
    shown: string | null
    onToggle: () => void
  }
}

/** What orders drive: the same as the stage's own buttons. */
type StageTargets = {
  playback: { title: { id: number; duration: number }; isPlaying: boolean }
  video: HTMLVideoElement | null
  sound: FilmSound | null
  onSteer: (draft: PartyCommandDraft) => void
}

/** Lets whoever speaks to the app steer the film of the party: playing and its place through the party, for
 *  everybody and with its rights; sound and captions on this screen alone. */
export function useStageOrders(targets: StageTargets): void {
  const now = useRef(targets)
  useEffect(() => {
    now.current = targets
  })
  const { id } = targets.playback.title
  useEffect(() => {
    const obey = (order: PlayerOrder) => order.type === 'player' && carryOut(order, now.current)
    return announcePlayer({ titleId: id, at: 'party', obey })
  }, [id])
}

/** False where there is nothing on this screen that it could be done to. */
function carryOut(
  { command, seconds = SKIP_SECONDS }: Extract<PlayerOrder, { type: 'player' }>,
  { playback, video, sound, onSteer }: StageTargets,
): boolean {
  const { title, isPlaying } = playback
  const play = () => isPlaying || onSteer({ is: 'play' })
  const seek = (place: number) => {
    const positionSeconds = Math.max(0, Math.min(place, title.duration))
    onSteer({ is: 'seek', positionSeconds })
  }
  const forEverybody: Partial<Record<PlayerCommand, () => unknown>> = {
    pause: () => isPlaying && onSteer({ is: 'pause' }),
    resume: play,
    restart: () => {
      seek(0)
      play()
    },
    ...(video && {
      forward: () => seek(video.currentTime + seconds),
      back: () => seek(video.currentTime - seconds),
    }),
  }
  const order = forEverybody[command] ?? (sound && ordersHere(sound)[command])
  order?.()
  return order !== undefined && order !== null
}

function ordersHere({
  isSilent,
  volume,
  onVolume,
  onToggleMute,
  captions,
}: FilmSound): Partial<Record<PlayerCommand, () => unknown>> {
  const heard = isSilent ? 0 : volume
  return {
    louder: () => onVolume(Math.min(1, heard + VOLUME_STEP)),
    quieter: () => onVolume(Math.max(0, heard - VOLUME_STEP)),
    mute: () => isSilent || onToggleMute(),
    unmute: () => isSilent && onToggleMute(),
    captions_on: () => captions.shown === null && captions.onToggle(),
    captions_off: () => captions.shown !== null && captions.onToggle(),
  }
}

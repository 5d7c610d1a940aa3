import type { PlayerCommand } from '@starnest/contract/host/host'
import { useEffect, useRef } from 'react'
import { announcePlayer, type PlayerOrder } from '../../../../../library/title/open-player.ts'
import { SKIP_SECONDS } from '../../../../../library/title/player-steps.ts'
import type { EpisodeMove } from '../../../facts/next-episode.ts'
import type { useCaptions } from '../../captions/use-captions.ts'
import { noticeSomebody } from '../../end/unattended.ts'
import {
  isSilent,
  type Sound,
  withMuteToggled,
  withVolumeSteps,
} from '../../rules/sound/volume-rules.ts'
import type { Skipping } from '../../skip/use-skipping.ts'
import { skip } from '../film-moves.ts'

/** What orders drive: the same as the player's own buttons. */
export type OrderTargets = {
  video: HTMLVideoElement | null
  titleId: number
  moveEpisode: EpisodeMove
  play: () => void
  restart: () => void
  changeSound: (rule: (before: Sound) => Sound) => void
  captions: Pick<ReturnType<typeof useCaptions>, 'shown' | 'choose' | 'toggle'>
  skipping: Pick<Skipping, 'shown' | 'press'>
}

/** Lets whoever speaks to the app steer the film. */
export function usePlayerOrders(targets: OrderTargets): void {
  const now = useRef(targets)
  useEffect(() => {
    now.current = targets
  })
  const { titleId } = targets
  useEffect(() => {
    const obey = (order: PlayerOrder) => {
      noticeSomebody()
      return order.type === 'move'
        ? now.current.moveEpisode(order.direction)
        : carryOut(order, now.current)
    }
    return announcePlayer({ titleId, at: 'player', obey })
  }, [titleId])
}

function carryOut(
  { command, seconds }: Extract<PlayerOrder, { type: 'player' }>,
  { video, captions, skipping, ...targets }: OrderTargets,
): boolean {
  if (!video) return false
  const by = seconds ?? SKIP_SECONDS
  // 'Skip' in an intro means the intro, unless it was said how far.
  const goOn = () =>
    seconds === undefined && skipping.shown?.is === 'offered' ? skipping.press() : skip(video, by)
  const orders: Record<PlayerCommand, () => void> = {
    pause: () => video.pause(),
    resume: targets.play,
    restart: targets.restart,
    forward: goOn,
    back: () => skip(video, -by),
    louder: () => targets.changeSound((sound) => withVolumeSteps(sound, 1)),
    quieter: () => targets.changeSound((sound) => withVolumeSteps(sound, -1)),
    mute: () => targets.changeSound(silenced),
    unmute: () => targets.changeSound(heard),
    captions_on: () => captions.shown === null && captions.toggle(),
    captions_off: () => captions.choose(null),
  }
  orders[command]()
  return true
}

const silenced = (sound: Sound) => (isSilent(sound) ? sound : withMuteToggled(sound))
const heard = (sound: Sound) => (isSilent(sound) ? withMuteToggled(sound) : sound)

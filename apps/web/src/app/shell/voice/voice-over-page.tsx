import type { HostAction } from '@starnest/contract/host/host'
import { useLocation } from 'react-router'
import { VoiceControl } from '../../../features/voice/voice-control.tsx'
import { useWatchers } from '../../../library/family/watchers.ts'
import { useOpenPlayer } from '../../../library/title/open-player.ts'
import { useFullscreenBox } from '../../../platform/screen/top-place.ts'
import { useHostAction } from '../host/use-host-action.ts'
import { useHostPlace } from '../host/use-place.ts'

type VoiceOverPageProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  moveCarousel: (command: 'next' | 'previous') => void
}

/** The voice control of whatever screen is open: it knows which title is looked at, and does what was asked
 *  for as if a button had been pressed. */
export function VoiceOverPage({ moveCarousel, ...overlay }: VoiceOverPageProps) {
  const { pathname } = useLocation()
  const player = useOpenPlayer()
  const box = useFullscreenBox()
  const place = useHostPlace()
  const hostAct = useHostAction()
  const { watchers, isChild } = useWhoSpeaks()
  const act = (action: HostAction) => {
    if (action.type === 'move' && !player) moveCarousel(action.direction)
    else hostAct(action)
  }
  return (
    <VoiceControl
      {...overlay}
      {...{ act, moveCarousel }}
      container={player && (surfaceOfPlayer() ?? box)}
      address={pathname}
      {...{ watchers, isChild }}
      where={place}
    />
  )
}

/** What the player draws a film in: nothing else of the page can be used meanwhile. */
const surfaceOfPlayer = () => document.querySelector<HTMLElement>('.player-surface')

/** Who watches on this device, and whether a child is among them; undefined while that is asked for. Who is
 *  not known afterwards counts as a child. */
function useWhoSpeaks() {
  const { everybody, isLoading } = useWatchers()
  const isChild = everybody?.some(({ ageGroup }) => ageGroup === 'child') ?? true
  return {
    watchers: everybody?.map(({ id }) => id).join() ?? '',
    isChild: isLoading ? undefined : isChild,
  }
}

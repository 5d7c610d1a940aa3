import type { HostAction } from '@starnest/contract/host/host'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { VoiceControl } from '../../../features/voice/voice-control.tsx'
import {
  activeProfileQuery,
  familyQuery,
  viewerQuery,
} from '../../../library/family/family.queries.ts'
import { useOpenPlayer } from '../../../library/title/open-player.ts'
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
  const place = useHostPlace()
  const hostAct = useHostAction()
  const { watchers, isChild } = useWatchers()
  const act = (action: HostAction) => {
    if (action.type === 'move' && !player) moveCarousel(action.direction)
    else hostAct(action)
  }
  return (
    <VoiceControl
      {...overlay}
      {...{ act, moveCarousel }}
      container={player && surfaceOfFilm()}
      address={pathname}
      {...{ watchers, isChild }}
      where={place}
    />
  )
}

/** What a film is drawn in that leaves nothing of the page to be seen. */
const surfaceOfFilm = () =>
  document.querySelector<HTMLElement>('.player-surface, .party-stage:fullscreen')

/** Who watches on this device, and whether a child is among them; undefined while that is asked for. Who is
 *  not known afterwards counts as a child. */
function useWatchers() {
  const profile = useQuery(activeProfileQuery)
  const device = useQuery(viewerQuery)
  const members = useQuery(familyQuery)
  const companions = device.data?.companions ?? []
  const others = companions.map(({ id }) => members.data?.find((one) => one.id === id))
  const isChild = [profile.data, ...others].some((one) => !one || one.ageGroup === 'child')
  const isAsked = [profile, device, members].some(({ isLoading }) => isLoading)
  return {
    watchers: [profile.data, ...companions].map((one) => one?.id).join(),
    isChild: isAsked ? undefined : isChild || !device.data,
  }
}

import type { HostAction, HostPage } from '@starnest/contract/host/host'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { closeDetail, openDetail } from '../../../features/catalog/detail/opened-title.ts'
import { useListing } from '../../../features/catalog/lists/use-lists.ts'
import { useCarouselMoves } from '../../../features/catalog/rows/move-carousel.ts'
import { openPlayer } from '../../../library/title/open-player.ts'
import { titleDetailQuery } from '../../../library/title/title.queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { replayIntro } from '../../intro/intro.ts'
import { useStartParty } from './use-start-party.ts'

const PARTY = '/party-zone'
const pathOfPage = (page: HostPage) => (page === 'home' ? '/' : `/${page}`)

/** Does what the host was asked for, by the same ways as the page's own buttons. What it says is true
 *  of the moment: the same request may find a film playing or none. */
export function useHostAction(): (action: HostAction) => void {
  const t = useTexts('core/host-action')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const moveCarousel = useCarouselMoves()
  const putOnList = useListing()
  const startParty = useStartParty()

  // An open player has an entry of its own in the history, which is not to be come back to.
  const go = (address: string, isSamePage = false) => {
    closeDetail()
    void navigate(address, { replace: isSamePage || openPlayer()?.at === 'player' })
  }

  const open = async (titleId: number) => {
    const address = `/watch/${titleId}`
    const animation = await queryClient.fetchQuery(titleDetailQuery(titleId)).catch(() => undefined)
    // What went wrong is told by the title's own page.
    if (!animation || !openDetail({ animation })) go(address, pathname === address)
  }

  const putOnMyList = async (titleId: number, isOn: boolean) => {
    const known = await queryClient.fetchQuery(titleDetailQuery(titleId)).catch(() => undefined)
    const { title, series } = known ?? { title: '', series: null }
    putOnList({ id: titleId, title, series }, { list: 'my-list', isOn })
  }

  const tellPlayer = (order: Extract<HostAction, { type: 'player' | 'move' }>) => {
    const player = openPlayer()
    if (player?.obey(order)) return
    if (!player && order.type === 'move') moveCarousel(order.direction)
    else showToast({ title: t(order.type === 'move' ? 'noEpisode' : 'nothingPlays') })
  }

  return (action) => {
    switch (action.type) {
      case 'play': {
        // Who is at the party means everybody's screen.
        if (pathname === PARTY) return void startParty(action.titleId)
        const address = `/watch/${action.titleId}`
        return go(`${address}?play=1`, pathname === address)
      }
      case 'open':
        return void open(action.titleId)
      case 'page':
        return go(pathOfPage(action.page))
      case 'player':
      case 'move':
        return tellPlayer(action)
      case 'addToList':
        return void putOnMyList(action.titleId, true)
      case 'removeFromList':
        return void putOnMyList(action.titleId, false)
      case 'startParty':
        go(PARTY, pathname === PARTY)
        return void startParty(action.titleId)
      case 'replayIntro':
        return replayIntro()
    }
  }
}

import { matchPath, useLocation } from 'react-router'
import { useOpenedTitle } from '../../../features/catalog/detail/opened-title.ts'
import { openPlayer } from '../../../library/title/open-player.ts'
import { isSpokenPast } from '../../../library/title/spoken-past.ts'
import { titleIdIn } from '../../../library/title/title-id.ts'

/** Where whoever speaks to the host is at the moment of asking: which title is open, and whether it
 *  plays. A title that nobody speaks of any more is left out; a film that plays never is. */
export function useHostPlace(): () => { titleId?: number; isPlaying: boolean } {
  const { pathname } = useLocation()
  const opened = useOpenedTitle()
  return () => {
    const player = openPlayer()
    const inDetail = opened?.isOpen ? opened.tile.animation.id : undefined
    const looked = inDetail ?? titleIdIn(matchPath('/watch/:id', pathname)?.params.id)
    const meant = looked !== undefined && isSpokenPast(looked) ? undefined : looked
    const titleId = player?.titleId ?? meant
    return { ...(titleId !== undefined && { titleId }), isPlaying: player !== null }
  }
}

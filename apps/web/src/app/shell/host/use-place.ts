import { matchPath, useLocation } from 'react-router'
import { useOpenedTitle } from '../../../features/catalog/detail/opened-title.ts'
import { openPlayer } from '../../../library/title/open-player.ts'
import { isSpokenPast } from '../../../library/title/spoken-past.ts'

/** Largest number that a title can have; an address may name any. */
const MAX_TITLE_ID = 2_147_483_647

/** The title whose page is open, by its address. */
function titleIdIn(pathname: string): number | undefined {
  const id = Number(matchPath('/watch/:id', pathname)?.params.id)
  return Number.isInteger(id) && id > 0 && id <= MAX_TITLE_ID ? id : undefined
}

/** Where whoever speaks to the host is at the moment of asking: which title is open, and whether it
 *  plays. A title that nobody speaks of any more is left out; a film that plays never is. */
export function useHostPlace(): () => { titleId?: number; isPlaying: boolean } {
  const { pathname } = useLocation()
  const opened = useOpenedTitle()
  return () => {
    const player = openPlayer()
    const inDetail = opened?.isOpen ? opened.tile.animation.id : undefined
    const looked = inDetail ?? titleIdIn(pathname)
    const meant = looked !== undefined && isSpokenPast(looked) ? undefined : looked
    const titleId = player?.titleId ?? meant
    return { ...(titleId !== undefined && { titleId }), isPlaying: player !== null }
  }
}

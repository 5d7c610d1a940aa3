import { videoIdSchema } from '@starnest/contract/watch/videos'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'

/** Query of the watch page that opens the player: /watch/{id}?play=1. */
const PLAY_QUERY = 'play'

/** Query that says which version or extra plays; without it the version that was chosen. */
const VIDEO_QUERY = 'video'

/** Left in the history entry of an open player, so that Back and Close lead to the page beneath. */
const entrySchema = z.object({ hasPageBeneath: z.literal(true) })
const ENTRY: z.infer<typeof entrySchema> = { hasPageBeneath: true }

/** `video`: the version or extra that the address names. `open` opens the version that was chosen. */
type PlayerAddress = {
  isOpen: boolean
  video: number | undefined
  open: () => void
  close: () => void
}

/** Whether the player is open is told by the address, so that Back closes the player first, a link
 *  can open it and a reload keeps it. */
export function usePlayerAddress(): PlayerAddress {
  const [query] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const isInAddress = query.get(PLAY_QUERY) === '1'
  const hasPageBeneath = entrySchema.safeParse(location.state).success
  // The router shows a new address when it has time; a click on Play does not wait for that.
  const [isAhead, setAhead] = useState(false)
  if (isAhead && isInAddress) setAhead(false)

  const named = videoIdSchema.safeParse(query.get(VIDEO_QUERY) ?? undefined).data
  const enter = useCallback(
    (video?: number) => {
      const which = video === undefined ? '' : `&${VIDEO_QUERY}=${video}`
      void navigate({ search: `?${PLAY_QUERY}=1${which}` }, { state: ENTRY })
    },
    [navigate],
  )
  const open = useCallback(() => {
    setAhead(true)
    enter()
  }, [enter])
  // Whoever closes before the router has shown the address must not find the player open by it.
  const close = useCallback(() => {
    setAhead(false)
    if (isInAddress) void navigate(-1)
    else void navigate({ search: '' }, { replace: true })
  }, [isInAddress, navigate])

  // A link from elsewhere came straight to the open player: slip the page itself beneath it.
  useEffect(() => {
    if (!isInAddress || hasPageBeneath) return
    window.history.replaceState(window.history.state, '', location.pathname)
    enter(named)
  }, [isInAddress, hasPageBeneath, location.pathname, named, enter])

  return { isOpen: isAhead || isInAddress, video: isInAddress ? named : undefined, open, close }
}

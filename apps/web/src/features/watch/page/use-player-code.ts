import { type ComponentType, useEffect, useState } from 'react'
import { withTexts } from '../../../platform/texts.ts'
import type { PlayerProps } from '../player/player.tsx'

type PlayerComponent = ComponentType<PlayerProps>

/** The player once its code is here; module-wide, so that the next page opens it at once. */
let fetched: PlayerComponent | undefined

/** The player's code, a chunk of its own: fetched as soon as the page stands, so that Play does not
 *  wait for it, and asked for again when the player is opened and it is still missing. Not React's
 *  `lazy`: a Suspense boundary holds its content back 300 ms once it has shown its fallback.
 *  @throws the fetch's failure, while the player is wanted and its code cannot be had. */
export function usePlayerCode(isWanted: boolean): PlayerComponent | undefined {
  const [player, setPlayer] = useState<PlayerComponent | undefined>(() => fetched)
  const [failure, setFailure] = useState<{ wasWanted: boolean; cause: unknown }>()

  useEffect(() => {
    if (fetched) return
    withTexts(import('../player/player.tsx'), 'title', 'watch').then(
      (code) => {
        fetched = code.default
        setPlayer(() => code.default)
      },
      (cause: unknown) => setFailure({ wasWanted: isWanted, cause }),
    )
  }, [isWanted])

  if (isWanted && !player && failure?.wasWanted) throw failure.cause
  return player
}

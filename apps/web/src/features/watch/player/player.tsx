import { fullTitle } from '../../../library/title/title-name.ts'
import { useTexts } from '../../../platform/texts.ts'
import './player.css'
import type { Animation } from '@starnest/contract/catalog/catalog'
import { use, useRef } from 'react'
import type { EpisodeMove } from '../facts/next-episode.ts'
import type { UpNext } from '../facts/up-next.ts'
import { PlayerGateContext } from '../player-gate.ts'
import { Film } from './film.tsx'
import { OpenedFilm } from './opened-film.tsx'
import { PlayerDialog } from './player-dialog.tsx'

/** What the page hands to the player. `onClose` is called once. */
export type PlayerProps = {
  title: Animation
  related: readonly Animation[]
  /** What comes after it, if anything. */
  next: UpNext | undefined
  moveEpisode: EpisodeMove
  isStartedOver: boolean
  /** A version or an extra that was asked for; undefined: the version that was chosen, else the best. */
  video?: number | undefined
  onClose: () => void
}

/** The player over the whole screen: it waits for the film's addresses, plays, and says why when it
 *  cannot. Source: specification §2.5, "Player overlay". */
export default function Player(props: PlayerProps) {
  const t = useTexts('watch/watch')
  const { title } = props
  const close = useOnce(props.onClose)
  const Gate = use(PlayerGateContext)
  const { related, next, moveEpisode, isStartedOver, video } = props
  const film = (
    <OpenedFilm {...{ title, isStartedOver, video }} onClose={close}>
      {(opened) => (
        <Film
          key={opened.tries}
          {...{ title, related, moveEpisode }}
          {...opened}
          next={opened.extraName === undefined ? next : undefined}
          onClose={close}
        />
      )}
    </OpenedFilm>
  )
  return (
    <PlayerDialog label={t('playerOf', { title: fullTitle(title) })} onClose={close}>
      {Gate ? (
        <Gate titleId={title.id} onClose={close}>
          {film}
        </Gate>
      ) : (
        film
      )}
    </PlayerDialog>
  )
}

/** Closing goes one step back in history, so a second call would leave the page. */
function useOnce(run: () => void): () => void {
  const wasRun = useRef(false)
  return () => {
    if (wasRun.current) return
    wasRun.current = true
    run()
  }
}

import type { Animation } from '@starnest/contract/catalog/catalog'
import { useEffect } from 'react'
import { SKIP_SECONDS } from '../../../../../library/title/player-steps.ts'
import { fullTitle } from '../../../../../library/title/title-name.ts'
import { noticeSomebody } from '../../end/unattended.ts'
import { seek, skip } from '../film-moves.ts'

/** Show the film on the lock screen and let headset and keyboard keys drive it. */
export function useMediaSession(
  video: HTMLVideoElement | null,
  title: Animation,
  onClose: () => void,
): void {
  useEffect(() => {
    if (!video || !('mediaSession' in navigator)) return
    const session = navigator.mediaSession
    const pictures = [title.thumbnailUrl, title.backdropUrl].filter((url) => url !== null)
    session.metadata = new MediaMetadata({
      title: fullTitle(title),
      artist: 'Starnest',
      artwork: pictures.map((src) => ({ src })),
    })
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => void video.play()],
      ['pause', () => video.pause()],
      ['seekbackward', ({ seekOffset }) => skip(video, -(seekOffset ?? SKIP_SECONDS))],
      ['seekforward', ({ seekOffset }) => skip(video, seekOffset ?? SKIP_SECONDS)],
      ['seekto', ({ seekTime }) => seekTime !== undefined && seek(video, seekTime)],
      ['stop', onClose],
    ]
    for (const [action, handler] of handlers) {
      setHandler(session, action, (details) => {
        noticeSomebody()
        handler(details)
      })
    }
    return () => {
      session.metadata = null
      for (const [action] of handlers) setHandler(session, action, null)
    }
  }, [video, title, onClose])
}

/** Browsers throw on actions they do not know; a lock screen without one button is no failure. */
function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler)
  } catch {
    // This browser does not know the action.
  }
}

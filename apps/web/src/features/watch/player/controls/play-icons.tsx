import { Pause, Play } from 'lucide-react'

/** The two faces of a media-chrome play button. */
export function PlayIcons() {
  return (
    <>
      <Play slot="play" className="player-solid-icon" />
      <Pause slot="pause" className="player-solid-icon" />
    </>
  )
}

import type { Playback } from '@starnest/contract/watch/watch'
import { type Ref, useState } from 'react'
import { browserStorage } from '../../../../platform/browser-storage.ts'
import { readPreferences } from '../rules/player-preferences.ts'

/** The video element with its captions and seek pictures. */
export function FilmVideo(props: {
  ref: Ref<HTMLVideoElement>
  playback: Playback
  pictureUrl: string | null
}) {
  const { captions, previews } = props.playback
  // From its first moment: a browser lets a muted film begin by itself, and looks when it is told to play.
  const [isMuted] = useState(() => readPreferences(browserStorage).isMuted)
  return (
    <video
      ref={props.ref}
      slot="media"
      className="player-video"
      playsInline
      preload="auto"
      muted={isMuted}
      poster={props.pictureUrl ?? undefined}
    >
      {captions.map((track) => (
        <track
          key={track.url}
          kind="subtitles"
          srcLang={track.language}
          label={track.label}
          src={track.url}
        />
      ))}
      {/* The name is media-chrome's: by it the preview picture finds its cues. */}
      {previews && <track kind="metadata" label="thumbnails" src={previews} default />}
    </video>
  )
}

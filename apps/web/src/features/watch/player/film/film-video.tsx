import type { Playback } from '@starnest/contract/watch/watch'
import type { Ref } from 'react'

/** The video element with its captions and seek pictures. */
export function FilmVideo(props: {
  ref: Ref<HTMLVideoElement>
  playback: Playback
  pictureUrl: string | null
}) {
  const { captions, previews } = props.playback
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are there whenever the title has them
    <video
      ref={props.ref}
      slot="media"
      className="player-video"
      playsInline
      preload="auto"
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

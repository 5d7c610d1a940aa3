import type { Clip } from '@starnest/contract/studio/studio'
import { Pause, Play } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { claimSound, releaseSound } from '../../../../platform/sound/one-sound.ts'
import { useTexts } from '../../../../platform/texts.ts'

/** Demo videos of the jam stage: a press plays one with sound and pauses it again; only one is heard
 *  at a time. Source: specification §2.4. */
export function JamDemos({ clips }: { clips: readonly Clip[] }) {
  const t = useTexts('core/stage')
  return (
    <section aria-label={t('jamDemos')} data-focus-row="" className="jam-demos">
      {clips.map((clip) => (
        <JamDemo key={clip.slug} clip={clip} />
      ))}
    </section>
  )
}

function JamDemo({ clip }: { clip: Clip }) {
  const t = useTexts('core/stage')
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const pause = useCallback(() => video.current?.pause(), [])
  useEffect(() => () => releaseSound(pause), [pause])

  const toggle = () => {
    if (isPlaying) {
      pause()
      return
    }
    claimSound(pause)
    // A browser that does not let it play leaves the still and the button as they are.
    video.current?.play().catch(() => releaseSound(pause))
  }
  return (
    <button
      type="button"
      className="jam-demo"
      data-playing={isPlaying}
      aria-label={t(isPlaying ? 'pauseClip' : 'playClip', { title: clip.title })}
      onClick={toggle}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the studio's clips come without captions */}
      <video
        ref={video}
        src={clip.videoUrl}
        poster={clip.stillUrl}
        loop={clip.loop}
        preload="none"
        playsInline
        aria-hidden
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => {
          setPlaying(false)
          releaseSound(pause)
        }}
        onEnded={() => setPlaying(false)}
      />
      <span className="jam-demo-words">
        <span className="jam-demo-icon">
          {isPlaying ? (
            <Pause aria-hidden className="size-6 fill-current" />
          ) : (
            <Play aria-hidden className="size-6 fill-current" />
          )}
        </span>
        <span className="font-display text-xl">{clip.title}</span>
      </span>
    </button>
  )
}

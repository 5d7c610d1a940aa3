import './intro.css'
import type { Clip } from '@starnest/contract/studio/studio'
import { SkipForward, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useIntro } from './use-intro.ts'

type IntroScreenProps = { clip: Clip; onOver: () => void }

/** The intro over everything else: a film that can be skipped after two seconds. Whatever happens
 *  to the film, it ends, and the app is there. Source: specification §2.14.1, §4. */
export function IntroScreen({ clip, onOver }: IntroScreenProps) {
  const t = useTexts('core/intro')
  const dialog = useRef<HTMLDialogElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [isMuted, setMuted] = useState(false)
  const { state, send, trySound, goOnSilently } = useIntro(video, onOver)
  const { is, startsMuted, canSkip } = state

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-label={t('intro')}
      data-state={is}
      className="intro"
      onCancel={(event) => {
        event.preventDefault()
        send('skip')
      }}
      onClose={(event) => {
        // A browser may close it against our will, when Escape is pressed twice.
        if (!event.currentTarget.open) send('closed')
      }}
    >
      {is === 'still' ? (
        <img src={clip.stillUrl} alt={clip.title} className="intro-film" />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: nobody speaks in the intro
        <video
          key={startsMuted ? 'silent' : 'loud'}
          ref={video}
          src={clip.videoUrl}
          playsInline
          disablePictureInPicture
          preload="auto"
          tabIndex={-1}
          aria-hidden
          className="intro-film"
          onPlaying={(event) => {
            send('playing')
            trySound(event.currentTarget)
          }}
          onPause={(event) => goOnSilently(event.currentTarget)}
          onVolumeChange={(event) => setMuted(event.currentTarget.muted)}
          onEnded={() => send('ended')}
          onError={() => send('failed')}
        />
      )}
      {is === 'loading' && (
        <div className="intro-loading">
          <p role="status">{t('loading')}</p>
        </div>
      )}
      <div className="intro-controls">
        {is === 'playing' && (
          <IconButton
            label={isMuted ? t('soundOn') : t('soundOff')}
            onClick={() => {
              if (video.current) video.current.muted = !isMuted
            }}
          >
            {isMuted ? (
              <VolumeX aria-hidden className="size-5" />
            ) : (
              <Volume2 aria-hidden className="size-5" />
            )}
          </IconButton>
        )}
        {canSkip && (
          <SkipButton
            label={is === 'still' ? t('continue') : t('skip')}
            onPress={() => send('skip')}
          />
        )}
      </div>
    </dialog>
  )
}

/** Has the keyboard as soon as it is there, so that Enter skips. */
function SkipButton({ label, onPress }: { label: string; onPress: () => void }) {
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => button.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={button} className="intro-skip">
      <Button look="glass" onClick={onPress}>
        {label}
        <SkipForward aria-hidden className="size-5 rtl:-scale-x-100" />
      </Button>
    </div>
  )
}

import { Pause, Play, Volume2, VolumeX } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Loop } from './use-loop.ts'

/** The picture of a loop. The keyboard passes it by: what can be done stands in the buttons. */
export function LoopVideo({
  loop,
  ...rest
}: { loop: Loop } & Omit<ComponentProps<'video'>, 'loop'>) {
  return (
    <video
      ref={loop.video}
      muted={!loop.isHeard}
      loop
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      tabIndex={-1}
      {...rest}
    />
  )
}

type LoopButtonProps = { loop: Loop; className?: string }

/** Makes a loop heard, or silent. */
export function LoopSoundButton({ loop: { isHeard, toggleSound } }: LoopButtonProps) {
  const t = useTexts('core/clip')
  const Icon = isHeard ? Volume2 : VolumeX
  return (
    <IconButton label={t(isHeard ? 'soundOff' : 'soundOn')} onClick={toggleSound}>
      <Icon aria-hidden className="size-5" />
    </IconButton>
  )
}

/** Stops a loop, or lets it run. */
export function LoopMotionButton({
  loop: { isMoving, toggleMotion },
  className = '',
}: LoopButtonProps) {
  const t = useTexts('core/clip')
  const Icon = isMoving ? Pause : Play
  return (
    <IconButton
      label={t(isMoving ? 'stopMotion' : 'startMotion')}
      onClick={toggleMotion}
      className={className}
    >
      <Icon aria-hidden className="size-5" />
    </IconButton>
  )
}

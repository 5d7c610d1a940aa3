import { SkipForward, Undo2 } from 'lucide-react'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import type { Skipping } from './use-skipping.ts'

type SkipPartProps = {
  skipping: Skipping
  areControlsShown: boolean
  /** What has the focus when the button goes. */
  surface: RefObject<HTMLElement | null>
  /** Whether the film has keys, and one of them does what the button does. */
  hasKey?: boolean
}

/** The button that goes on behind an intro and the like: at first, and as long as the controls are there or it has the
 *  focus. After what was skipped by itself, the way back. Read aloud once, when the reader is free. */
export function SkipPart({ skipping, areControlsShown, surface, hasKey = true }: SkipPartProps) {
  const t = useTexts('watch/skip')
  const [isHeld, setHeld] = useState(false)
  const { shown } = skipping
  const words = shown ? t(`${shown.is}.${shown.kind}`) : ''
  const isLasting = areControlsShown || isHeld
  const isThere =
    shown?.is === 'skipped' || (shown?.is === 'offered' && (shown.isFresh || isLasting))
  return (
    <>
      {/* media-chrome hides with the controls whatever does not say that it stays. */}
      <p role="status" className="sr-only" {...{ noautohide: '' }}>
        {words}
      </p>
      {isThere && (
        <div className="player-skip" {...{ noautohide: '' }}>
          {shown?.is === 'skipped' && <span aria-hidden>{words}</span>}
          <SkipButton
            {...{ skipping, surface, hasKey }}
            label={shown?.is === 'skipped' ? t('watchIt') : words}
            isBack={shown?.is === 'skipped'}
            onHold={setHeld}
          />
        </div>
      )}
    </>
  )
}

type SkipButtonProps = {
  skipping: Skipping
  surface: SkipPartProps['surface']
  hasKey: boolean
  label: string
  isBack: boolean
  /** Told whether it has the focus. */
  onHold: (isHeld: boolean) => void
}

function SkipButton({ skipping, surface, hasKey, label, isBack, onHold }: SkipButtonProps) {
  const { button, press } = skipping
  const Icon = isBack ? Undo2 : SkipForward
  // Where it goes away with the focus, the film has the keys again.
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      onHold(false)
      if (element === document.activeElement) surface.current?.focus({ preventScroll: true })
    }
  }, [button, surface, onHold])
  return (
    <button
      ref={button}
      type="button"
      className="player-skip-button"
      aria-keyshortcuts={hasKey ? 's' : undefined}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      onClick={press}
    >
      {label}
      <Icon aria-hidden className="size-5" />
    </button>
  )
}

import type { HostPick } from '@starnest/contract/host/host'
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { type FaceClip, LeoFace, type Mood } from '../face/leo-face.tsx'
import { useMakesRoom } from '../room/use-makes-room.ts'
import { Panel } from './panel.tsx'

type CornerProps = Pick<
  ComponentProps<typeof Panel>,
  'greeting' | 'chat' | 'voice' | 'draft' | 'onDraft'
> & {
  clips: readonly FaceClip[]
  mood: Mood
  /** His face moves because he has just come. */
  isSaying: boolean
  /** Something lies over this corner. */
  isAway: boolean
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  onPick: (pick: HostPick) => void
}

/** Leo's bubble and the panel that it opens, in a corner of the page or of a window over it. */
export function Corner(props: CornerProps) {
  const { clips, mood, isSaying, isAway, isOpen, onOpen, onClose, chat } = props
  const t = useTexts('host/host')
  const panelId = useId()
  const bubble = useRef<HTMLButtonElement>(null)
  const isReturning = useRef(false)
  const [isNear, setNear] = useState(false)
  useMakesRoom(bubble, !isOpen && !isAway)
  const closeWithFocus = () => {
    isReturning.current = true
    onClose()
  }
  // On a phone the bubble is there again only when the panel has gone.
  useEffect(() => {
    if (isOpen || !isReturning.current) return
    isReturning.current = false
    bubble.current?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <div className="leo" data-away={isAway}>
      <button
        ref={bubble}
        type="button"
        className="leo-bubble"
        aria-label={t(isOpen ? 'closeChat' : 'open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPointerEnter={() => setNear(true)}
        onPointerLeave={() => setNear(false)}
        onClick={isOpen ? closeWithFocus : onOpen}
      >
        <LeoFace
          mood={isOpen ? 'idle' : mood}
          clips={clips}
          isStill={isOpen || isAway || !(isSaying || isNear)}
        />
      </button>
      {isOpen && (
        <Panel
          id={panelId}
          greeting={props.greeting}
          chat={chat}
          voice={props.voice}
          isAway={isAway}
          draft={props.draft}
          onDraft={props.onDraft}
          onClose={closeWithFocus}
          onCovering={onClose}
          onPick={props.onPick}
        >
          <LeoFace mood={mood} clips={clips} isStill={isAway} />
        </Panel>
      )}
      {/* Stays when the panel goes: an answer that leads away is read as well, and each one once. */}
      <p role="status" className="sr-only">
        {chat.state.is === 'thinking' ? (
          t('thinking')
        ) : (
          <span lang={chat.answer?.language}>{chat.answer?.response}</span>
        )}
      </p>
    </div>
  )
}

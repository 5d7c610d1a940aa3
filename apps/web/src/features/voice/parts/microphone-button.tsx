import { Mic, Square } from 'lucide-react'
import { type PointerEvent, useEffect, useRef } from 'react'
import { followMicrophone } from '../../../platform/sound/microphone-level.ts'
import { useTexts } from '../../../platform/texts.ts'
import type { VoiceSession } from '../session/voice-session.ts'
import type { VoiceState } from '../session/voice-state.ts'

type MicrophoneButtonProps = { session: VoiceSession; state: VoiceState }

/** Where fingers point, the microphone belongs to one listener alone: a second one would take it from the
 *  recognition (Android, iOS). There the button shows that it listens, not how loud. */
const CAN_SHARE = '(pointer: fine)'
/** Devices with keys say which one is held. */
const HAS_KEYS = '(hover: hover)'

/** Listens: as long as it is held, or from one press to the next. */
export function MicrophoneButton({ session, state }: MicrophoneButtonProps) {
  const t = useTexts('host/voice')
  const button = useRef<HTMLButtonElement>(null)
  const isListening = state.is === 'listening'
  const isBusy = state.is === 'processing' || state.is === 'speaking'
  const problem = state.is === 'idle' ? state.problem : undefined
  useEffect(() => {
    // It takes the place of what had the focus: the question whether it may be used.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (!isListening || !matchMedia(CAN_SHARE).matches) return
    return followMicrophone((level) => {
      button.current?.style.setProperty('--level', level.toFixed(2))
    })
  }, [isListening])

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || isBusy) return
    const since = event.timeStamp
    session.press()
    const onUp = (up: Event) => {
      removeEventListener('pointerup', onUp)
      removeEventListener('pointercancel', onUp)
      session.release(up.timeStamp - since)
    }
    addEventListener('pointerup', onUp)
    addEventListener('pointercancel', onUp)
  }
  return (
    <div className="voice-microphone">
      <button
        ref={button}
        type="button"
        className="voice-button"
        data-state={state.is}
        data-first-focus=""
        aria-label={t(isListening ? 'stop' : 'talk')}
        aria-keyshortcuts="V"
        aria-disabled={isBusy}
        onPointerDown={onPointerDown}
        onContextMenu={(event) => event.preventDefault()}
        onClick={({ detail }) => {
          // A press of a pointer was understood already; this is a key, or what reads the screen.
          if (detail === 0 && !isBusy) session.toggle()
        }}
      >
        {isListening ? <Square aria-hidden /> : <Mic aria-hidden />}
      </button>
      {problem && problem !== 'unanswered' ? (
        <p role="alert" className="voice-problem">
          {t(problem)}
        </p>
      ) : (
        <p className="voice-hint">{t(hintFor(state))}</p>
      )}
    </div>
  )
}

function hintFor(state: VoiceState) {
  if (state.is === 'listening') return state.way === 'held' ? 'hintHeld' : 'hintListening'
  return matchMedia(HAS_KEYS).matches ? 'hintKey' : 'hint'
}

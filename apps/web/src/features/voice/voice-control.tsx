import type { HostAction } from '@starnest/contract/host/host'
import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { voiceRequests } from '../../library/voice/ask-voice.ts'
import { useFullscreenBox } from '../../platform/screen/top-place.ts'
import { useStore } from '../../platform/store.ts'
import { useTexts } from '../../platform/texts.ts'
import { useBackCloses } from '../../ui/dialog/use-back-closes.ts'
import { useFocusReturn } from '../../ui/dialog/use-focus-return.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ReplyToggle } from './parts/reply-toggle.tsx'
import { TypedBox } from './parts/typed-box.tsx'
import { VoiceAnswer } from './parts/voice-answer.tsx'
import { VoiceExamples } from './parts/voice-examples.tsx'
import { VoiceHearing } from './parts/voice-hearing.tsx'
import type { VoiceShown } from './session/voice-surroundings.ts'
import { useVoice, type VoicePlace } from './use-voice.ts'
import './voice.css'

type VoiceControlProps = VoicePlace & {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Where it is drawn over a film; null: over the page. */
  container: HTMLElement | null
}

/** What leads to another screen or covers this one. */
const LEADS_AWAY: readonly HostAction['type'][] = [
  'play',
  'open',
  'page',
  'startParty',
  'replayIntro',
]

const dropRequest = () => voiceRequests.set(null)

/** The voice command control and its results, beside the page, which can be used and seen meanwhile.
 *  Source: specification §2.14 (3, 4). */
export function VoiceControl({ isOpen, onOpenChange, container, ...place }: VoiceControlProps) {
  const t = useTexts('host/voice')
  const focus = useFocusReturn()
  const act = (action: HostAction) => {
    if (LEADS_AWAY.includes(action.type)) {
      session.settle()
      onOpenChange(false)
    }
    place.act(action)
  }
  const { session, hearing, shown } = useVoice({ ...place, act })
  useVoiceRequests(session, hearing.way.is)
  const setOpen = (next: boolean) => {
    if (!next) {
      dropRequest()
      session.cancel()
    }
    onOpenChange(next)
  }
  useBackCloses(isOpen, () => setOpen(false))
  const [typed, setTyped] = useState('')
  if (!isOpen && typed !== '') setTyped('')
  const isDoneWith = isDone(shown) && typed === ''
  useGivesWay(isOpen && container !== null && isDoneWith, () => setOpen(false))
  const { state, phrase, answer, error } = shown
  // What takes the focus is known a moment later.
  const isShown = isOpen && hearing.way.is !== 'checking'
  const body = useNewestInSight(phrase, answer)
  const box = useFullscreenBox()
  const isFresh = !phrase && !answer && (state.is === 'idle' || state.is === 'listening')
  return (
    <RadixDialog.Root open={isShown} onOpenChange={setOpen} modal={false}>
      <RadixDialog.Portal container={container ?? box}>
        <RadixDialog.Content
          className="voice-panel"
          aria-modal="false"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // Over a film the keys stay with the film.
            if (container) event.preventDefault()
            else focus.remember(event)
          }}
          onCloseAutoFocus={container ? undefined : focus.giveBack}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <RadixDialog.Title className="sr-only">{t('idle')}</RadixDialog.Title>
          <header className="voice-head" data-focus-row="">
            <p role="status" className="voice-status" data-state={state.is}>
              {t(state.is)}
            </p>
            <ReplyToggle onOff={session.silence} />
            <RadixDialog.Close asChild>
              <IconButton label={t('close')}>
                <X aria-hidden className="size-6" />
              </IconButton>
            </RadixDialog.Close>
          </header>
          <div ref={body} className="voice-body">
            <VoiceHearing
              session={session}
              hearing={hearing}
              state={state}
              onNotNow={dropRequest}
            />
            {phrase && (
              <p className="voice-phrase">
                <bdi>{t('youSaid', { phrase })}</bdi>
              </p>
            )}
            <VoiceAnswer
              answer={answer}
              error={state.is === 'idle' ? error : null}
              onRetry={session.retry}
              onSay={session.type}
              onConfirm={session.confirm}
              onChoose={(titleId) => act({ type: 'open', titleId })}
            />
            {isFresh && <VoiceExamples isPlaying={place.where().isPlaying} onSay={session.type} />}
          </div>
          <TypedBox
            isBusy={state.is === 'processing'}
            isFirst={hearing.way.is === 'typed'}
            typed={typed}
            onType={setTyped}
            onSay={session.type}
          />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** Does what was asked for, as soon as it is known how to listen and somebody has agreed. */
function useVoiceRequests(
  session: ReturnType<typeof useVoice>['session'],
  way: ReturnType<typeof useVoice>['hearing']['way']['is'],
): void {
  const request = useStore(voiceRequests)
  useEffect(() => {
    if (!request || way === 'checking' || way === 'asking') return
    dropRequest()
    if (request.is === 'toggle') session.toggle()
    if (request.is === 'press') session.press()
    if (request.is === 'release') session.release(request.heldMs)
  }, [request, way, session])
}

/** For the part that scrolls: what was said last is at its top, and the answer below it. */
function useNewestInSight(phrase: unknown, answer: unknown) {
  const body = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: something new is there to be seen
  useEffect(() => {
    const element = body.current
    const newest = element?.querySelector('.voice-phrase')
    if (!element || !newest) return
    element.scrollTop += newest.getBoundingClientRect().top - element.getBoundingClientRect().top
  }, [phrase, answer])
  return body
}

/** How long a film is covered after it was told something, in milliseconds. */
const GIVES_WAY_MS = 2500

/** The film did what it was told, and there is nothing to choose. */
const isDone = ({ state, answer }: VoiceShown) =>
  state.is === 'idle' &&
  answer !== null &&
  (answer.action?.type === 'player' || answer.action?.type === 'move') &&
  answer.recommendations.length === 0 &&
  !answer.pending

/** Closes by itself what nobody needs any more. */
function useGivesWay(isTime: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isTime) return
    const wait = setTimeout(() => latest.current(), GIVES_WAY_MS)
    return () => clearTimeout(wait)
  }, [isTime])
}

import { type HostMessage, type HostPick, READ_CHARACTERS } from '@starnest/contract/host/host'
import { SendHorizontal, Volume2, VolumeX, X } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { VoiceNote } from '../../../library/voice/voice-note.tsx'
import { isComposing } from '../../../platform/keyboard/composing.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useBackCloses } from '../../../ui/dialog/use-back-closes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { AnsweredBy } from '../chat/answered-by.tsx'
import { ChatFailure } from '../chat/chat-failure.tsx'
import { ChatLog } from '../chat/chat-log.tsx'
import { GrownUpsSee } from '../chat/grown-ups-see.tsx'
import { Suggestions } from '../chat/suggestions.tsx'
import type { useChat } from '../chat/use-chat.ts'
import { PickCard } from '../pick-card.tsx'
import { useClearOfFocus } from '../room/use-clear-of-focus.ts'
import { useKeyboardRoom } from '../room/use-keyboard-room.ts'
import type { useVoice } from './use-voice.ts'

type PanelProps = {
  id: string
  greeting: HostMessage | undefined
  chat: ReturnType<typeof useChat>
  voice: ReturnType<typeof useVoice>
  /** Something lies over it. */
  isAway: boolean
  draft: string
  onDraft: (draft: string) => void
  onClose: () => void
  /** It lies over what has the focus now. */
  onCovering: () => void
  onPick: (pick: HostPick) => void
  /** Leo's face. */
  children: ReactNode
}

/** The chat with Leo: a card above his bubble, a sheet on a phone. The page stays usable beside it. */
export function Panel(props: PanelProps) {
  const { id, greeting, chat, voice, draft, onDraft, onClose, onCovering, onPick } = props
  const t = useTexts('host/host')
  const greetingId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const { state, answer, lines } = chat
  useBackCloses(!props.isAway, onClose)
  useClearOfFocus(panel, onCovering)
  useKeyboardRoom(panel)
  useEffect(() => {
    // On a touch screen the keyboard would come with the field.
    const first = matchMedia('(pointer: coarse)').matches ? panel.current : field.current
    first?.focus({ preventScroll: true })
  }, [])
  // An answer is read from its beginning, with its films below it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: something new is there to be seen
  useEffect(() => {
    const element = body.current
    const newest = element?.querySelector('[role="log"] > :last-child')
    if (!element || !newest) return
    const above = newest.getBoundingClientRect().top - element.getBoundingClientRect().top
    element.scrollTop += answer ? above : element.scrollHeight
  }, [lines.length, state.is])

  const say = (message: string) => {
    onDraft('')
    chat.send(message)
    field.current?.focus({ preventScroll: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSendable) say(draft)
  }
  const isThinking = state.is === 'thinking'
  const isSendable = draft.trim() !== '' && !isThinking
  const said = answer ?? greeting
  const suggestions = answer?.suggestions ?? (lines.length === 0 ? greeting?.suggestions : [])
  const VoiceIcon = voice.isOn ? Volume2 : VolumeX
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-modal="false"
      aria-label={t('chat')}
      aria-describedby={greetingId}
      tabIndex={-1}
      className="leo-panel"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
        event.preventDefault()
        onClose()
      }}
    >
      <header className="leo-head" data-focus-row="">
        <span className="leo-portrait">{props.children}</span>
        <h2 className="flex-1 font-display text-2xl leading-none">{t('leo')}</h2>
        {voice.isThere && (
          <IconButton label={t('voice')} aria-pressed={voice.isOn} onClick={voice.toggle}>
            <VoiceIcon aria-hidden className="size-5" />
          </IconButton>
        )}
        <IconButton label={t('closeChat')} onClick={onClose}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </header>
      <div ref={body} className="leo-body">
        <p id={greetingId} className="leo-words">
          <bdi lang={greeting?.language}>{greeting?.message ?? t('hello')}</bdi>
        </p>
        <ChatLog lines={lines} />
        {state.is === 'thinking' && (
          <p aria-hidden className={state.said ? 'leo-words' : 'leo-thinking'}>
            <bdi lang={state.said?.language}>{state.said?.text ?? t('thinking')}</bdi>
          </p>
        )}
        {state.is === 'failed' && (
          <ChatFailure error={state.error} onRetry={() => say(state.message)} />
        )}
        {answer && answer.picks.length > 0 && (
          <ul aria-label={t('picks')} className="leo-picks">
            {answer.picks.map((pick) => (
              <li key={pick.animation.id}>
                <PickCard pick={pick} onOpen={onPick} />
              </li>
            ))}
          </ul>
        )}
        {!isThinking && (
          <Suggestions
            suggestions={suggestions ?? []}
            language={said?.language}
            isQuestion={answer?.pending != null}
            onChoose={say}
          />
        )}
      </div>
      <form onSubmit={submit} className="leo-form" data-focus-row="">
        <input
          ref={field}
          type="text"
          className="field min-w-0 flex-1"
          aria-label={t('placeholder')}
          placeholder={t('placeholder')}
          maxLength={READ_CHARACTERS}
          autoComplete="off"
          enterKeyHint="send"
          value={draft}
          onChange={({ target }) => onDraft(target.value)}
        />
        <IconButton label={t('send')} type="submit" disabled={!isSendable} className="leo-send">
          <SendHorizontal aria-hidden className="size-5 rtl:-scale-x-100" />
        </IconButton>
      </form>
      <AnsweredBy engine={answer?.engine} />
      <GrownUpsSee isBegun={lines.length > 0} />
      {voice.isOn && said && <VoiceNote language={said.language} className="leo-engine" />}
    </div>
  )
}

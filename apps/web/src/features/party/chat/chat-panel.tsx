import {
  MAX_PARTY_MESSAGE_CHARACTERS,
  type Party,
  type PartyMessage,
} from '@starnest/contract/party/party'
import { ChevronDown, ChevronUp, MessageCircle, SendHorizontal, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { RefusalLine } from '../../../library/refusal/refusal-line.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { UsedLine } from '../line/use-party-line.ts'
import { usePartySay, usePartyTakeBack } from '../party.queries.ts'
import { ReactButton } from '../stage/reactions.tsx'
import { EmojiPicker } from './emoji-picker.tsx'
import { MessageList } from './message-list.tsx'
import { QuickPhrases } from './quick-phrases.tsx'
import { useUnread } from './use-unread.ts'

type ChatPanelProps = Pick<Party, 'messages' | 'saysPhrasesOnly' | 'mayModerate'> &
  Pick<UsedLine, 'react'> & { profileId: number }

/** What is said at the party: free words for those who may, phrases and emoji for everybody. */
export function ChatPanel(props: ChatPanelProps) {
  const { messages, saysPhrasesOnly, profileId, mayModerate } = props
  const t = useTexts('party/party')
  const tModerate = useTexts('party/moderate')
  const [isOpen, setOpen] = useState(true)
  const unread = useUnread(messages, isOpen)
  const say = usePartySay()
  const takeBack = usePartyTakeBack()
  const [isRemoving, setRemoving] = useState(false)
  const mayTakeBack = (message: PartyMessage) =>
    !message.isRemoved && (mayModerate || message.profileId === profileId)
  const contentId = useId()
  return (
    <section aria-label={t('chat')} className="party-panel flex flex-col" data-open={isOpen}>
      <header className="party-panel-head">
        <h2 className="flex items-center gap-2.5 font-display text-xl">
          <MessageCircle aria-hidden className="size-5 text-lantern" />
          {t('chat')}
          {unread > 0 && (
            <span className="party-unread">
              <span aria-hidden>{unread}</span>
              <span className="sr-only">{t('newMessages', { count: unread })}</span>
            </span>
          )}
        </h2>
        <span className="flex gap-2" data-focus-row="">
          <ReactButton react={props.react} />
          {isOpen && (isRemoving || messages.some(mayTakeBack)) && (
            <IconButton
              label={tModerate('remove')}
              aria-pressed={isRemoving}
              className="aria-pressed:bg-lantern aria-pressed:text-space-950"
              onClick={() => setRemoving(!isRemoving)}
            >
              <Trash2 aria-hidden className="size-5" />
            </IconButton>
          )}
          <IconButton
            label={t(isOpen ? 'collapseChat' : 'expandChat')}
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? (
              <ChevronDown aria-hidden className="size-5" />
            ) : (
              <ChevronUp aria-hidden className="size-5" />
            )}
          </IconButton>
        </span>
      </header>
      <div id={contentId} hidden={!isOpen} className="party-chat-content">
        <MessageList
          messages={messages}
          profileId={profileId}
          mayTakeBack={mayTakeBack}
          onTakeBack={isRemoving ? (id) => takeBack.mutate(id) : null}
        />
        {say.isError && (
          <div className="px-4">
            <RefusalLine error={say.error} lead={t('sendFailed')} />
          </div>
        )}
        {takeBack.isError && (
          <div className="px-4">
            <RefusalLine error={takeBack.error} lead={tModerate('removeFailed')} />
          </div>
        )}
        <QuickPhrases onSay={(phrase) => say.mutate({ phrase })} />
        <div data-focus-row="" className="flex items-center gap-2 px-4 pb-4">
          {saysPhrasesOnly ? (
            <EmojiPicker onChoose={(message) => say.mutate({ message })} />
          ) : (
            <MessageForm onSay={(message) => say.mutateAsync({ message })} />
          )}
        </div>
      </div>
    </section>
  )
}

/** What was not sent stays in the field. Source: specification §5. */
function MessageForm({ onSay }: { onSay: (message: string) => Promise<unknown> }) {
  const t = useTexts('party/party')
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState('')
  const message = draft.trim()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (message === '') return
    setDraft('')
    onSay(message).catch(() => setDraft((written) => `${message} ${written}`.trim()))
  }
  const insert = (emoji: string) => {
    const hasRoom = (written: string) =>
      written.length + emoji.length <= MAX_PARTY_MESSAGE_CHARACTERS
    setDraft((written) => (hasRoom(written) ? written + emoji : written))
    field.current?.focus()
  }
  return (
    <form onSubmit={send} className="flex min-w-0 flex-1 items-center gap-2">
      <input
        ref={field}
        type="text"
        className="field min-w-0 flex-1"
        aria-label={t('message')}
        placeholder={t('messagePlaceholder')}
        maxLength={MAX_PARTY_MESSAGE_CHARACTERS}
        autoComplete="off"
        enterKeyHint="send"
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <EmojiPicker onChoose={insert} />
      <IconButton
        label={t('send')}
        type="submit"
        // It keeps the focus when it has sent, so it is not disabled.
        aria-disabled={message === ''}
        className="shrink-0 aria-disabled:opacity-45"
      >
        <SendHorizontal aria-hidden className="size-5 rtl:-scale-x-100" />
      </IconButton>
    </form>
  )
}

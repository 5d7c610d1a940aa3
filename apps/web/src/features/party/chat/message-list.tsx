import type { PartyMessage } from '@starnest/contract/party/party'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Face } from '../face.tsx'

/** Pixels from its end within which a list counts as read to its end. */
const END_PX = 60

type MessageListProps = {
  messages: readonly PartyMessage[]
  profileId: number
  /** Takes a message back; null: none may be, or not just now. */
  onTakeBack: ((id: number) => void) | null
  mayTakeBack: (message: PartyMessage) => boolean
}

/** The messages, the newest at the end. It follows them, unless somebody has scrolled back. */
export function MessageList({ messages, profileId, onTakeBack, mayTakeBack }: MessageListProps) {
  const t = useTexts('party/party')
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const lastId = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls whenever a message has come
  useEffect(() => {
    const element = list.current
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight
  }, [lastId])
  return (
    <div
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard
      tabIndex={0}
      role="log"
      aria-label={t('chat')}
      className="party-messages"
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        isAtEnd.current = scrollTop + clientHeight >= scrollHeight - END_PX
      }}
    >
      {messages.length === 0 && <p className="m-auto text-mist">{t('noMessages')}</p>}
      <ol className="contents">
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} isOwn={message.profileId === profileId}>
            {onTakeBack && mayTakeBack(message) && (
              <TakeBackButton
                message={message}
                onPress={() => {
                  // The button goes with the words, and the focus stays near.
                  list.current?.focus({ preventScroll: true })
                  onTakeBack(message.id)
                }}
              />
            )}
          </MessageItem>
        ))}
      </ol>
    </div>
  )
}

type MessageItemProps = { message: PartyMessage; isOwn: boolean; children: ReactNode }

function MessageItem({ message, isOwn, children }: MessageItemProps) {
  const words = useWords(message)
  const language = useLanguage()
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' })
  return (
    <li className="party-message" data-own={isOwn}>
      <Face avatarUrl={message.avatarUrl} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-mist">
          <b className="font-semibold text-starlight">
            <bdi>{message.user}</bdi>
          </b>
          <time dateTime={message.time}>{time.format(new Date(message.time))}</time>
        </p>
        <p className="party-words" data-removed={message.isRemoved}>
          <bdi>{words}</bdi>
        </p>
      </div>
      {children}
    </li>
  )
}

function TakeBackButton({ message, onPress }: { message: PartyMessage; onPress: () => void }) {
  const t = useTexts('party/moderate')
  const words = useWords(message)
  return (
    <IconButton
      label={t('removeWords', { name: message.user, words })}
      className="shrink-0 self-center"
      onClick={onPress}
    >
      <Trash2 aria-hidden className="size-5" />
    </IconButton>
  )
}

/** What a message says, in the language of this screen. */
function useWords({ phrase, message, isRemoved }: PartyMessage): string {
  const t = useTexts('party/party')
  const tModerate = useTexts('party/moderate')
  if (isRemoved) return tModerate('removed')
  return phrase ? t(`phrase-${phrase}`) : message
}

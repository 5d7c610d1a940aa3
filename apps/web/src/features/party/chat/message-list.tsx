import type { PartyMessage } from '@starnest/contract/party/party'
import { useEffect, useRef } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Face } from '../face.tsx'

/** Pixels from its end within which a list counts as read to its end. */
const END_PX = 60

/** The messages, the newest at the end. It follows them, unless somebody has scrolled back. */
export function MessageList(props: { messages: readonly PartyMessage[]; profileId: number }) {
  const { messages, profileId } = props
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
          <MessageItem key={message.id} message={message} isOwn={message.profileId === profileId} />
        ))}
      </ol>
    </div>
  )
}

function MessageItem({ message, isOwn }: { message: PartyMessage; isOwn: boolean }) {
  const t = useTexts('party/party')
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
        <p className="party-words">
          <bdi>{message.phrase ? t(`phrase-${message.phrase}`) : message.message}</bdi>
        </p>
      </div>
    </li>
  )
}

import { useTexts } from '../../../platform/texts.ts'
import type { Line } from './use-chat.ts'

/** Lines of the chat that stay in sight. Source: specification §9, "Chat panel". */
const SHOWN_LINES = 3

/** What was said last. It is not read by itself: what Leo answers is, once, by the assistant. */
export function ChatLog({ lines }: { lines: readonly Line[] }) {
  const t = useTexts('host/host')
  return (
    <div role="log" aria-live="off" aria-label={t('chat')} className="leo-log">
      {lines.slice(-SHOWN_LINES).map(({ id, by, text }) => (
        <p key={id} data-by={by} className="leo-words">
          <span className="sr-only">{t(by === 'leo' ? 'leo' : 'you')}: </span>
          <bdi>{text}</bdi>
        </p>
      ))}
    </div>
  )
}

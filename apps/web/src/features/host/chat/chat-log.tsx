import { useTexts } from '../../../platform/texts.ts'
import type { Line } from './use-chat.ts'

/** Lines of the chat that stay in sight. Source: specification §9, "Chat panel". */
const SHOWN_LINES = 3

/** What was said last. It is not read by itself: what Leo answers is, once, by the assistant. */
export function ChatLog({ lines }: { lines: readonly Line[] }) {
  const t = useTexts('host/host')
  return (
    <div role="log" aria-live="off" aria-label={t('chat')} className="leo-log">
      {lines.slice(-SHOWN_LINES).map((line) => (
        <p key={line.id} data-by={line.by} className="leo-words">
          <span className="sr-only">{t(line.by === 'leo' ? 'leo' : 'you')}: </span>
          <bdi lang={line.by === 'leo' ? line.answer.language : undefined}>{line.text}</bdi>
        </p>
      ))}
    </div>
  )
}

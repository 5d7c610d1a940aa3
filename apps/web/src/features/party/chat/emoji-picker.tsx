import { Smile } from 'lucide-react'
import { useTexts } from '../../../platform/texts.ts'
import { EmojiBoard } from './emoji-board.tsx'

const EMOJI = [
  ...['😀', '😂', '🥰', '😎', '🤩', '😴', '😱', '😭'],
  ...['👍', '👏', '🙌', '👋', '💪', '🙏', '❤️', '⭐'],
  ...['🎉', '🍿', '🍕', '🥤', '🚀', '🦁', '🐼', '🦄'],
]

/** A button that opens a small board of emoji. */
export function EmojiPicker({ onChoose }: { onChoose: (emoji: string) => void }) {
  const t = useTexts('party/party')
  return (
    <EmojiBoard
      name={t('chooseEmoji')}
      icon={<Smile aria-hidden className="size-5" />}
      label={t('emoji')}
      emoji={EMOJI}
      onChoose={onChoose}
    />
  )
}

import { Smile } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { partyTexts } from '../party.texts.ts'

const EMOJI = [
  ...['😀', '😂', '🥰', '😎', '🤩', '😴', '😱', '😭'],
  ...['👍', '👏', '🙌', '👋', '💪', '🙏', '❤️', '⭐'],
  ...['🎉', '🍿', '🍕', '🥤', '🚀', '🦁', '🐼', '🦄'],
]

/** A button that opens a small board of emoji. */
export function EmojiPicker({ onChoose }: { onChoose: (emoji: string) => void }) {
  const t = useTexts(partyTexts)
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <IconButton label={t('chooseEmoji')} className="shrink-0">
          <Smile aria-hidden className="size-5" />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          side="top"
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={t('emoji')}
          className="party-emoji"
        >
          {EMOJI.map((emoji) => (
            <Popover.Close
              key={emoji}
              type="button"
              className="button party-emoji-button"
              onClick={() => onChoose(emoji)}
            >
              {emoji}
            </Popover.Close>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

import { Popover } from 'radix-ui'
import type { ReactNode } from 'react'
import { useFullscreenBox } from '../../../platform/screen/top-place.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

type EmojiBoardProps<Emoji extends string> = {
  /** Name of the button that opens it. */
  name: string
  icon: ReactNode
  /** What the board is; read aloud. */
  label: string
  emoji: readonly Emoji[]
  /** Name of one of them; left out: the emoji itself. */
  nameOf?: (emoji: Emoji) => string
  /** It stays open, for one after another. */
  staysOpen?: boolean
  className?: string
  onChoose: (emoji: Emoji) => void
}

/** A button that opens a small board of emoji. */
export function EmojiBoard<Emoji extends string>(props: EmojiBoardProps<Emoji>) {
  const { emoji, nameOf, staysOpen = false, className = '', onChoose } = props
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <IconButton label={props.name} className="shrink-0">
          {props.icon}
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal container={useFullscreenBox()}>
        <Popover.Content
          side="top"
          align={staysOpen ? 'center' : 'end'}
          sideOffset={8}
          collisionPadding={12}
          aria-label={props.label}
          className={`party-emoji ${className}`}
        >
          {emoji.map((one) => {
            const button = (
              <button
                key={one}
                type="button"
                className="button party-emoji-button"
                aria-label={nameOf?.(one)}
                onClick={() => onChoose(one)}
              >
                {one}
              </button>
            )
            if (staysOpen) return button
            return (
              <Popover.Close key={one} asChild>
                {button}
              </Popover.Close>
            )
          })}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

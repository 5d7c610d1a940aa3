import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'

/** What every menu of the player is told. */
export type MenuSurroundings = {
  onMenu: (isOpen: boolean) => void
  container: RefObject<HTMLElement | null>
}

/** A button of the bar with a menu above it, drawn inside what goes to full screen. */
export function PlayerMenu(
  props: MenuSurroundings & {
    label: string
    icon: ReactNode
    isOn?: boolean
    /** It is closed and about to give the focus back to its button. */
    onClosed?: (event: Event) => void
    children: ReactNode
  },
) {
  return (
    <DropdownMenu.Root modal={false} onOpenChange={props.onMenu}>
      <DropdownMenu.Trigger
        className="player-button"
        data-on={props.isOn ?? false}
        aria-label={props.label}
        title={props.label}
      >
        {props.icon}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={props.container.current}>
        <DropdownMenu.Content
          className="player-menu"
          side="top"
          align="end"
          sideOffset={14}
          collisionPadding={12}
          loop
          {...(props.onClosed && { onCloseAutoFocus: props.onClosed })}
        >
          {props.children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** One choice of several, with its heading. */
export function MenuChoice(props: {
  heading: string
  value: string
  onChoose: (value: string) => void
  choices: readonly { value: string; label: string }[]
}) {
  return (
    <DropdownMenu.Group>
      <DropdownMenu.Label className="player-menu-heading">{props.heading}</DropdownMenu.Label>
      <DropdownMenu.RadioGroup value={props.value} onValueChange={props.onChoose}>
        {props.choices.map(({ value, label }) => (
          <DropdownMenu.RadioItem key={value} value={value} className="player-menu-item">
            <Check aria-hidden className="player-menu-check" />
            {label}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </DropdownMenu.Group>
  )
}

import { ChevronRight } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { useFullscreenBox } from '../../platform/screen/top-place.ts'
import { pageDirection } from '../foundation/page-direction.ts'
import './menu.css'

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement
  /** What it is a menu of; read aloud. */
  label: string
  /** True: it opens as soon as it is drawn, for a menu whose code was fetched by the first press. */
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** A menu below a button. Timings are Radix's own and the product's: typed letters are forgotten
 *  after 1 s, a submenu opens after 100 ms, and a pointer on its way to a submenu has 300 ms. */
export function Menu({ trigger, label, isOpenAtFirst = false, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={isOpenAtFirst} dir={pageDirection()}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={useFullscreenBox()}>
        <DropdownMenu.Content
          aria-label={label}
          className="menu"
          align="end"
          sideOffset={10}
          collisionPadding={12}
          loop
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

type EntryProps = { icon?: ReactNode; children: ReactNode }

/** An entry that does something. */
export function MenuItem(props: EntryProps & { onChoose: () => void; isDisabled?: boolean }) {
  const { icon, onChoose, isDisabled = false, children } = props
  return (
    <DropdownMenu.Item className="menu-item" disabled={isDisabled} onSelect={onChoose}>
      <MenuIcon>{icon}</MenuIcon>
      {children}
    </DropdownMenu.Item>
  )
}

/** An entry that leads to another screen. */
export function MenuLink({ icon, to, children }: EntryProps & { to: string }) {
  return (
    <DropdownMenu.Item className="menu-item" asChild>
      <Link to={to}>
        <MenuIcon>{icon}</MenuIcon>
        {children}
      </Link>
    </DropdownMenu.Item>
  )
}

/** An entry that opens a menu of its own beside it. */
export function SubMenu(props: EntryProps & { name: string }) {
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className="menu-item">
        <MenuIcon>{props.icon}</MenuIcon>
        {props.name}
        <ChevronRight aria-hidden className="ms-auto size-5 text-mist rtl:-scale-x-100" />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal container={useFullscreenBox()}>
        <DropdownMenu.SubContent
          className="menu"
          sideOffset={8}
          alignOffset={-8}
          collisionPadding={12}
          loop
        >
          {props.children}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  )
}

/** A heading over the entries that follow. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="menu-heading">{children}</DropdownMenu.Label>
}

/** A line between entries. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className="menu-separator" />
}

function MenuIcon({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <span aria-hidden className="menu-icon">
      {children}
    </span>
  )
}

import { useRef } from 'react'

/** What had the focus. An entry of a menu is gone with its menu: then the menu's button. */
function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role="menu"]')
  const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
  if (button) return button
  return active instanceof HTMLElement && active !== document.body ? active : null
}

/** Remembers what had the focus before a dialog took it, and gives it back; when that is gone, to
 *  the page's content. */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    remember: () => {
      opener.current = openerOf(document.activeElement)
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      const target = opener.current?.isConnected
        ? opener.current
        : document.getElementById('content')
      target?.focus({ preventScroll: true })
    },
  }
}

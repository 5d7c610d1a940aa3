import { useRef } from 'react'

/** What had the focus. An entry of a menu is gone with its menu: then the menu's button. */
function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role="menu"]')
  const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
  if (button) return button
  return active instanceof HTMLElement && active !== document.body ? active : null
}

/** The focus goes to what carries `data-first-focus`, with the caret behind what is written there. */
function focusFirst(event: Event): void {
  if (!(event.target instanceof Element)) return
  const first = event.target.querySelector<HTMLElement>('[data-first-focus]')
  if (!first) return
  event.preventDefault()
  first.focus({ preventScroll: true })
  if (first instanceof HTMLInputElement)
    first.setSelectionRange(first.value.length, first.value.length)
}

/** Remembers what had the focus before a dialog took it, and gives it back; when that is gone, to
 *  the page's content. */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    remember: (event: Event) => {
      opener.current = openerOf(document.activeElement)
      focusFirst(event)
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

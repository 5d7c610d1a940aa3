import { useSyncExternalStore } from 'react'

/** Menus and open lists are drawn at the end of the page. */
const MENU = 'body > * > [role="menu"], body > * > [role="listbox"]'

function listen(onChange: () => void): () => void {
  const watch = new MutationObserver(onChange)
  watch.observe(document.body, { childList: true })
  return () => watch.disconnect()
}

/** Whether a menu is open over the page. */
export const useMenuOpen = (): boolean =>
  useSyncExternalStore(listen, () => document.querySelector(MENU) !== null)

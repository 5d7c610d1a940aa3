import { useState, useSyncExternalStore } from 'react'
import { onFullscreenChange } from './use-fullscreen.ts'

/** A film that a browser fills the screen with by itself has no room for anything else. */
function fullscreenBox(): HTMLElement | null {
  const element = document.fullscreenElement
  return element instanceof HTMLElement && !(element instanceof HTMLMediaElement) ? element : null
}

/** What fills the screen now, for whatever opens over the page: outside of it nothing can be seen. null: nothing
 *  does, and it stands in the body. */
export const useFullscreenBox = (): HTMLElement | null =>
  useSyncExternalStore(onFullscreenChange, fullscreenBox)

/** The same for a window in which something may fill the screen: opened over the page, it stays there. */
export function useFullscreenBoxAtOpening(isOpen: boolean): HTMLElement | null {
  const box = useFullscreenBox()
  const [opened, setOpened] = useState({ isOpen: false, isOverPage: true })
  if (opened.isOpen !== isOpen) setOpened({ isOpen, isOverPage: box === null })
  return opened.isOverPage ? null : box
}

/** Where something over the whole page has to stand to be seen and pressed at any time: in what fills the screen,
 *  else in the dialog of HTML that is open, such as the player's, which makes everything else inert; else in the
 *  body. */
export function useTopPlace(): Element {
  return useSyncExternalStore(
    onTopChanged,
    () => fullscreenBox() ?? document.querySelector('dialog[open]') ?? document.body,
  )
}

function onTopChanged(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  })
  const stop = onFullscreenChange(onChange)
  return () => {
    observer.disconnect()
    stop()
  }
}

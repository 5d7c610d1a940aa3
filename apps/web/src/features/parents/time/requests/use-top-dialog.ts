import { useSyncExternalStore } from 'react'

/** Where something over the whole page has to stand to be seen and pressed: in the dialog of HTML that
 *  is open, such as the player's, which makes everything else inert; else in the body. */
export function useTopDialog(): Element {
  return useSyncExternalStore(
    onDialogsChanged,
    () => document.querySelector('dialog[open]') ?? document.body,
  )
}

function onDialogsChanged(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  })
  return () => observer.disconnect()
}

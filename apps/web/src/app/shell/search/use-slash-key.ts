import { useEffect, useRef } from 'react'

/** Where a slash is a letter, and what has the keyboard for itself. */
const WRITES = 'input, textarea, select, [contenteditable]'
const OVER_THE_PAGE = 'dialog[open], [role="dialog"], [role="menu"]'

/** Call `onSlash` when the key "/" is pressed where nobody writes and nothing lies over the page. */
export function useSlashKey(onSlash: () => void): void {
  const latest = useRef(onSlash)
  useEffect(() => {
    latest.current = onSlash
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented) return
      if (event.ctrlKey || event.altKey || event.metaKey) return
      if (event.target instanceof Element && event.target.closest(WRITES)) return
      if (document.querySelector(OVER_THE_PAGE)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

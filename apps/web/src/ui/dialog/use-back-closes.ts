import { useEffect, useRef } from 'react'

/** Keys of remotes that mean Back. Source: UI Events KeyboardEvent key values, "Browser keys" and
 *  "Mobile phone keys". */
const BACK_KEYS = new Set(['GoBack', 'BrowserBack'])

/** The part of the browser's CloseWatcher that is used; not every browser has it. */
type Watcher = { onclose: (() => void) | null; destroy(): void }

/** Calls `onBack` at each Back. A watcher is spent by one: what stays open, since it asks first, needs another. */
function watchBack(onBack: () => void): (() => void) | undefined {
  if (!('CloseWatcher' in window)) return undefined
  const CloseWatcher = window.CloseWatcher as new () => Watcher
  let watcher: Watcher | undefined
  const watch = () => {
    watcher = new CloseWatcher()
    watcher.onclose = () => {
      watch()
      onBack()
    }
  }
  watch()
  return () => watcher?.destroy()
}

/** What is open, the last one opened at the end. */
const open: object[] = []

/** While `isOpen`, the Back key of a remote and the Back gesture of a phone call `onBack` and leave
 *  the page where it is. The last one opened is asked first. */
export function useBackCloses(isOpen: boolean, onBack: () => void): void {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => {
    if (!isOpen) return
    const close = () => latest.current()
    const me = {}
    open.push(me)
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !BACK_KEYS.has(event.key) || open.at(-1) !== me) return
      event.preventDefault()
      close()
    }
    const unwatch = watchBack(close)
    addEventListener('keydown', onKey)
    return () => {
      open.splice(open.indexOf(me), 1)
      unwatch?.()
      removeEventListener('keydown', onKey)
    }
  }, [isOpen])
}

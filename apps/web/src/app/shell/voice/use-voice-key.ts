import { useEffect } from 'react'
import { askVoice } from '../../../library/voice/ask-voice.ts'
import { latinKey } from '../../../platform/keyboard/latin-key.ts'

/** Held, it listens; pressed, it starts or stops listening. Nothing else on any screen listens to it. */
const KEY = 'v'
/** Where a letter is a letter, and what has the keyboard for itself. */
const WRITES = 'input:not([type="range"]), textarea, select, [contenteditable], [role="menu"]'
const OVER_THE_PAGE =
  'dialog[open]:not(.player), [role="dialog"]:not([aria-modal="false"]), [role="menu"]'

const isVoiceKey = (event: KeyboardEvent) => latinKey(event).toLowerCase() === KEY

/** Lets the key V ask the voice control to listen, on every screen and over a film. */
export function useVoiceKey(): void {
  useEffect(() => {
    let since: number | undefined
    const onDown = (event: KeyboardEvent) => {
      if (!isVoiceKey(event) || event.repeat || event.defaultPrevented) return
      if (event.ctrlKey || event.altKey || event.metaKey) return
      if (event.target instanceof Element && event.target.closest(WRITES)) return
      if (document.querySelector(OVER_THE_PAGE)) return
      since = event.timeStamp
      askVoice({ is: 'press' })
    }
    const onUp = (event: Event) => {
      const isOther = event instanceof KeyboardEvent && !isVoiceKey(event)
      if (since === undefined || isOther) return
      askVoice({ is: 'release', heldMs: event.timeStamp - since })
      since = undefined
    }
    document.addEventListener('keydown', onDown)
    document.addEventListener('keyup', onUp)
    // The key may come up in another window.
    addEventListener('blur', onUp)
    return () => {
      document.removeEventListener('keydown', onDown)
      document.removeEventListener('keyup', onUp)
      removeEventListener('blur', onUp)
    }
  }, [])
}

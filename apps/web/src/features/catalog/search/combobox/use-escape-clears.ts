import { useEffect, useRef } from 'react'
import { isComposing } from '../../../../platform/keyboard/composing.ts'

/** While `isOn`, Escape calls `onClear` and goes no further. The dialog around listens on the document
 *  before its contents do, so this listens before it, on the window. */
export function useEscapeClears(isOn: boolean, onClear: () => void): void {
  const latest = useRef(onClear)
  useEffect(() => {
    latest.current = onClear
  })
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [isOn])
}

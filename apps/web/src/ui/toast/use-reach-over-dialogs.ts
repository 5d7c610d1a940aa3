import { useEffect } from 'react'

const isInToaster = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.toaster') !== null

/** A dialog of Radix pulls back every focus that leaves it, as it hears of it on the document. What
 *  enters or leaves the toaster is kept from it, so that a toast can be used over a dialog. */
export function useReachOverDialogs(): void {
  useEffect(() => {
    const keepToOurselves = (event: FocusEvent) => {
      if (isInToaster(event.target) || isInToaster(event.relatedTarget)) event.stopPropagation()
    }
    document.body.addEventListener('focusin', keepToOurselves)
    document.body.addEventListener('focusout', keepToOurselves)
    return () => {
      document.body.removeEventListener('focusin', keepToOurselves)
      document.body.removeEventListener('focusout', keepToOurselves)
    }
  }, [])
}

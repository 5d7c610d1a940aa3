import { type RefObject, useEffect, useRef } from 'react'

/** A dialog that opens over everything, and opens again whatever closes it, for as long as it is drawn. */
export function useStayingDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const stay = () => element.showModal()
    stay()
    // Escape, pressed twice, closes any dialog; Back does on some devices.
    element.addEventListener('close', stay)
    return () => {
      element.removeEventListener('close', stay)
      element.close()
    }
  }, [])
  return dialog
}

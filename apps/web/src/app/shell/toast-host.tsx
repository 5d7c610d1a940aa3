import { type ComponentType, useEffect, useState } from 'react'
import { useCurrentToast } from '../../ui/toast/toast.ts'

/** Where toasts appear. Their code comes with the first one. */
export function ToastHost() {
  const toast = useCurrentToast()
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => {
    if (!toast || Toaster) return
    // Offline, the banner speaks; the next toast asks again.
    import('./reasoned-toaster.tsx').then(
      (part) => setToaster(() => part.ReasonedToaster),
      () => undefined,
    )
  }, [toast, Toaster])
  return Toaster && <Toaster />
}

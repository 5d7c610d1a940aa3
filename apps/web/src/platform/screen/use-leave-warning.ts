import { useEffect } from 'react'

/** While `isBusy`, the browser asks before it closes or leaves the page. */
export function useLeaveWarning(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])
}

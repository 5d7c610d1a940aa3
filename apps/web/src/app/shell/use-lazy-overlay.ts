import { type ComponentType, useRef, useState } from 'react'

/** Code that did not come: the server is away, which the shell then says; or it has newer code than
 *  this page, which is fetched afresh. */
async function recover(): Promise<void> {
  const { serverConnection } = await import('./connection/server-connection.ts')
  if ((await serverConnection.check()) !== 'lost') location.reload()
}

/** A part over the page whose code comes when it is first wanted. `load` brings the part; `fetchAhead`
 *  may be called by anything that hints at a coming `open`. */
export function useLazyOverlay<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Overlay, setOverlay] = useState<ComponentType<Props>>()
  const [isOpen, setOpen] = useState(false)
  const isComing = useRef(false)
  const open = async () => {
    if (isComing.current) return
    isComing.current = true
    try {
      const part = await load()
      setOverlay(() => part)
      setOpen(true)
    } catch {
      // Where not even that comes, there is no line to say anything on.
      await recover().catch(() => undefined)
    } finally {
      isComing.current = false
    }
  }
  return {
    Overlay,
    isOpen,
    setOpen,
    open: () => void open(),
    // Offline: it is asked for again when it is opened.
    fetchAhead: () => void load().catch(() => undefined),
  }
}

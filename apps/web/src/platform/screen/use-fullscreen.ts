import { type RefObject, useSyncExternalStore } from 'react'

/** Calls `onChange` whenever something begins or ends to fill the screen. Returns the way to stop. */
export const onFullscreenChange = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

/** Lets an element fill the screen. iPhones let only videos do so: there `canFill` is false. */
export function useFullscreen(box: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(
    onFullscreenChange,
    () => document.fullscreenElement !== null && document.fullscreenElement === box.current,
  )
  return {
    isOn,
    canFill: document.fullscreenEnabled === true,
    toggle() {
      // Refused: it stays as it is.
      const change = isOn ? document.exitFullscreen() : box.current?.requestFullscreen()
      change?.catch(() => undefined)
    },
  }
}

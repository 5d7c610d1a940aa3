import { useSyncExternalStore } from 'react'

const EVENTS = ['timeupdate', 'seeking', 'loadedmetadata', 'emptied']

/** Where a video is, in whole seconds. */
export function usePlace(video: HTMLVideoElement | null): number {
  return useSyncExternalStore(
    (onChange) => {
      for (const event of EVENTS) video?.addEventListener(event, onChange)
      return () => {
        for (const event of EVENTS) video?.removeEventListener(event, onChange)
      }
    },
    () => Math.floor(video?.currentTime ?? 0),
  )
}

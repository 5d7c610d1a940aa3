import { useCallback, useSyncExternalStore } from 'react'

/** Read something from a video element and read it again on its events. `events` must be a constant
 *  and what is read a plain value; `before` holds until the element is there. */
export function useVideo<Value extends string | number | boolean>(
  video: HTMLVideoElement | null,
  events: readonly string[],
  read: (video: HTMLVideoElement) => Value,
  before: Value,
): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      for (const event of events) video?.addEventListener(event, onChange)
      return () => {
        for (const event of events) video?.removeEventListener(event, onChange)
      }
    },
    [video, events],
  )
  return useSyncExternalStore(subscribe, () => (video ? read(video) : before))
}

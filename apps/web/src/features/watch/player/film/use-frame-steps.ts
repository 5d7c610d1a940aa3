import { useEffect, useRef } from 'react'
import { measuredLength, placeOfFrame } from '../rules/frame-place.ts'

/** How many pictures are looked at after each start, to tell how long one stands. */
const MEASURED_PICTURES = 13

/** Goes one picture back or forth. */
export type StepFrame = (by: 1 | -1, isRepeated: boolean) => void

/** Steps through a film that is paused, picture by picture; while it plays nothing happens. Presses that come while the
 *  picture before is still on its way are made up for; those of a key that is held down are not, so that the
 *  pictures follow each other as fast as the film allows and end with the key. */
export function useFrameSteps(video: HTMLVideoElement | null): StepFrame {
  const step = useRef<StepFrame>(undefined)
  useEffect(() => {
    if (!video) return
    const steps = followFrames(video)
    step.current = steps.step
    return () => {
      steps.stop()
      step.current = undefined
    }
  }, [video])
  return (by, isRepeated) => step.current?.(by, isRepeated)
}

/** Follows what a film shows. */
function followFrames(video: HTMLVideoElement): { step: StepFrame; stop: () => void } {
  let shownSeconds: number | undefined
  let lengthSeconds: number | undefined
  let pictures: number[] = []
  let asked: number | undefined
  let missed = 0

  // Not every browser tells what it shows.
  const ask = () => {
    if (asked !== undefined) video.cancelVideoFrameCallback(asked)
    asked = video.requestVideoFrameCallback?.((_now, { mediaTime }) => {
      asked = undefined
      shownSeconds = mediaTime
      pictures = [...pictures, mediaTime].slice(-MEASURED_PICTURES)
      lengthSeconds = measuredLength(pictures) ?? lengthSeconds
      if (video.paused || pictures.length < MEASURED_PICTURES) ask()
    })
  }
  const onPlay = () => {
    missed = 0
    pictures = []
    ask()
  }
  // What was shown before is not what is shown then.
  const onMoved = () => {
    shownSeconds = undefined
    ask()
  }
  const go = (by: number) => {
    const { currentTime: placeSeconds, duration: durationSeconds } = video
    const facts = { placeSeconds, shownSeconds, lengthSeconds, durationSeconds }
    const place = placeOfFrame(by, facts)
    if (place !== undefined) video.currentTime = place
  }
  const onSeeked = () => {
    const by = missed
    missed = 0
    if (by !== 0 && video.paused) go(by)
  }
  const step: StepFrame = (by, isRepeated) => {
    if (!video.paused || video.ended || video.readyState < HTMLMediaElement.HAVE_METADATA) return
    if (!video.seeking) go(by)
    else if (!isRepeated) missed += by
  }

  const listeners = { play: onPlay, pause: onMoved, seeking: onMoved, seeked: onSeeked }
  for (const [event, listener] of Object.entries(listeners)) {
    video.addEventListener(event, listener)
  }
  ask()
  const stop = () => {
    if (asked !== undefined) video.cancelVideoFrameCallback(asked)
    for (const [event, listener] of Object.entries(listeners)) {
      video.removeEventListener(event, listener)
    }
  }
  return { step, stop }
}

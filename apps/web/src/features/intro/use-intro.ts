import { type RefObject, useEffect, useReducer, useRef } from 'react'
import { prefersReducedMotion } from '../../platform/preferences/reduced-motion.ts'
import {
  introAfter,
  introAtStart,
  METADATA_WAIT_MS,
  SKIP_AFTER_MS,
  STILL_MS,
} from './intro-film.ts'

/** Milliseconds that the intro takes to fade into the app. */
const FADE_MS = 350

/** Runs the intro: its clocks, the tries of its film, and `onOver` once it has faded. */
export function useIntro(video: RefObject<HTMLVideoElement | null>, onOver: () => void) {
  const [state, send] = useReducer(introAfter, prefersReducedMotion(), introAtStart)
  const { is, startsMuted } = state

  useEffect(() => {
    const timer = setTimeout(send, SKIP_AFTER_MS, 'skip-due')
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (is !== 'still') return
    const timer = setTimeout(send, STILL_MS, 'ended')
    return () => clearTimeout(timer)
  }, [is])

  useEffect(() => {
    if (is !== 'over') return
    const timer = setTimeout(onOver, FADE_MS)
    return () => clearTimeout(timer)
  }, [is, onOver])

  useEffect(() => {
    const element = video.current
    if (is !== 'loading' || !element) return
    element.muted = startsMuted
    element.play().catch((refusal: unknown) => {
      // AbortError: the element has gone, because the next try has its own.
      if (refusal instanceof DOMException && refusal.name === 'AbortError') return
      send('failed')
    })
    const timer = setTimeout(() => {
      // Its length is unknown until the metadata is there.
      if (Number.isNaN(element.duration)) send('failed')
    }, METADATA_WAIT_MS)
    return () => clearTimeout(timer)
  }, [video, is, startsMuted])

  return { state, send, ...useSoundAfterAll() }
}

/** A film that had to begin without sound gets it once it runs. A browser that does not allow that
 *  pauses the film: then it goes on without, and the person has a button. */
function useSoundAfterAll() {
  const hasTried = useRef(false)
  return {
    trySound(element: HTMLVideoElement) {
      if (!element.muted || hasTried.current) return
      hasTried.current = true
      element.muted = false
    },
    goOnSilently(element: HTMLVideoElement) {
      if (element.ended || element.muted || !hasTried.current) return
      element.muted = true
      element.play().catch(() => undefined)
    },
  }
}

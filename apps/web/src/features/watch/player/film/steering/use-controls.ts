import type { MediaController } from 'media-chrome'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { withMuteToggled } from '../../rules/sound/volume-rules.ts'
import type { useSound } from '../use-sound.ts'

/** What the mute button asks of media-chrome; our volume rules answer instead. */
const MUTE_REQUESTS = ['mediamuterequest', 'mediaunmuterequest']

/** Join the page to media-chrome's controller: full screen covers the whole player, the mute button
 *  follows our rules, and what the visible controls and a part that may be skipped cover of the film is known. */
export function useControls(
  surface: RefObject<HTMLElement | null>,
  changeSound: ReturnType<typeof useSound>['change'],
) {
  const [controller, setController] = useState<MediaController | null>(null)
  const [covered, setCovered] = useState(NOTHING_COVERED)

  useEffect(() => {
    const element = surface.current
    if (!element || !controller) return
    controller.fullscreenElement = element
    const onMute = (event: Event) => {
      event.stopPropagation()
      changeSound(withMuteToggled)
    }
    for (const request of MUTE_REQUESTS) element.addEventListener(request, onMute, true)
    return () => {
      for (const request of MUTE_REQUESTS) element.removeEventListener(request, onMute, true)
    }
  }, [surface, controller, changeSound])

  useEffect(() => {
    if (!controller) return
    const measure = () => setCovered(coveredBy(controller))
    measure()
    const changes = new MutationObserver(measure)
    const attributeFilter = ['userinactive', 'mediapaused']
    changes.observe(controller, { attributeFilter, childList: true })
    const size = new ResizeObserver(measure)
    size.observe(controller)
    // They come later than what surrounds them, and a narrow screen makes them higher.
    for (const part of controller.querySelectorAll(CONTROLS)) size.observe(part)
    return () => {
      changes.disconnect()
      size.disconnect()
    }
  }, [controller])

  const toggleFullscreen = useCallback(() => {
    const request = document.fullscreenElement
      ? 'mediaexitfullscreenrequest'
      : 'mediaenterfullscreenrequest'
    controller?.dispatchEvent(new CustomEvent(request, { bubbles: true, composed: true }))
  }, [controller])

  return { setController, covered, toggleFullscreen }
}

/** Controls at the top and at the bottom. */
const CONTROLS = '.player-close, .player-controls'

/** Heights in CSS pixels; 0: nothing is there. */
type Covered = { areControlsShown: boolean; coveredTopPx: number; coveredBottomPx: number }

const NOTHING_COVERED: Covered = { areControlsShown: false, coveredTopPx: 0, coveredBottomPx: 0 }

function coveredBy(controller: MediaController): Covered {
  const isHidden =
    controller.hasAttribute('userinactive') && !controller.hasAttribute('mediapaused')
  const whole = controller.getBoundingClientRect()
  const boxOf = (selector: string) => controller.querySelector(selector)?.getBoundingClientRect()
  // It stands above the controls, also where they are hidden.
  const skip = boxOf('.player-skip')
  const close = isHidden ? undefined : boxOf('.player-close')
  const lowest = skip ?? (isHidden ? undefined : boxOf('.player-controls'))
  return {
    areControlsShown: close !== undefined,
    coveredTopPx: close ? close.bottom - whole.top : 0,
    coveredBottomPx: lowest ? whole.bottom - lowest.top : 0,
  }
}

import type { MediaController } from 'media-chrome'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { withMuteToggled } from '../rules/sound/volume-rules.ts'
import type { useSound } from './use-sound.ts'

/** What the mute button asks of media-chrome; our volume rules answer instead. */
const MUTE_REQUESTS = ['mediamuterequest', 'mediaunmuterequest']

/** Join the page to media-chrome's controller: full screen covers the whole player, the mute button
 *  follows our rules, and the height of the visible controls is known in CSS pixels (0: hidden). */
export function useControls(
  surface: RefObject<HTMLElement | null>,
  changeSound: ReturnType<typeof useSound>['change'],
) {
  const [controller, setController] = useState<MediaController | null>(null)
  const [heightPx, setHeightPx] = useState(0)

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
    const measure = () => {
      const isHidden =
        controller.hasAttribute('userinactive') && !controller.hasAttribute('mediapaused')
      const controls = controller.querySelector('.player-controls')
      setHeightPx(isHidden || !controls ? 0 : controls.clientHeight)
    }
    measure()
    const changes = new MutationObserver(measure)
    const attributeFilter = ['userinactive', 'mediapaused']
    changes.observe(controller, { attributeFilter, childList: true })
    const size = new ResizeObserver(measure)
    size.observe(controller)
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

  return { setController, heightPx, toggleFullscreen }
}

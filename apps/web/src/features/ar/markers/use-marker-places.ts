import { useCallback, useRef, useState } from 'react'
import { markerDiameter } from '../look/anchors.ts'
import { type Side, separatePins, sideOf } from '../look/pins.ts'
import type { Vector } from '../look/quaternion.ts'
import {
  framePixelSize,
  type Inset,
  placeOnScreen,
  type ScreenPlace,
  type View,
} from '../look/view.ts'

/** Sets where each marker is drawn, frame by frame and without drawing the screen anew; only where one goes
 *  out of view or comes into it the screen is told, for what its button is called. */
export function useMarkerPlaces(scales: readonly number[]) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const [sides, setSides] = useState<readonly ('seen' | Side)[]>([])
  const known = useRef('')
  const seen = useRef<readonly ScreenPlace[]>([])

  const place = (directions: readonly Vector[], view: View, inset: Inset) => {
    const places = separatePins(
      directions.map((direction) => placeOnScreen(direction, view, inset)),
      view,
      inset,
    )
    const pixel = framePixelSize(view)
    for (const [nth, at] of places.entries()) {
      const button = buttons.current[nth]
      if (!button) continue
      const diameter = markerDiameter(scales[nth] ?? 1, pixel)
      button.style.setProperty('--size', `${at.isSeen ? diameter : markerDiameter(0, 1)}px`)
      button.style.translate = `calc(${at.x}px - 50%) calc(${at.y}px - 50%)`
      if (!at.isSeen) button.style.setProperty('--arrow', `${at.arrow}rad`)
    }
    seen.current = places
    const now = places.map(sideOf)
    const said = now.join()
    if (said === known.current) return
    known.current = said
    setSides(now)
  }

  const onButton = (nth: number, button: HTMLButtonElement | null) => {
    buttons.current[nth] = button
  }
  const focusOn = useCallback(
    (nth: number) => buttons.current[nth]?.focus({ preventScroll: true }),
    [],
  )

  /** The marker in view that a tap on the picture is meant for: figures stand below their markers. */
  const nearest = (at: { x: number; y: number }, reachPx: number): number | undefined => {
    const far = seen.current.map(({ isSeen, x, y }) =>
      isSeen ? Math.hypot(at.x - x, Math.max(y - at.y, (at.y - y) * 0.5)) : Infinity,
    )
    const least = Math.min(...far)
    return least <= reachPx ? far.indexOf(least) : undefined
  }

  return { sides, place, onButton, focusOn, nearest }
}

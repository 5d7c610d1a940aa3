import { type PointerEvent, type RefObject, useRef } from 'react'
import { type Look, turnOfDrag } from './look.ts'

/** A pointer that moved less than this has pressed, CSS pixels. */
const PRESS_WITHIN_PX = 7
/** What takes a pointer for itself. */
const CONTROLS =
  'button, a, input, label, fieldset, [role="menu"], [role="dialog"], .dialog-veil, .player-bar, .room-panel, .room-desk, .player-still, .time-over, .party-controls'

type DragListeners = {
  onTurn: (by: Look) => void
  /** Pressed at a place of the stage, shares from 0 to 1. */
  onPress: (x: number, y: number) => void
  /** A mouse over a place of the stage. */
  onHover: (x: number, y: number) => void
}

/** A pointer on the stage: dragging turns the view, a press points at something. */
export function useDrag(stage: RefObject<HTMLElement | null>, tell: DragListeners) {
  const held = useRef<{ id: number; x: number; y: number; moved: number }>(null)
  const shareOf = ({ clientX, clientY }: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect()
    if (!box || box.width === 0 || box.height === 0) return undefined
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
  }
  const isControl = ({ target }: PointerEvent) =>
    target instanceof Element && target.closest(CONTROLS) !== null
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || isControl(event)) return
      held.current = { id: event.pointerId, x: event.clientX, y: event.clientY, moved: 0 }
    },
    onPointerMove(event: PointerEvent) {
      const drag = held.current
      const box = stage.current
      if (!drag || drag.id !== event.pointerId) {
        const share = shareOf(event)
        if (share && event.pointerType === 'mouse' && !isControl(event))
          tell.onHover(share.x, share.y)
        return
      }
      const moved = { x: event.clientX - drag.x, y: event.clientY - drag.y }
      held.current = {
        ...drag,
        x: event.clientX,
        y: event.clientY,
        moved: drag.moved + Math.hypot(moved.x, moved.y),
      }
      if (drag.moved < PRESS_WITHIN_PX || !box) return
      if (!box.hasPointerCapture(event.pointerId)) box.setPointerCapture(event.pointerId)
      tell.onTurn(turnOfDrag(moved, { width: box.clientWidth, height: box.clientHeight }))
    },
    onPointerUp(event: PointerEvent) {
      const drag = held.current
      held.current = null
      if (!drag || drag.id !== event.pointerId || drag.moved >= PRESS_WITHIN_PX) return
      const share = shareOf(event)
      if (share) tell.onPress(share.x, share.y)
    },
    onPointerCancel() {
      held.current = null
    },
  }
}

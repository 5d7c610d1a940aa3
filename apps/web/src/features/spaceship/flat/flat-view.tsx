import { type RefObject, useEffect, useRef, useState } from 'react'
import type { RoomHandle, RoomViewProps } from '../room-handle.ts'
import {
  fetchPicture,
  LABEL_PIXELS,
  PANEL_PIXELS,
  paintInvitation,
  paintStill,
} from '../scene/screens/paint-still.ts'
import { drawFriends, drawGrid, drawHull, drawPanel, drawScreen } from './draw-room.ts'
import { drawSpace } from './draw-space.ts'
import { type FlatPlan, flatPlan, isInside } from './flat-plan.ts'

/** Sharpness of the picture at most, device pixels per CSS pixel. */
const SHARPEST = 2

const NOTHING = () => undefined

/** The room as a picture on a canvas: 200 stars, the neon grid, the screens. It stands still; the film on its
 *  screen is the page's own video. */
export function FlatView(props: RoomViewProps) {
  const { video, panels, invitation, onHandle, onBox, onShown } = props
  const host = useRef<HTMLCanvasElement>(null)
  const size = useSize(host)
  const stills = useStills(panels)
  const still = useInvitation(invitation)
  const isWatching = video !== null

  useEffect(() => {
    const canvas = host.current
    const context = canvas?.getContext('2d')
    if (!canvas || !context || size.width === 0) return
    const ratio = Math.min(SHARPEST, devicePixelRatio)
    canvas.width = Math.round(size.width * ratio)
    canvas.height = Math.round(size.height * ratio)
    context.scale(ratio, ratio)
    const plan = flatPlan(size, isWatching)
    const picture = { context, ...size, dim: isWatching ? 1 : 0 }
    drawSpace(picture)
    drawGrid(picture, plan)
    drawHull(picture, plan)
    for (const [at, quad] of plan.panels.entries()) {
      const image = stills[at]
      if (image) drawPanel(picture, quad, image, panelSize)
    }
    drawScreen(picture, plan, isWatching ? null : still)
    drawFriends(picture, plan)
    canvas.dataset.drawn = isWatching ? 'film' : 'room'
    onBox(plan.screen)
    onShown()
  }, [size, stills, still, isWatching, onBox, onShown])

  useEffect(() => {
    onHandle(handleOf(() => (size.width === 0 ? null : flatPlan(size, isWatching)), panels))
    return () => onHandle(null)
  }, [size, isWatching, panels, onHandle])

  return <canvas ref={host} aria-hidden className="room-canvas" />
}

const panelSize = { width: PANEL_PIXELS.width, height: PANEL_PIXELS.height + LABEL_PIXELS.height }

/** In a picture nobody turns. */
function handleOf(planNow: () => FlatPlan | null, panels: RoomViewProps['panels']): RoomHandle {
  return {
    pointAt(x, y) {
      const plan = planNow()
      if (!plan) return null
      const at = plan.panels.findIndex((quad) => isInside({ x, y }, quad))
      const picture = panels[at]
      if (picture) return { is: 'panel', titleId: picture.id }
      const { left, top, width, height } = plan.screen
      const isOnScreen = x >= left && x <= left + width && y >= top && y <= top + height
      return isOnScreen ? { is: 'screen' } : null
    },
    hover: NOTHING,
    turn: NOTHING,
    faceScreen: NOTHING,
    sense: NOTHING,
    feel: NOTHING,
  }
}

function useSize(host: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const parent = host.current?.parentElement
    if (!parent) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = parent
      setSize((before) =>
        before.width === width && before.height === height ? before : { width, height },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(parent)
    return () => observer.disconnect()
  }, [host])
  return size
}

/** The pictures of the side screens, as they come. */
function useStills(panels: RoomViewProps['panels']) {
  const [stills, setStills] = useState<readonly (HTMLCanvasElement | undefined)[]>([])
  useEffect(() => {
    let isGone = false
    const paint = async () => {
      const painted = await Promise.all(
        panels.map(async (panel) => paintStill(panel, await fetchPicture(panel.pictureUrl))),
      )
      if (!isGone) setStills(painted)
    }
    void paint()
    return () => {
      isGone = true
    }
  }, [panels])
  return stills
}

function useInvitation(invitation: RoomViewProps['invitation']) {
  const [still, setStill] = useState<HTMLCanvasElement | null>(null)
  useEffect(() => {
    if (!invitation) {
      setStill(null)
      return
    }
    let isGone = false
    const paint = async () => {
      const image = await fetchPicture(invitation.still.pictureUrl)
      if (!isGone) setStill(paintInvitation(invitation.still, invitation.words, image))
    }
    void paint()
    return () => {
      isGone = true
    }
  }, [invitation])
  return still
}

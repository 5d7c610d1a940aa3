import { type RefObject, useEffect, useRef } from 'react'
import { type LaneColors, laneColors } from './lane-colors.ts'

/** Draws on a canvas with each picture of the screen, as large as the canvas is shown. `draw` has to stay the
 *  same as long as what it draws does. */
export function useMovingPicture(
  draw: (brush: CanvasRenderingContext2D, colors: LaneColors) => void,
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const brush = element?.getContext('2d')
    if (!element || !brush) return
    const colors = laneColors(element)
    const resize = () => {
      element.width = Math.round(element.clientWidth * devicePixelRatio)
      element.height = Math.round(element.clientHeight * devicePixelRatio)
    }
    const sizes = new ResizeObserver(resize)
    sizes.observe(element)
    resize()
    let frame = 0
    const drawOn = () => {
      draw(brush, colors)
      frame = requestAnimationFrame(drawOn)
    }
    drawOn()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
    }
  }, [draw])
  return canvas
}

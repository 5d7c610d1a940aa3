import { CanvasTexture, type Texture } from 'three'

/** Opacity at a share of the radius, both 0 to 1. */
export type DiscStop = readonly [radius: number, opacity: number]

/** A round spot that fades outwards along its stops: blush, glow, contact shadow.
 *  `rgb` as three numbers from 0 to 255, comma separated. */
export function softDisc(rgb: string, stops: readonly DiscStop[], sizePx = 64): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = sizePx
  canvas.height = sizePx
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser gives no 2-D canvas')
  const middle = sizePx / 2
  const gradient = context.createRadialGradient(middle, middle, 0, middle, middle, middle)
  for (const [radius, opacity] of stops) gradient.addColorStop(radius, `rgba(${rgb},${opacity})`)
  context.fillStyle = gradient
  context.fillRect(0, 0, sizePx, sizePx)
  return new CanvasTexture(canvas)
}

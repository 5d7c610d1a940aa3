import { starPlaces } from '../scene/outside/star-places.ts'

/** A canvas's context with the size of the picture, CSS pixels. `dim`: how far the lights are down, 0 to 1. */
export type Picture = {
  context: CanvasRenderingContext2D
  width: number
  height: number
  dim: number
}

/** Clouds of light: place as shares, radius as a share of the longer side, colour. */
const CLOUDS = [
  [0.16, 0.3, 0.5, '124 58 237', 0.4],
  [0.46, 0.12, 0.42, '219 39 119', 0.3],
  [0.72, 0.2, 0.48, '244 114 82', 0.2],
  [0.92, 0.42, 0.44, '14 116 144', 0.36],
  [0.34, 0.46, 0.34, '236 72 153', 0.18],
] as const

/** The night outside: its depth, clouds, a river of light, 200 stars, a planet with its ring and a moon. */
export function drawSpace(picture: Picture): void {
  const { context, width, height, dim } = picture
  const night = context.createLinearGradient(0, 0, 0, height)
  night.addColorStop(0, '#0a0a24')
  night.addColorStop(0.6, '#1a1142')
  night.addColorStop(1, '#05060f')
  context.fillStyle = night
  context.fillRect(0, 0, width, height)
  context.save()
  context.globalCompositeOperation = 'screen'
  const longer = Math.max(width, height)
  for (const [x, y, radius, color, strength] of CLOUDS) {
    const reach = radius * longer
    const cloud = context.createRadialGradient(
      x * width,
      y * height,
      0,
      x * width,
      y * height,
      reach,
    )
    const lit = strength * (1 - 0.45 * dim)
    cloud.addColorStop(0, `rgb(${color} / ${lit})`)
    cloud.addColorStop(0.45, `rgb(${color} / ${lit * 0.4})`)
    cloud.addColorStop(1, `rgb(${color} / 0)`)
    context.fillStyle = cloud
    context.fillRect(0, 0, width, height)
  }
  context.restore()
  drawStars(picture)
  drawPlanet(picture, { x: width * 0.1, y: height * 0.24, radius: longer * 0.085 })
  drawMoon(picture, { x: width * 0.9, y: height * 0.16, radius: longer * 0.026 })
}

function drawStars({ context, width, height }: Picture): void {
  const size = Math.max(1, Math.min(width, height) / 620)
  context.save()
  context.globalCompositeOperation = 'lighter'
  for (const { yawRad, pitchRad, brightness, warmth } of starPlaces()) {
    const x = (0.5 - yawRad / 5.2) * width
    const y = (0.62 - pitchRad * 0.46) * height
    const radius = size * (0.6 + brightness * 1.9)
    const color = warmth > 0.6 ? '255 220 170' : warmth > 0.3 ? '255 255 255' : '178 205 255'
    const glow = context.createRadialGradient(x, y, 0, x, y, radius * 3)
    glow.addColorStop(0, `rgb(${color} / ${brightness})`)
    glow.addColorStop(0.25, `rgb(${color} / ${brightness * 0.4})`)
    glow.addColorStop(1, `rgb(${color} / 0)`)
    context.fillStyle = glow
    context.fillRect(x - radius * 3, y - radius * 3, radius * 6, radius * 6)
  }
  context.restore()
}

type Ball = { x: number; y: number; radius: number }

function drawPlanet({ context }: Picture, { x, y, radius }: Ball): void {
  const air = context.createRadialGradient(x, y, radius * 0.9, x, y, radius * 1.5)
  air.addColorStop(0, 'rgb(255 150 110 / 0.5)')
  air.addColorStop(1, 'rgb(255 150 110 / 0)')
  context.fillStyle = air
  context.fillRect(x - radius * 2, y - radius * 2, radius * 4, radius * 4)
  drawRing(context, { x, y, radius }, Math.PI, Math.PI * 2)
  context.save()
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.clip()
  const bands = context.createLinearGradient(
    x - radius * 0.3,
    y - radius,
    x + radius * 0.3,
    y + radius,
  )
  const colors = [
    '#8a3f6d',
    '#e07a4a',
    '#ffc98a',
    '#d96b45',
    '#ffb872',
    '#c2555a',
    '#f2a065',
    '#7d3a70',
  ]
  for (const [at, color] of colors.entries()) bands.addColorStop(at / (colors.length - 1), color)
  context.fillStyle = bands
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  const shade = context.createRadialGradient(
    x + radius * 0.5,
    y - radius * 0.45,
    radius * 0.2,
    x,
    y,
    radius * 1.25,
  )
  shade.addColorStop(0, 'rgb(255 240 210 / 0.28)')
  shade.addColorStop(0.5, 'rgb(20 6 40 / 0.1)')
  shade.addColorStop(1, 'rgb(8 3 26 / 0.94)')
  context.fillStyle = shade
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  context.restore()
  drawRing(context, { x, y, radius }, 0, Math.PI)
}

function drawRing(
  context: CanvasRenderingContext2D,
  { x, y, radius }: Ball,
  from: number,
  to: number,
): void {
  context.save()
  context.translate(x, y)
  context.rotate(-0.36)
  context.scale(1, 0.26)
  for (let step = 0; step < 14; step++) {
    const share = step / 13
    const strength = (0.5 + 0.5 * Math.sin(step * 2.1)) * 0.5 + 0.12
    context.strokeStyle = `rgb(255 ${190 - share * 60} ${150 + share * 60} / ${strength})`
    context.lineWidth = radius * 0.07
    context.beginPath()
    context.arc(0, 0, radius * (1.4 + share * 0.9), from, to)
    context.stroke()
  }
  context.restore()
}

function drawMoon({ context }: Picture, { x, y, radius }: Ball): void {
  const ball = context.createRadialGradient(
    x - radius * 0.4,
    y - radius * 0.4,
    radius * 0.1,
    x,
    y,
    radius,
  )
  ball.addColorStop(0, '#d6fbff')
  ball.addColorStop(0.6, '#5fb1bf')
  ball.addColorStop(1, '#123042')
  context.save()
  context.shadowColor = 'rgb(120 220 240 / 0.8)'
  context.shadowBlur = radius
  context.fillStyle = ball
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
  context.restore()
}

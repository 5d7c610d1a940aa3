import type { Picture } from './draw-space.ts'
import type { FlatPlan, Quad } from './flat-plan.ts'

const MAGENTA = '255 64 200'
const CYAN = '70 200 255'

/** A line of neon: wide and faint, then narrow and bright. */
function neonLine({ context, dim }: Picture, color: string, wide: number, trace: () => void): void {
  const lit = 1 - 0.6 * dim
  for (const [width, strength] of [
    [wide * 9, 0.06],
    [wide * 4, 0.16],
    [wide, 0.95],
  ] as const) {
    context.beginPath()
    trace()
    context.lineWidth = width
    context.strokeStyle = `rgb(${color} / ${strength * lit})`
    context.stroke()
  }
}

/** The neon grid of the floor, which runs to the horizon, and the screen's light on it. */
export function drawGrid(picture: Picture, { horizon, screen }: FlatPlan): void {
  const { context, width, height, dim } = picture
  const from = horizon * height
  const glass = context.createLinearGradient(0, from, 0, height)
  glass.addColorStop(0, '#150c38')
  glass.addColorStop(0.25, '#0a0820')
  glass.addColorStop(1, '#03030c')
  context.fillStyle = glass
  context.fillRect(0, from, width, height - from)
  context.save()
  context.beginPath()
  context.rect(0, from, width, height - from)
  context.clip()
  const mirror = context.createRadialGradient(
    width / 2,
    from,
    0,
    width / 2,
    from,
    width * screen.width * 0.8,
  )
  mirror.addColorStop(0, `rgb(150 110 255 / ${0.5 - 0.2 * dim})`)
  mirror.addColorStop(1, 'rgb(150 110 255 / 0)')
  context.fillStyle = mirror
  context.fillRect(0, from, width, height - from)
  const thin = Math.max(1, width / 1500)
  for (let at = -24; at <= 24; at++) {
    const foot = width / 2 + at * width * 0.11
    const head = width / 2 + at * width * 0.028
    neonLine(picture, at < 0 ? MAGENTA : CYAN, thin * 0.8, () => {
      context.moveTo(head, from)
      context.lineTo(foot + (foot - head) * 0.9, height * 1.2)
    })
  }
  for (let row = 0; row < 11; row++) {
    const y = from + (height - from) * (row / 10) ** 2.2
    neonLine(picture, row % 2 ? MAGENTA : CYAN, thin * (0.5 + row * 0.12), () => {
      context.moveTo(0, y)
      context.lineTo(width, y)
    })
  }
  context.restore()
}

/** The ribs of the hull, one behind the other, with lanterns on them. */
export function drawHull(picture: Picture, { horizon, screen }: FlatPlan): void {
  const { context, width, height, dim } = picture
  const middle = width / 2
  const foot = horizon * height
  for (let rib = 0; rib < 4; rib++) {
    const grown = 1.12 + rib * 0.3
    const wide = Math.max((screen.width * width) / 2, width * 0.24) * grown + width * 0.05
    const high = (foot - screen.top * height) * (1.06 + rib * 0.16)
    const trace = () => {
      context.moveTo(middle - wide, foot + height * 0.05 * rib)
      context.bezierCurveTo(
        middle - wide,
        foot - high * 1.25,
        middle + wide,
        foot - high * 1.25,
        middle + wide,
        foot + height * 0.05 * rib,
      )
    }
    context.beginPath()
    trace()
    context.lineWidth = (10 + rib * 9) * Math.max(0.6, width / 1400)
    context.strokeStyle = `rgb(${46 - dim * 22} ${42 - dim * 22} ${96 - dim * 40})`
    context.stroke()
    neonLine(picture, rib % 2 ? CYAN : MAGENTA, Math.max(1.2, width / 900), trace)
  }
  for (const side of [-1, 1]) {
    for (const [out, down] of [
      [0.39, 0.1],
      [0.3, 0.05],
    ] as const) {
      drawLantern(picture, middle + side * out * width, height * down + height * 0.06)
    }
  }
}

function drawLantern({ context, width, height, dim }: Picture, x: number, y: number): void {
  const radius = Math.max(7, Math.min(width, height) * 0.018)
  const lit = 1 - 0.75 * dim
  const glow = context.createRadialGradient(x, y, 0, x, y, radius * 7)
  glow.addColorStop(0, `rgb(255 190 90 / ${0.75 * lit})`)
  glow.addColorStop(0.3, `rgb(255 150 60 / ${0.22 * lit})`)
  glow.addColorStop(1, 'rgb(255 150 60 / 0)')
  context.fillStyle = glow
  context.fillRect(x - radius * 7, y - radius * 7, radius * 14, radius * 14)
  context.strokeStyle = 'rgb(255 220 170 / 0.35)'
  context.lineWidth = 1
  context.beginPath()
  context.moveTo(x, 0)
  context.lineTo(x, y - radius)
  context.stroke()
  const paper = context.createRadialGradient(x, y, 0, x, y, radius)
  paper.addColorStop(0, `rgb(255 240 200 / ${0.3 + 0.7 * lit})`)
  paper.addColorStop(1, `rgb(240 130 50 / ${0.3 + 0.7 * lit})`)
  context.fillStyle = paper
  context.beginPath()
  context.ellipse(x, y, radius, radius * 0.92, 0, 0, Math.PI * 2)
  context.fill()
}

/** The screen's frame and the light around it, and what it shows before a film. */
export function drawScreen(
  { context, width, height, dim }: Picture,
  { screen }: FlatPlan,
  still: CanvasImageSource | null,
): void {
  const [x, y] = [screen.left * width, screen.top * height]
  const [wide, high] = [screen.width * width, screen.height * height]
  context.save()
  context.shadowColor = dim > 0.5 ? 'rgb(120 130 255 / 0.8)' : 'rgb(190 90 255 / 0.9)'
  context.shadowBlur = Math.max(24, wide * 0.08)
  context.fillStyle = '#05060f'
  context.fillRect(x, y, wide, high)
  context.restore()
  if (still) context.drawImage(still, x, y, wide, high)
  const trim = context.createLinearGradient(x, 0, x + wide, 0)
  trim.addColorStop(0, `rgb(${MAGENTA} / ${1 - 0.6 * dim})`)
  trim.addColorStop(1, `rgb(${CYAN} / ${1 - 0.6 * dim})`)
  context.strokeStyle = trim
  context.lineWidth = Math.max(2, wide / 300)
  context.strokeRect(x - 1, y - 1, wide + 2, high + 2)
}

/** Upright strips that a picture is cut into, so that it leans as its screen does. */
const STRIPS = 48

/** A side screen with a title's picture. */
export function drawPanel(
  picture: Picture,
  quad: Quad,
  image: CanvasImageSource,
  size: { width: number; height: number },
): void {
  const { context, width, height, dim } = picture
  const [topLeft, topRight, bottomRight, bottomLeft] = quad
  context.save()
  context.globalAlpha = 1 - 0.65 * dim
  for (let strip = 0; strip < STRIPS; strip++) {
    const share = strip / STRIPS
    const mix = (from: number, to: number) => from + (to - from) * share
    const x = mix(topLeft.x, topRight.x) * width
    const top = mix(topLeft.y, topRight.y) * height
    const bottom = mix(bottomLeft.y, bottomRight.y) * height
    const wide = ((topRight.x - topLeft.x) * width) / STRIPS
    context.drawImage(
      image,
      share * size.width,
      0,
      size.width / STRIPS,
      size.height,
      x,
      top,
      wide + 1,
      bottom - top,
    )
  }
  context.restore()
  neonLine(picture, topLeft.x < 0.5 ? MAGENTA : CYAN, Math.max(1, width / 900), () => {
    for (const [at, { x, y }] of [...quad, topLeft].entries()) {
      if (at === 0) context.moveTo(x * width, y * height)
      else context.lineTo(x * width, y * height)
    }
  })
}

/** Friends who watch as well, seen from behind: head, ears, and the light of the screen around them. */
const FRIENDS = [
  { x: 0.24, ears: 'long', size: 0.9 },
  { x: 0.4, ears: 'round', size: 1 },
  { x: 0.6, ears: 'mane', size: 1.16 },
  { x: 0.76, ears: 'pointed', size: 0.95 },
] as const

/** Colours of the cushions that they sit on. */
const CUSHIONS = ['#7a5cf0', '#2fa8c9', '#e2557d', '#f0a24b']

/** Draws the crew on its cushions along the foot of the picture. */
export function drawFriends(picture: Picture, { horizon }: FlatPlan): void {
  const { context, width, height, dim } = picture
  const room = (1 - horizon) * height
  const isHigh = height > width
  const unit = Math.min(room * 0.3, width * (isHigh ? 0.085 : 0.07))
  for (const [at, { x, ears, size }] of FRIENDS.entries()) {
    const radius = unit * size
    context.save()
    context.translate(x * width, isHigh ? horizon * height + room * 0.42 : height - unit * 1.9)
    context.fillStyle = CUSHIONS[at % CUSHIONS.length] ?? '#7a5cf0'
    context.globalAlpha = 0.85 - 0.55 * dim
    context.beginPath()
    context.ellipse(0, radius * 2.5, radius * 1.7, radius * 0.62, 0, 0, Math.PI * 2)
    context.fill()
    context.globalAlpha = 1
    const skin = context.createLinearGradient(0, -radius * 1.4, 0, radius * 2.2)
    skin.addColorStop(0, '#5b45b0')
    skin.addColorStop(0.4, '#2a1c62')
    skin.addColorStop(1, '#120b34')
    context.fillStyle = skin
    context.strokeStyle = 'rgb(214 190 255 / 0.9)'
    context.lineWidth = Math.max(2, radius * 0.07)
    const shape = friendShape(ears, radius)
    context.stroke(shape)
    context.fill(shape)
    context.restore()
  }
}

/** Where a pointed ear meets the head, in radii of the head. */
const INNER = { x: 0.2, y: -0.8 }
const OUTER = { x: 0.92, y: -0.4 }

function friendShape(ears: (typeof FRIENDS)[number]['ears'], radius: number): Path2D {
  const shape = new Path2D()
  const add = (x: number, y: number, wide: number, high: number, turn = 0) => {
    shape.moveTo(x + wide * Math.cos(turn), y + wide * Math.sin(turn))
    shape.ellipse(x, y, wide, high, turn, 0, Math.PI * 2)
  }
  for (const side of [-1, 1]) {
    if (ears === 'long')
      add(side * radius * 0.34, -radius * 1.25, radius * 0.2, radius * 0.66, side * 0.16)
    if (ears === 'round') add(side * radius * 0.66, -radius * 0.72, radius * 0.3, radius * 0.3)
    if (ears === 'mane') add(side * radius * 0.7, -radius * 0.82, radius * 0.26, radius * 0.26)
    if (ears === 'pointed') addPointedEar(shape, side, radius)
  }
  if (ears === 'mane') {
    for (let tuft = 0; tuft < 14; tuft++) {
      const angle = (tuft / 14) * Math.PI * 2
      add(
        Math.cos(angle) * radius * 0.92,
        Math.sin(angle) * radius * 0.86,
        radius * 0.34,
        radius * 0.34,
      )
    }
  }
  add(0, 0, radius, radius * 0.94)
  add(0, radius * 1.7, radius * 1.15, radius * 1.1)
  return shape
}

/** The same way round as the head: where they overlap, shapes of opposite ways leave a hole. */
function addPointedEar(shape: Path2D, side: number, radius: number): void {
  const from = side > 0 ? INNER : OUTER
  const to = side > 0 ? OUTER : INNER
  shape.moveTo(side * radius * from.x, radius * from.y)
  shape.lineTo(side * radius * 0.86, -radius * 1.45)
  shape.lineTo(side * radius * to.x, radius * to.y)
  shape.closePath()
}

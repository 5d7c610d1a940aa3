/** What one of the screens shows of a title while nothing of it plays. */
export type StillPicture = { title: string; pictureUrl: string | null }

/** Pixels of a side screen's picture. */
export const PANEL_PIXELS = { width: 512, height: 288 } as const
/** Pixels of the name under it. */
export const LABEL_PIXELS = { width: 512, height: 80 } as const
const SCREEN_PIXELS = { width: 1280, height: 720 } as const

/** The page's own letters, as its style sheet names them. */
const lettersOf = (weight: number, sizePx: number) => {
  const style = getComputedStyle(document.documentElement)
  return `${weight} ${sizePx}px ${style.getPropertyValue('--font-display') || 'sans-serif'}`
}

function canvasOf({ width, height }: { width: number; height: number }) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser paints no pictures')
  return { canvas, context }
}

/** A picture of the page's own server; undefined: it cannot be had. */
export async function fetchPicture(url: string | null): Promise<HTMLImageElement | undefined> {
  if (url === null) return undefined
  const image = new Image()
  image.src = url
  return image.decode().then(
    () => image,
    () => undefined,
  )
}

/** Draws a picture so that it covers everything. */
function cover(context: CanvasRenderingContext2D, image: HTMLImageElement): void {
  const { width, height } = context.canvas
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight)
  const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale]
  context.drawImage(image, (width - wide) / 2, (height - high) / 3, wide, high)
}

/** Where a title has no picture: dusk, and a lantern's light. */
function dusk(context: CanvasRenderingContext2D): void {
  const { width, height } = context.canvas
  const sky = context.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, '#1a1850')
  sky.addColorStop(1, '#6b2f6e')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  const light = context.createRadialGradient(width / 2, height, 0, width / 2, height, height)
  light.addColorStop(0, 'rgb(255 180 84 / 0.7)')
  light.addColorStop(1, 'rgb(255 180 84 / 0)')
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
}

/** Writes a line in the middle, as large as it fits. */
function writeLine(
  context: CanvasRenderingContext2D,
  text: string,
  line: { y: number; sizePx: number; weight: number; color: string },
): void {
  const room = context.canvas.width * 0.9
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
  context.font = lettersOf(line.weight, line.sizePx)
  const wide = context.measureText(text).width
  if (wide > room) context.font = lettersOf(line.weight, Math.floor((line.sizePx * room) / wide))
  context.fillStyle = line.color
  context.fillText(text, context.canvas.width / 2, line.y, room)
}

/** The picture of a side screen. */
export function paintPanel(image: HTMLImageElement | undefined): HTMLCanvasElement {
  const { canvas, context } = canvasOf(PANEL_PIXELS)
  if (image) cover(context, image)
  else dusk(context)
  return canvas
}

/** The name under a side screen. */
export function paintLabel({ title }: StillPicture): HTMLCanvasElement {
  const { canvas, context } = canvasOf(LABEL_PIXELS)
  writeLine(context, title, { y: canvas.height / 2, sizePx: 50, weight: 600, color: '#fff' })
  return canvas
}

/** Picture and name of a side screen in one. */
export function paintStill(still: StillPicture, image: HTMLImageElement | undefined) {
  const height = PANEL_PIXELS.height + LABEL_PIXELS.height
  const { canvas, context } = canvasOf({ width: PANEL_PIXELS.width, height })
  context.fillStyle = '#0b0a24'
  context.fillRect(0, 0, canvas.width, height)
  context.drawImage(paintPanel(image), 0, 0)
  context.drawImage(paintLabel(still), 0, PANEL_PIXELS.height)
  return canvas
}

/** What the big screen shows before a film: a title's picture, darkened, and an invitation. */
export function paintInvitation(
  still: StillPicture,
  invitation: string,
  image: HTMLImageElement | undefined,
): HTMLCanvasElement {
  const { canvas, context } = canvasOf(SCREEN_PIXELS)
  if (image) cover(context, image)
  else dusk(context)
  const shade = context.createLinearGradient(0, canvas.height * 0.35, 0, canvas.height)
  shade.addColorStop(0, 'rgb(5 6 15 / 0.05)')
  shade.addColorStop(0.6, 'rgb(5 6 15 / 0.72)')
  shade.addColorStop(1, 'rgb(5 6 15 / 0.88)')
  context.fillStyle = shade
  context.fillRect(0, 0, canvas.width, canvas.height)
  paintPlay(context)
  writeLine(context, invitation, { y: 566, sizePx: 40, weight: 500, color: '#ffd9a0' })
  writeLine(context, still.title, { y: 634, sizePx: 72, weight: 700, color: '#fff' })
  return canvas
}

function paintPlay(context: CanvasRenderingContext2D): void {
  const [x, y, radius] = [context.canvas.width / 2, 300, 92]
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fillStyle = 'rgb(255 180 84 / 0.94)'
  context.shadowColor = 'rgb(255 160 60 / 0.9)'
  context.shadowBlur = 70
  context.fill()
  context.shadowBlur = 0
  context.beginPath()
  context.moveTo(x - 28, y - 44)
  context.lineTo(x + 50, y)
  context.lineTo(x - 28, y + 44)
  context.closePath()
  context.fillStyle = '#2a1604'
  context.fill()
}

/** Repaints the captions that are read in a headset, where the page's own cannot be seen. Says whether they
 *  have changed. */
export function captionPainter() {
  const { canvas, context } = canvasOf({ width: 1024, height: 192 })
  let shown = ''
  return {
    canvas,
    say(text: string): boolean {
      if (text === shown) return false
      shown = text
      context.clearRect(0, 0, canvas.width, canvas.height)
      const lines = text.split('\n').slice(0, 3)
      if (text !== '') {
        context.fillStyle = 'rgb(5 6 15 / 0.72)'
        context.beginPath()
        context.roundRect(24, 0, canvas.width - 48, lines.length * 62 + 8, 20)
        context.fill()
      }
      for (const [at, line] of lines.entries()) {
        writeLine(context, line, { y: 36 + at * 62, sizePx: 50, weight: 600, color: '#fff' })
      }
      return true
    },
  }
}

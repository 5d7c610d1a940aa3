import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** The least contrast of words and what is behind them. Source: WCAG 2.2, 1.4.3. */
export const LEAST_CONTRAST = 4.5

/** The share of the pixels behind a word, the worst first, that may fall short: specks of a busy
 *  picture, not an edge of it. */
const SPECKS = 0.03

/** The size of the pictures that stand in for those of films, pixels. */
const PICTURE = { width: 640, height: 360 }
const TILE_PX = 8

/** The worst pictures that a film may bring: all white, and small bright tiles beside dark ones. */
export const WORST_PICTURES: Record<string, () => Promise<Buffer>> = {
  white: () =>
    sharp({ create: { ...PICTURE, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  busy: () => {
    const bright = ['#ffffff', '#fff6a0', '#a0fff4', '#ffffff', '#ffd0f0', '#303048']
    const lines = Array.from({ length: PICTURE.height / TILE_PX }, (_, y) =>
      Array.from({ length: PICTURE.width / TILE_PX }, (_, x) => {
        const colour = bright[(x * 7 + y * 11 + ((x * y) % 5)) % bright.length]
        const at = `x="${x * TILE_PX}" y="${y * TILE_PX}"`
        return `<rect ${at} width="${TILE_PX}" height="${TILE_PX}" fill="${colour}"/>`
      }).join(''),
    )
    const { width, height } = PICTURE
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${lines.join('')}</svg>`
    return sharp(Buffer.from(drawing)).png().toBuffer()
  },
}

/** Every picture of a film is `picture` from now on, and every moving one stays away: its place is
 *  white. */
export async function showOnly(page: Page, picture: Buffer): Promise<void> {
  await page.route('**/*', (route) => {
    const kind = route.request().resourceType()
    const { pathname } = new URL(route.request().url())
    if (kind === 'media' || /\.(m3u8|m4s|mp4|webm)$/.test(pathname)) return
    if (kind !== 'image' || pathname.endsWith('.svg')) return route.fallback()
    return route.fulfill({ contentType: 'image/png', body: picture })
  })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style')
      style.textContent = 'video { background: #fff !important }'
      document.head.append(style)
    })
  })
}

type Word = {
  text: string
  colour: [red: number, green: number, blue: number, alpha: number]
  box: { x: number; y: number; width: number; height: number }
}

/** The words that can be seen in a part of the page, with their colour and place on the screen. */
function wordsIn(part: Element): Word[] {
  const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const colourOf = (element: Element): Word['colour'] => {
    const { color, backgroundClip } = getComputedStyle(element)
    let alpha = 1
    for (let one: Element | null = element; one; one = one.parentElement) {
      alpha *= Number(getComputedStyle(one).opacity)
    }
    if (!paint) throw new Error('no canvas')
    paint.clearRect(0, 0, 1, 1)
    // A title that is filled with light: its darkest end.
    paint.fillStyle = backgroundClip === 'text' ? '#ffd896' : color
    paint.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, own = 0] = paint.getImageData(0, 0, 1, 1).data
    return [red, green, blue, (own / 255) * alpha]
  }
  const isOnTop = (element: Element, x: number, y: number) => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (top.contains(element) || element.contains(top))
  }
  const isRead = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.sr-only, [aria-disabled="true"], :disabled')
  const isInSight = ({ x, y, width, height }: DOMRect) =>
    Math.min(width, height) > 2 &&
    Math.min(x, y) >= 0 &&
    x + width <= innerWidth &&
    y + height <= innerHeight
  const words: Word[] = []
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim().slice(0, 40)
    if (!element || !text || !isRead(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      const { x, y, width, height } = line
      if (!isInSight(line) || !isOnTop(element, x + width / 2, y + height / 2)) continue
      words.push({ text, colour: colourOf(element), box: { x, y, width, height } })
    }
  }
  return words
}

/** Words that come back are at once what they were. */
const STILL = '*, *::before, *::after { transition: none !important; animation: none !important }'

const HIDDEN_WORDS = `*, *::before, *::after {
  color: transparent !important; -webkit-text-fill-color: transparent !important;
  text-shadow: none !important;
}
.hero-title { background: none !important; filter: none !important }`

/** Words of a part that stand on too bright a ground, one line each, and how many there are in all.
 *  Shadows of the words are not counted: they are hidden with them. */
export async function poorWords(part: Locator): Promise<{ count: number; poor: string[] }> {
  await part.waitFor({ state: 'attached' })
  await part.page().addStyleTag({ content: STILL })
  const { words, shot } = await lookAt(part)
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const poor = words.flatMap((word) => {
    const contrast = contrastOf(word, { data, width: info.width })
    return contrast < LEAST_CONTRAST ? [`${contrast.toFixed(2)}: ${word.text}`] : []
  })
  return { count: words.length, poor }
}

/** Brings a part to the middle of the screen, and waits for its pictures that are in sight. */
async function bringIntoSight(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const isInSight = (one: Element) => {
    const { x, y, right, bottom, width } = one.getBoundingClientRect()
    return width > 0 && x < innerWidth && y < innerHeight && right > 0 && bottom > 0
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  const pictures = [...element.querySelectorAll('img')].filter(isInSight)
  await Promise.all(pictures.map((one) => one.decode().catch(() => undefined)))
  await frame()
}

const placesOf = (words: Word[]) => JSON.stringify(words.map(({ text, box }) => ({ text, box })))

/** How often the page is looked at until nothing moves meanwhile. */
const MAX_LOOKS = 8

/** The words of a part, and the screen without them. A part that comes later may push this one away
 *  between the two: then it is looked at once more. */
async function lookAt(part: Locator): Promise<{ words: Word[]; shot: Buffer }> {
  const page = part.page()
  for (let look = 0; look < MAX_LOOKS; look++) {
    await part.evaluate(bringIntoSight)
    const words = await part.evaluate(wordsIn)
    const style = await page.addStyleTag({ content: HIDDEN_WORDS })
    const shot = await page.screenshot({ animations: 'disabled' })
    await style.evaluate((element) => element.parentNode?.removeChild(element))
    const after = await part.evaluate(wordsIn)
    if (words.length > 0 && placesOf(after) === placesOf(words)) return { words, shot }
  }
  throw new Error(`${part} showed no words that stay where they are`)
}

type Pixels = { data: Buffer; width: number }

function contrastOf(
  { colour: [red, green, blue, alpha], box }: Word,
  { data, width }: Pixels,
): number {
  const contrasts: number[] = []
  for (let y = Math.floor(box.y); y < Math.floor(box.y + box.height); y++) {
    for (let x = Math.floor(box.x); x < Math.floor(box.x + box.width); x++) {
      const at = 3 * (y * width + x)
      const behind = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const
      const seen = [red, green, blue].map(
        (own, index) => own * alpha + (behind[index] ?? 0) * (1 - alpha),
      )
      const [one, other] = [lightOf(seen), lightOf(behind)]
      contrasts.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05))
    }
  }
  contrasts.sort((one, other) => one - other)
  return contrasts[Math.floor(contrasts.length * SPECKS)] ?? Number.POSITIVE_INFINITY
}

/** Relative luminance of a colour in sRGB, 0 to 255 each. Source: WCAG 2.2, "relative luminance". */
function lightOf(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

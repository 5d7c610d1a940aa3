import type { EditorFont, ItemText, TextStyle } from '@starnest/contract/editor/document'
import type { Context } from './context.ts'
import type { SizePx } from './placement.ts'

/** Families of our fonts, as they have to be registered where something is drawn. */
export const FONT_FAMILIES: Readonly<Record<EditorFont, string>> = {
  outfit: 'Starnest Outfit',
  baloo: 'Starnest Baloo',
  bangers: 'Starnest Bangers',
  pacifico: 'Starnest Pacifico',
  limelight: 'Starnest Limelight',
}

/** Words that are drawn: those of an item, or the credits of the film. */
export type DrawnText = Omit<ItemText, 'style'> & { readonly style: TextStyle | 'credits' }

/** Where the words of a style stand: shares of the frame. Sizes are of its short side. */
type Setting = {
  readonly size: number
  readonly subtitleSize: number
  readonly width: number
  /** Of the block of words: its upper edge, its middle, or its lower edge. */
  readonly y: number
  readonly from: 'top' | 'middle' | 'bottom'
  readonly align: 'center' | 'start'
  readonly maxHeight: number
}

const SETTINGS: Readonly<Record<DrawnText['style'], Setting>> = {
  'title-card': {
    ...{ size: 0.12, subtitleSize: 0.055, width: 0.84, maxHeight: 0.8 },
    ...{ y: 0.5, from: 'middle', align: 'center' },
  },
  'lower-third': {
    ...{ size: 0.065, subtitleSize: 0.042, width: 0.6, maxHeight: 0.4 },
    ...{ y: 0.9, from: 'bottom', align: 'start' },
  },
  caption: {
    ...{ size: 0.06, subtitleSize: 0.05, width: 0.86, maxHeight: 0.4 },
    ...{ y: 0.94, from: 'bottom', align: 'center' },
  },
  credits: {
    ...{ size: 0.03, subtitleSize: 0.03, width: 0.86, maxHeight: 0.2 },
    ...{ y: 0.06, from: 'top', align: 'center' },
  },
}

/** Share of a block's height that stands above its place. */
const ABOVE = { top: 0, middle: 0.5, bottom: 1 } as const

const LINE_HEIGHT = 1.22
/** Share of the frame's short side between words and the edge of what lies behind them. */
const PADDING = 0.025
/** Smallest share of its size that words shrink to before the rest is left out. */
const SMALLEST = 0.35

type Line = { readonly text: string; readonly sizePx: number }

/** The lines of an item's words, no wider and higher than its style has it: they shrink first, and what
 *  then still has no room is left out, with an ellipsis. */
export function linesOf(
  context: Pick<Context<never>, 'font' | 'measureText'>,
  text: DrawnText,
  frame: SizePx,
): Line[] {
  const setting = SETTINGS[text.style]
  const shortPx = Math.min(frame.widthPx, frame.heightPx)
  const widthPx = setting.width * frame.widthPx
  const heightPx = setting.maxHeight * frame.heightPx
  for (let shrink = 1; ; shrink *= 0.85) {
    const scale = text.size * shortPx * shrink
    const lines = [
      ...wrap(context, text, { words: text.text, sizePx: setting.size * scale, widthPx }),
      ...wrap(context, text, {
        words: text.subtitle,
        sizePx: setting.subtitleSize * scale,
        widthPx,
      }),
    ]
    const isFitting = heightOf(lines) <= heightPx
    if (isFitting || shrink < SMALLEST) return isFitting ? lines : cutTo(lines, heightPx)
  }
}

const heightOf = (lines: readonly Line[]) =>
  lines.reduce((height, { sizePx }) => height + sizePx * LINE_HEIGHT, 0)

function cutTo(lines: readonly Line[], heightPx: number): Line[] {
  const kept: Line[] = []
  for (const line of lines) {
    if (heightOf([...kept, line]) > heightPx) break
    kept.push(line)
  }
  const last = kept.pop()
  return last ? [...kept, { ...last, text: `${last.text}…` }] : []
}

function wrap(
  context: Pick<Context<never>, 'font' | 'measureText'>,
  text: DrawnText,
  { words, sizePx, widthPx }: { words: string; sizePx: number; widthPx: number },
): Line[] {
  if (words.trim() === '') return []
  context.font = fontOf(text, sizePx)
  const isFitting = (line: string) => context.measureText(line).width <= widthPx
  return words
    .split('\n')
    .flatMap((paragraph) =>
      wrapParagraph(paragraph.trim().split(' '), isFitting).map((line) => ({ text: line, sizePx })),
    )
}

function wrapParagraph(words: readonly string[], isFitting: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words.flatMap((one) => pieces(one, isFitting))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || isFitting(longer)) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}

/** A word that is wider than a line, in pieces that are not. */
function pieces(word: string, isFitting: (line: string) => boolean): string[] {
  if (isFitting(word)) return [word]
  const letters = [...word]
  const parts: string[] = []
  let part = ''
  for (const letter of letters) {
    if (part !== '' && !isFitting(part + letter)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

const fontOf = ({ font }: DrawnText, sizePx: number) =>
  `700 ${sizePx.toFixed(2)}px "${FONT_FAMILIES[font]}"`

/** Whether words are read from the right: their first letter that has a direction says so. */
export function isRightToLeft(words: string): boolean {
  const letter = /\p{L}/u.exec(words)?.[0]
  return letter !== undefined && /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter)
}

/** Draws words over a frame. No markup has a meaning in them. */
export function drawText<Image>(context: Context<Image>, text: DrawnText, frame: SizePx): void {
  const lines = linesOf(context, text, frame)
  if (lines.length === 0) return
  const block = blockOf(context, text, lines, frame)
  drawBehind(context, text, block, frame)
  context.fillStyle = text.color
  context.textBaseline = 'middle'
  context.direction = block.align === 'right' ? 'rtl' : 'ltr'
  context.textAlign = block.align
  let yPx = block.topPx
  for (const line of lines) {
    context.font = fontOf(text, line.sizePx)
    context.fillText(line.text, block.xPx, yPx + (line.sizePx * LINE_HEIGHT) / 2)
    yPx += line.sizePx * LINE_HEIGHT
  }
}

/** Where the lines of an item stand: `xPx` is the middle, the left or the right of each, by `align`. */
type Block = SizePx & {
  readonly align: 'left' | 'right' | 'center'
  readonly xPx: number
  readonly leftPx: number
  readonly topPx: number
}

function blockOf<Image>(
  context: Context<Image>,
  text: DrawnText,
  lines: readonly Line[],
  frame: SizePx,
): Block {
  const setting = SETTINGS[text.style]
  const [widthPx, heightPx] = [widestOf(context, text, lines), heightOf(lines)]
  const anchorPx = setting.y * frame.heightPx
  const topPx = anchorPx - ABOVE[setting.from] * heightPx
  const size = { widthPx, heightPx, topPx }
  const sidePx = ((1 - SETTINGS.caption.width) / 2) * frame.widthPx
  if (setting.align === 'center') {
    const xPx = frame.widthPx / 2
    return { ...size, align: 'center', xPx, leftPx: xPx - widthPx / 2 }
  }
  if (!isRightToLeft(text.text)) return { ...size, align: 'left', xPx: sidePx, leftPx: sidePx }
  const xPx = frame.widthPx - sidePx
  return { ...size, align: 'right', xPx, leftPx: xPx - widthPx }
}

function drawBehind<Image>(
  context: Context<Image>,
  { background, style }: DrawnText,
  { leftPx, topPx, widthPx, heightPx }: Block,
  frame: SizePx,
): void {
  if (background === null) return
  context.fillStyle = background
  if (style === 'title-card') {
    context.fillRect(0, 0, frame.widthPx, frame.heightPx)
    return
  }
  const paddingPx = PADDING * Math.min(frame.widthPx, frame.heightPx)
  const around = [widthPx + 2 * paddingPx, heightPx + 2 * paddingPx] as const
  context.fillRect(leftPx - paddingPx, topPx - paddingPx, ...around)
}

function widestOf<Image>(context: Context<Image>, text: DrawnText, lines: readonly Line[]): number {
  return lines.reduce((widest, line) => {
    context.font = fontOf(text, line.sizePx)
    return Math.max(widest, context.measureText(line.text).width)
  }, 0)
}

import { clamp, ease } from '../time/easing.ts'

/** Words drawn over the picture. Lengths are in 720ths of the picture's height, so that a poster
 *  and a film share them; x runs to 1280 in a film and to 480 on a 2:3 poster. */
export type LetteringPlan = {
  /** Lines of the title, and the height of each. */
  lines: readonly { text: string; size: number }[]
  /** Middle of the block. */
  x: number
  y: number
  family: string
  weight?: number
  /** Seconds since the letters started to come; left out, they all stand. */
  age?: number
  /** 0 to 1: fades the words away. */
  gone?: number
  /** Fill from top to bottom, and the outline round it. */
  top: string
  bottom: string
  outline: string
  /** Outline width as a share of the size; 0.15 is a storybook sticker, 0 none. */
  outlineWidth?: number
  /** Halo in this colour: neon, magic, moonlight. */
  halo?: string
  /** How letters come: popping up, rising, falling, or just appearing. */
  entrance?: 'pop' | 'rise' | 'drop' | 'fade'
  /** Extra space between letters, share of the size. */
  spacing?: number
  /** A quiet line below. */
  subtitle?: { text: string; size: number; color: string }
}

type Glyph = { text: string; x: number; y: number; size: number; order: number }

/** Seconds between the entrances of two letters. */
const LETTER_DELAY_SECONDS = 0.045
/** Seconds a letter's entrance takes. */
const LETTER_ENTRANCE_SECONDS = 0.5
/** Height of one line as a share of its size. */
const LINE_HEIGHT = 0.92

/** Draws a lettering plan on a canvas whose unit is a 720th of the picture's height. Shadows of
 *  all letters come first, then outlines, then fills, so that no letter covers its neighbour. */
export function drawLettering(canvas: CanvasRenderingContext2D, plan: LetteringPlan): void {
  canvas.save()
  canvas.globalAlpha = 1 - (plan.gone ?? 0)
  canvas.lineJoin = 'round'
  canvas.textAlign = 'center'
  canvas.textBaseline = 'alphabetic'
  const glyphs = layOut(canvas, plan)
  const width = plan.outlineWidth ?? 0.15
  if (width > 0) {
    each(canvas, plan, glyphs, ({ text, size }) => {
      canvas.lineWidth = size * (width + 0.05)
      canvas.strokeStyle = 'rgba(14,6,48,.35)'
      canvas.strokeText(text, 0, size * 0.36)
    })
    each(canvas, plan, glyphs, ({ text, size }) => {
      canvas.lineWidth = size * width
      canvas.strokeStyle = plan.outline
      canvas.strokeText(text, 0, size * 0.3)
    })
  }
  each(canvas, plan, glyphs, (glyph) => fill(canvas, plan, glyph))
  if (plan.subtitle) drawSubtitle(canvas, plan, glyphs.length)
  canvas.restore()
}

const fontOf = (plan: LetteringPlan, size: number, weight = plan.weight ?? 800) =>
  `${weight} ${size}px "${plan.family}"`

function layOut(canvas: CanvasRenderingContext2D, plan: LetteringPlan): Glyph[] {
  const glyphs: Glyph[] = []
  const height = plan.lines.reduce((sum, line) => sum + line.size * LINE_HEIGHT, 0)
  let y = plan.y - height / 2
  for (const line of plan.lines) {
    canvas.font = fontOf(plan, line.size)
    const gap = (plan.spacing ?? 0) * line.size
    const letters = [...line.text].map((text) => ({
      text,
      width: canvas.measureText(text).width + gap,
    }))
    let x = plan.x - letters.reduce((sum, letter) => sum + letter.width, 0) / 2
    y += line.size * LINE_HEIGHT
    for (const { text, width } of letters) {
      glyphs.push({
        text,
        x: x + width / 2,
        y: y - line.size * 0.3,
        size: line.size,
        order: glyphs.length,
      })
      x += width
    }
  }
  return glyphs
}

function each(
  canvas: CanvasRenderingContext2D,
  plan: LetteringPlan,
  glyphs: readonly Glyph[],
  draw: (glyph: Glyph) => void,
): void {
  for (const glyph of glyphs) {
    const age = plan.age ?? 9
    const come = clamp((age - glyph.order * LETTER_DELAY_SECONDS) / LETTER_ENTRANCE_SECONDS)
    if (come <= 0 || glyph.text === ' ') continue
    canvas.save()
    enter(canvas, plan.entrance ?? 'pop', glyph, come, age)
    canvas.font = fontOf(plan, glyph.size)
    draw(glyph)
    canvas.restore()
  }
}

function enter(
  canvas: CanvasRenderingContext2D,
  entrance: NonNullable<LetteringPlan['entrance']>,
  glyph: Glyph,
  come: number,
  age: number,
): void {
  const rest = 1 - ease.out(come)
  const bob = Math.sin(age * 2 + (glyph.order + 1) * 0.5) * 2.2
  if (entrance === 'pop') {
    canvas.translate(glyph.x, glyph.y - bob)
    canvas.rotate((1 - come) * 0.35 * (glyph.order % 2 ? -1 : 1))
    const grown = ease.back(come)
    canvas.scale(grown, grown)
    return
  }
  const shift = { rise: rest * glyph.size * 0.6, drop: -rest * glyph.size * 0.9, fade: 0 }[entrance]
  canvas.globalAlpha *= come
  canvas.translate(glyph.x, glyph.y + shift)
}

function fill(canvas: CanvasRenderingContext2D, plan: LetteringPlan, { text, size }: Glyph): void {
  const gradient = canvas.createLinearGradient(0, -size * 0.4, 0, size * 0.34)
  gradient.addColorStop(0, plan.top)
  gradient.addColorStop(1, plan.bottom)
  canvas.fillStyle = gradient
  if (plan.halo) {
    canvas.shadowColor = plan.halo
    canvas.shadowBlur = size * 0.4
    canvas.fillText(text, 0, size * 0.3)
  }
  canvas.fillText(text, 0, size * 0.3)
}

function drawSubtitle(
  canvas: CanvasRenderingContext2D,
  plan: LetteringPlan,
  letters: number,
): void {
  const { subtitle } = plan
  if (!subtitle) return
  const height = plan.lines.reduce((sum, line) => sum + line.size * LINE_HEIGHT, 0)
  const late = letters * LETTER_DELAY_SECONDS + 0.3
  canvas.globalAlpha *= clamp(((plan.age ?? 9) - late) / 0.6)
  canvas.font = fontOf(plan, subtitle.size, Math.min(600, plan.weight ?? 600))
  canvas.shadowColor = 'rgba(20,5,60,.8)'
  canvas.shadowBlur = 10
  canvas.fillStyle = subtitle.color
  canvas.fillText(subtitle.text, plan.x, plan.y + height / 2 + subtitle.size * 2)
}

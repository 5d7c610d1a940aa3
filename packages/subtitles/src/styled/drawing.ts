import { numberText } from './number-in.ts'

/** Most points of one drawing or drawn clip; the finest signs have some hundred. */
const MAX_POINTS = 2000
/** Farthest point from the origin, in units of the drawing. */
const FARTHEST = 100_000
const MAX_CHARACTERS = 40_000

/** Commands of drawings, and of how many points each takes one more: a curve of Bézier has three. */
const STEPS: Readonly<Record<string, number>> = { m: 1, n: 1, l: 1, b: 3, s: 3, p: 1, c: 0 }
const TOKEN = /[mnlbspc]|[-+]?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})/g

/** A drawing of SubStation Alpha with nothing in it but whole commands and bounded points; '': it draws nothing;
 *  null: it has more points than any renderer should be given. Source: SubStation Alpha 4.00+, "Drawing commands". */
export function tidyDrawing(drawing: string): string | null {
  if (drawing.length > MAX_CHARACTERS) return null
  const commands: { name: string; numbers: string[] }[] = []
  let count = 0
  for (const [token] of drawing.toLowerCase().matchAll(TOKEN)) {
    if (token in STEPS) {
      commands.push({ name: token, numbers: [] })
      continue
    }
    count += 1
    if (count > 2 * MAX_POINTS) return null
    commands.at(-1)?.numbers.push(numberText(Number(token), { from: -FARTHEST, to: FARTHEST }))
  }
  const whole = commands.flatMap(({ name, numbers }) => {
    const step = 2 * (STEPS[name] ?? 1)
    if (step === 0) return [name]
    const points = name === 'm' || name === 'n' ? 2 : numbers.length - (numbers.length % step)
    const kept = numbers.slice(0, points)
    return kept.length < step ? [] : [[name, ...kept].join(' ')]
  })
  // What does not begin with a move has no place to begin at.
  return whole[0]?.startsWith('m') ? whole.join(' ') : ''
}

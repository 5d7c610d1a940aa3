import { type Random, randomOf } from './random.ts'

/** A subtitle file with whatever people and programs get wrong in it, and the texts of its cues in the order of their
 *  times, without white space. */
export type MessyFile = { readonly file: string; readonly texts: readonly string[] }

/** Written and meant: markup and entities on the left, what is to be read on the right. */
const TEXTS: readonly (readonly [written: string, read: string])[] = [
  ['Hello there', 'Hello there'],
  ['<i>Where are they?</i>', 'Where are they?'],
  ['{\\an8}<font color="#fff">Up here</font>', 'Up here'],
  ['Salt &amp; pepper &lt;3', 'Salt & pepper <3'],
  ['♪ La la la ♪', '♪ La la la ♪'],
  ['See you at 10:30 - or 11:30', 'See you at 10:30 - or 11:30'],
  ['It costs 1.567.202 pesos', 'It costs 1.567.202 pesos'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['مرحبا Leo 3', 'مرحبا Leo 3'],
  ['星の子はどこ？', '星の子はどこ？'],
  ['- Are you coming?\n- In a minute.', '- Are you coming?\n- In a minute.'],
  ['3 < 4', '3 < 4'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['<b>unclosed', 'unclosed'],
  ['Look --> there', 'Look --> there'],
]

/** A file by a seed. */
export function messyFile(seed: number, format: 'srt' | 'vtt'): MessyFile {
  const random = randomOf(seed)
  const lineBreak = random.pick(['\n', '\r\n', '\r'])
  const count = 1 + random.below(30)
  let at = random.below(5000)
  const texts: string[] = []
  const blocks: string[] = []
  for (let nth = 1; nth <= count; nth++) {
    const [written, read] = random.pick(TEXTS)
    const startMs = at
    at += 900 + random.below(4000)
    const endMs = endOf(random, startMs, at)
    const index = format === 'srt' ? srtIndex(random, nth) : vttName(random, nth)
    const hasBlank = random.chance(0.1)
    const body = hasBlank ? `${written}\n\nafter a gap` : written
    const tail = random.pick(['', '', '', ' X1:40 X2:600 Y1:20 Y2:80', '  ', ' align:start line:0'])
    const times = `${time(random, startMs)}${random.pick([' --> ', ' --> ', '-->', ' -> '])}${time(random, endMs)}`
    blocks.push(`${index}${times}${tail}\n${body}`)
    texts.push((hasBlank ? `${read}after a gap` : read).replace(/\s/g, ''))
    if (format === 'vtt' && random.chance(0.05)) blocks.push('NOTE nobody says\nthis at all')
  }
  const head =
    format === 'vtt'
      ? `${random.pick(['WEBVTT', 'WEBVTT - a film', 'WEBVTT\nKind: captions'])}\n\n`
      : ''
  const between = random.pick(['\n\n', '\n\n', '\n\n\n', '\n \n'])
  const whole = `${random.pick(['', '\uFEFF'])}${head}${blocks.join(between)}${random.pick(['', '\n', '\n\n'])}`
  return { file: whole.replaceAll('\n', lineBreak), texts }
}

const srtIndex = (random: Random, nth: number) =>
  random.pick([`${nth}\n`, `${nth}\n`, `${nth}\n`, `${nth} \n`, '', '1\n', 'x\n'])

const vttName = (random: Random, nth: number) =>
  random.pick(['', '', `${nth}\n`, `chapter ${nth}\n`])

/** Mostly the time at which the next cue begins or before; sometimes after it, or before the start. */
function endOf(random: Random, startMs: number, nextMs: number): number {
  if (random.chance(0.05)) return Math.max(0, startMs - random.below(3000))
  if (random.chance(0.05)) return nextMs + random.below(3000)
  return startMs + 500 + random.below(nextMs - startMs - 500)
}

function time(random: Random, ms: number): string {
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0')
  const mark = random.pick([',', '.'])
  const fraction = random.pick([part(ms % 1000, 3), part(ms % 1000, 3), `${part(ms % 1000, 3)}0`])
  const clock = [part((ms / 60_000) % 60, 2), part((ms / 1000) % 60, 2)].join(':')
  const hours =
    ms >= 3_600_000 || random.chance(0.7) ? `${part(ms / 3_600_000, random.pick([1, 2, 2]))}:` : ''
  return `${hours}${clock}${mark}${fraction}`
}

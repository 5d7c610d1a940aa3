import { numberIn, type Span } from './number-in.ts'

/** Most styles of one file; those of a series have some dozen. */
export const MAX_STYLES = 500
const MAX_FONT_CHARACTERS = 60

/** How large the picture is that a file was written for, in its own pixels. */
export type ScriptSize = { readonly widthPx: number; readonly heightPx: number }

/** A style of a file: the name that it gets, what overrides have to know of it, and its line. */
export type TidyStyle = { name: string; font: string; fontSize: number; line: string }

/** Columns of the styles that are written. */
export const STYLE_COLUMNS = [
  ...['Name', 'Fontname', 'Fontsize', 'PrimaryColour', 'SecondaryColour', 'OutlineColour'],
  ...['BackColour', 'Bold', 'Italic', 'Underline', 'StrikeOut', 'ScaleX', 'ScaleY', 'Spacing'],
  ...['Angle', 'BorderStyle', 'Outline', 'Shadow', 'Alignment', 'MarginL', 'MarginR', 'MarginV'],
  'Encoding',
]

/** The largest letters, twice as high as the picture. */
export const fontSizeSpan = ({ heightPx }: ScriptSize): Span => ({ from: 1, to: 2 * heightPx })
/** Borders, blur and shadows are drawn pixel by pixel: each up to a share of the picture's height, borders a
 *  twentieth. */
export const borderSpan = ({ heightPx }: ScriptSize): Span => ({ from: 0, to: heightPx / 20 })
/** Blur, up to a thirty-sixth of the picture's height. */
export const blurSpan = ({ heightPx }: ScriptSize): Span => ({ from: 0, to: heightPx / 36 })
/** Shadows, up to a quarter of the picture's height away. */
export const shadowSpan = ({ heightPx }: ScriptSize): Span => ({
  from: -heightPx / 4,
  to: heightPx / 4,
})
/** Percent. */
export const SCALE: Span = { from: 0, to: 1000 }
/** Between letters, in the script's pixels. */
export const SPACING: Span = { from: -200, to: 500 }
/** Degrees. */
export const ANGLE: Span = { from: -36_000, to: 36_000 }
/** Of the picture's edges, in the script's pixels. */
export const MARGIN: Span = { from: 0, to: 10_000 }
/** Of the numeric keypad; and of SSA, where 5 to 7 are at the top and 9 to 11 in the middle. */
const ALIGNMENT: Span = { from: 1, to: 9 }
const SSA_ALIGNMENTS = [0, 1, 2, 3, 0, 7, 8, 9, 0, 4, 5, 6]

/** A font's name without anything that could end it where it is written into a style sheet. */
export const fontName = (name: string): string =>
  name
    .slice(0, MAX_FONT_CHARACTERS)
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '')
    .trim()

/** A colour as `&HAABBGGRR`: hexadecimal, or the decimal number of SSA. Without one it is `fallback`. */
function colour(text: string | undefined, fallback: string): string {
  const written = (text ?? '').slice(0, 40).trim()
  const [, hex] = /^&?h([0-9a-f]{1,8})/i.exec(written) ?? []
  if (hex !== undefined) return `&H${hex.padStart(8, '0').toUpperCase()}`
  if (!/^-?\d{1,10}$/.test(written)) return fallback
  const number = Number(written) >>> 0
  return `&H${number.toString(16).padStart(8, '0').toUpperCase()}`
}

type StyleFields = Readonly<Record<string, string>>

/** A style anew, from its columns in lower case: nothing of it is copied but numbers, colours and a font's name. */
export function tidyStyle(
  fields: StyleFields,
  { name, size, isSsa }: { name: string; size: ScriptSize; isSsa: boolean },
): TidyStyle {
  const number = (column: string, span: Span, fallback: number) =>
    numberIn(fields[column], span) ?? fallback
  const flag = (column: string) => (number(column, { from: -1, to: 1 }, 0) === 0 ? 0 : -1)
  const font = fontName((fields.fontname ?? '').replace(/^@/, '')) || 'Arial'
  const fontSize = number('fontsize', fontSizeSpan(size), 20)
  const back = colour(fields.backcolour, '&H00000000')
  const legacy = SSA_ALIGNMENTS[number('alignment', { from: 1, to: 11 }, 2)] || 2
  const line = [
    ...[name, font, fontSize],
    ...[colour(fields.primarycolour, '&H00FFFFFF'), colour(fields.secondarycolour, '&H000000FF')],
    // SSA draws borders in the colour of the shadow.
    ...[isSsa ? back : colour(fields.outlinecolour, '&H00000000'), back],
    ...[flag('bold'), flag('italic'), flag('underline'), flag('strikeout')],
    ...[number('scalex', SCALE, 100), number('scaley', SCALE, 100), number('spacing', SPACING, 0)],
    number('angle', ANGLE, 0),
    number('borderstyle', { from: 1, to: 4 }, 1) === 3 ? 3 : 1,
    number('outline', borderSpan(size), 2),
    number('shadow', { ...shadowSpan(size), from: 0 }, 2),
    Math.round(isSsa ? legacy : number('alignment', ALIGNMENT, 2)),
    ...[
      number('marginl', MARGIN, 10),
      number('marginr', MARGIN, 10),
      number('marginv', MARGIN, 10),
    ],
    1,
  ].join(',')
  return { name, font, fontSize, line: `Style: ${line}` }
}

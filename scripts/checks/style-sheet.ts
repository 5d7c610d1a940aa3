/** A name in a style sheet, and the line it stands on, counted from 1. */
export type StyleName = { name: string; line: number }

/** One declaration; `place`: every rule and at-rule around it, outermost first. */
export type Declaration = { place: string; property: string; value: string; line: number }

/** What a style sheet says. */
export type StyleSheet = {
  /** Selectors and at-rules, as written, and what is around them. */
  rules: { place: string; prelude: string; line: number }[]
  declarations: Declaration[]
}

/** A style sheet, and the path of its file. */
export type Sheet = StyleSheet & { file: string }

/** Where a comment or a text in quotes begins or ends. */
const MARKS = /(\/\*|\*\/|")/
/** What ends that which begins so. */
const ENDS = new Map([
  ['/*', '*/'],
  ['"', '"'],
])
const CLASS = /\.([a-zA-Z][\w-]*)/g
const BRACKETS = /\[[^[\]]*\]/g
const PARENTHESES = /\([^()]*\)/g
/** A selector of one element by one class, whatever state it is in. */
const BARE_CLASS = /^[a-z]*\.([a-zA-Z][\w-]*)(?:::?[\w-]+)*$/
const KEYFRAMES = /^@keyframes ([\w-]+)$/

/** Reads a style sheet with nested rules. Comments are left out, and so are texts that hold what
 *  would end a declaration. */
export function readStyleSheet(source: string): StyleSheet {
  const text = withoutUnread(source)
  const sheet: StyleSheet = { rules: [], declarations: [] }
  const around: string[] = []
  let begin = 0
  let line = 1
  for (const { 0: mark, index } of text.matchAll(/[{};]/g)) {
    const piece = text.slice(begin, index)
    const at = line + linesIn(piece.slice(0, piece.length - piece.trimStart().length))
    const written = piece.trim().replaceAll(/\s+/g, ' ')
    const place = around.join(' { ')
    line += linesIn(piece)
    begin = index + 1
    if (mark === '{') {
      sheet.rules.push({ place, prelude: written, line: at })
      around.push(written)
      continue
    }
    const colon = written.indexOf(':')
    const [property, value] = [written.slice(0, colon), written.slice(colon + 1).trim()]
    if (colon > 0) sheet.declarations.push({ place, property, value, line: at })
    if (mark === '}') around.pop()
  }
  return sheet
}

/** Blanks in the place of comments, and of what would end a declaration within a text in quotes. */
function withoutUnread(source: string): string {
  let inside = ''
  let text = ''
  for (const piece of source.split(MARKS)) {
    const before = inside
    if (before === '') inside = ENDS.get(piece) ?? ''
    else if (piece === before) inside = ''
    if (before === '*/' || inside === '*/') text += piece.replaceAll(/[^\n]/g, ' ')
    else text += before === '"' ? piece.replaceAll(/[{};]/g, ' ') : piece
  }
  return text
}

const linesIn = (text: string) => text.split('\n').length - 1

/** The classes that a style sheet's selectors name. */
export function classesOf({ rules }: StyleSheet): StyleName[] {
  return rules
    .filter(({ prelude }) => !prelude.startsWith('@'))
    .flatMap(({ prelude, line }) =>
      [...prelude.replaceAll(BRACKETS, ' ').matchAll(CLASS)].map(([, name = '']) => ({
        name,
        line,
      })),
    )
}

/** The classes that a style sheet describes by themselves, wherever their elements stand:
 *  `.card:hover::before`, but not `.list .card`, and not `.card.wide`. */
export function bareClassesOf({ rules }: StyleSheet): StyleName[] {
  return rules
    .filter(({ place }) => place.split(' { ').every((around) => /^(?:@|$)/.test(around)))
    .flatMap(({ prelude, line }) =>
      withoutConditions(prelude)
        .split(',')
        .flatMap((selector) => {
          const name = BARE_CLASS.exec(selector.trim())?.[1]
          return name ? [{ name, line }] : []
        }),
    )
}

/** A selector with a bare state in the place of each attribute, and without what stands in
 *  parentheses, however deep. */
function withoutConditions(selector: string): string {
  const shorter = selector.replaceAll(BRACKETS, ':state').replaceAll(PARENTHESES, '')
  return shorter === selector ? selector : withoutConditions(shorter)
}

/** The animations that a style sheet describes. */
export function keyframesOf({ rules }: StyleSheet): StyleName[] {
  return rules.flatMap(({ prelude, line }) => {
    const name = KEYFRAMES.exec(prelude)?.[1]
    return name ? [{ name, line }] : []
  })
}

/** Rules that say again for the same elements, under the same conditions, what they are to look like:
 *  one of them is in the wrong place. */
export function repeatedRules({ rules, declarations }: StyleSheet): StyleName[] {
  const saying = new Set(declarations.map(({ place }) => place))
  const seen = new Set<string>()
  return rules.flatMap(({ place, prelude, line }) => {
    const whole = place ? `${place} { ${prelude}` : prelude
    if (!saying.has(whole) || place.includes('@keyframes')) return []
    if (seen.has(whole)) return [{ name: prelude, line }]
    seen.add(whole)
    return []
  })
}

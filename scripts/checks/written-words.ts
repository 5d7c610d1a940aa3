import { parseSync } from 'oxc-parser'

/** Words in the texts of a program, which may be names of classes. */
export type WrittenWords = {
  words: ReadonlySet<string>
  /** Custom properties that a component gives its elements. */
  properties: ReadonlySet<string>
  /** Words that a running program completes: how they begin and end, such as `cards-` and `-small`. */
  unfinished: readonly { begin: string; end: string }[]
}

/** Stands where only a running program knows the text. */
const GAP = '\0'
const PROPERTY = /^--[a-z][\w-]*$/
const CLASS_ATTRIBUTE = /\bclass=["']([^"']*)["']/g

/** Every word in the texts of TypeScript source: literals and templates, wherever they stand, because
 *  names of classes are kept in constants and handed on. Imports are no such texts.
 *  @throws Error for source that cannot be parsed */
export function writtenWords(file: string, source: string): WrittenWords {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const texts = [...textsIn(program)]
  const all = texts.flatMap((text) => text.split(/\s+/)).filter(Boolean)
  return {
    words: new Set(all.filter((word) => !word.includes(GAP))),
    properties: new Set(texts.filter((text) => PROPERTY.test(text))),
    unfinished: all
      .filter((word) => word.includes(GAP))
      .map((word) => ({
        begin: word.slice(0, word.indexOf(GAP)),
        end: word.slice(word.lastIndexOf(GAP) + 1),
      })),
  }
}

/** Every class that HTML gives its elements. */
export function classesOfHtml(source: string): WrittenWords {
  const named = [...source.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) => names.split(' '))
  return { words: new Set(named), properties: new Set(), unfinished: [] }
}

/** Whether a name stands in the words, or is one that a running program completes. Only a beginning up
 *  to a hyphen counts as such: any name could begin with less. */
export function isWritten(name: string, { words, unfinished }: WrittenWords): boolean {
  return (
    words.has(name) ||
    unfinished.some(
      ({ begin, end }) => begin.endsWith('-') && name.startsWith(begin) && name.endsWith(end),
    )
  )
}

function* textsIn(node: unknown): Generator<string> {
  if (!isRecord(node)) return
  if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression') return
  if (node.type === 'Literal' && typeof node.value === 'string') {
    // The text of HTML within a program.
    yield node.value
    for (const word of classesOfHtml(node.value).words) yield word
  }
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis)) {
    const text = node.quasis.map((quasi) => quasi.value.cooked).join(GAP)
    yield text
    for (const word of classesOfHtml(text).words) yield word
  }
  for (const inside of Object.values(node)) yield* textsIn(inside)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

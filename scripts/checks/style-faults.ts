import { sharedClasses } from './style-owners.ts'
import { classesOf, keyframesOf, readStyleSheet, repeatedRules, type Sheet } from './style-sheet.ts'
import { bareLayers, repeatedTokens } from './style-tokens.ts'
import { classesOfHtml, isWritten, type WrittenWords, writtenWords } from './written-words.ts'

/** Files by their path, and what they hold. */
export type SourceFile = { file: string; source: string }

/** What draws the interface. */
export type Sources = {
  sheets: readonly SourceFile[]
  programs: readonly SourceFile[]
  pages: readonly SourceFile[]
}

/** Names that a package outside reads: those of media-chrome's parts, and what Tailwind multiplies
 *  every distance with and lasts every `transition` for. */
const READ_ELSEWHERE = /^--(?:media-[\w-]+|spacing|default-transition-duration)$/
/** What a token's name begins with, up to what Tailwind calls its classes by. */
const KIND =
  /^--(?:color|text|text-shadow|shadow|spacing|radius|font|ease|animate|transition-duration)-/
/** Read in a style sheet, or by a class such as `bg-(image:--nebula)`. */
const VARIABLE = /\((?:[a-z]+:)?(--[\w-]+)/g
const VARIANTS = /^.*:/
/** What follows the name of a class: how opaque it is, that it is important. */
const TRAILER = /(?:\/[\w.]+)?!?$/

/** Everything in the style sheets that nothing uses, that stands twice or belongs to two, that repeats a
 *  token or should be one: a sentence each, with file and line. */
export function styleFaults({ sheets, programs, pages }: Sources): string[] {
  const read: Sheet[] = sheets.map(({ file, source }) => ({ file, ...readStyleSheet(source) }))
  const words = joined([
    ...programs.map(({ file, source }) => writtenWords(file, source)),
    ...pages.map(({ source }) => classesOfHtml(source)),
  ])
  const values = read.flatMap(({ declarations }) => declarations.map(({ value }) => value))
  return [
    ...unusedClasses(read, words),
    ...unusedKeyframes(read, [...values, ...words.words]),
    ...unreadProperties(read, { values, words }),
    ...read.flatMap((sheet) =>
      repeatedRules(sheet).map(({ name, line }) => `${sheet.file}:${line} ${name} stands twice`),
    ),
    ...sharedClasses(read),
    ...repeatedTokens(read),
    ...bareLayers(read, words),
    ...read.flatMap(({ file, rules }) =>
      rules
        .filter(({ prelude }) => prelude.includes(':dir('))
        .map(({ prelude, line }) => `${file}:${line} ${prelude} asks for languages: [dir="rtl"]`),
    ),
  ]
}

function joined(all: readonly WrittenWords[]): WrittenWords {
  return {
    words: new Set(all.flatMap(({ words }) => [...words])),
    properties: new Set(all.flatMap(({ properties }) => [...properties])),
    unfinished: all.flatMap(({ unfinished }) => unfinished),
  }
}

function unusedClasses(sheets: readonly Sheet[], words: WrittenWords): string[] {
  return sheets.flatMap((sheet) =>
    classesOf(sheet)
      .filter(({ name }) => !isWritten(name, words))
      .map(({ name, line }) => `${sheet.file}:${line} nothing has the class ${name}`),
  )
}

function unusedKeyframes(sheets: readonly Sheet[], texts: readonly string[]): string[] {
  const named = new Set(texts.flatMap((text) => text.split(/[^\w-]|_/)))
  return sheets.flatMap((sheet) =>
    keyframesOf(sheet)
      .filter(({ name }) => !named.has(name))
      .map(({ name, line }) => `${sheet.file}:${line} nothing runs the animation ${name}`),
  )
}

function unreadProperties(
  sheets: readonly Sheet[],
  { values, words }: { values: readonly string[]; words: WrittenWords },
): string[] {
  const read = new Set(
    [...values, ...words.words].flatMap((text) =>
      [...text.matchAll(VARIABLE)].map(([, name = '']) => name),
    ),
  )
  const classes = new Set(
    [...words.words].map((word) => word.replace(VARIANTS, '').replace(TRAILER, '')),
  )
  const endings = new Set([...classes].flatMap(endingsOf))
  const isToken = (name: string) => KIND.test(name) && endings.has(name.replace(KIND, ''))
  const unread = sheets.flatMap(({ file, declarations }) =>
    declarations
      .filter(({ property }) => property.startsWith('--') && !READ_ELSEWHERE.test(property))
      .filter(({ property }) => !read.has(property) && !isToken(property))
      .map(({ property, line }) => `${file}:${line} nothing reads ${property}`),
  )
  const given = [...words.properties].filter(
    (name) => !READ_ELSEWHERE.test(name) && !read.has(name),
  )
  return [...unread, ...given.map((name) => `a component sets ${name}, and nothing reads it`)]
}

/** `ring-lantern-light` ends with `lantern-light` and `light`. */
function endingsOf(name: string): string[] {
  const parts = name.split('-')
  return parts.slice(1).map((_part, at) => parts.slice(at + 1).join('-'))
}

import type { Declaration, Sheet } from './style-sheet.ts'
import type { WrittenWords } from './written-words.ts'

/** Values that stand for one thing wherever they are written. */
const TELLING = /^--(?:color|ease)-/
const ONE_COLOUR_OR_CURVE = /#[0-9a-f]{6}\b|cubic-bezier\([\d., -]{1,60}\)/g
/** Lengths stand for one thing only in some properties: 1rem is a corner, a size of type, a distance. */
const LENGTHS = [
  { property: /^font-size$/, token: /^--text-(?!shadow-)/ },
  { property: /^border-(?:[a-z-]+-)?radius$/, token: /^--radius-/ },
  {
    property: /^(?:min-|max-)?(?:width|height|inline-size|block-size)$/,
    token: /^--spacing-target$/,
  },
] as const
/** `var(--radius-card, 1rem)`: what it says where the token is missing, which it never is. */
const FALLBACK = /var\(--[\w-]+, ([^()]+)\)/g
/** A layer of the page. Lower ones order what is within a part. */
const PAGE_LAYER = /^\d{2,}$/
/** Tailwind's class of such a layer, `z-50`, `max-sm:z-[60]`. */
const PAGE_LAYER_CLASS = /(?:^|:)z-\[?\d{2,}\]?!?$/

const isTheme = ({ place }: Declaration) => place.startsWith('@theme')

/** Every value of a style sheet that is written out although a token of the theme says it. */
export function repeatedTokens(sheets: readonly Sheet[]): string[] {
  const theme = sheets.flatMap(({ declarations }) => declarations.filter(isTheme))
  const tokensNamed = (name: RegExp) =>
    new Map(
      theme
        .filter(({ property }) => name.test(property))
        .map(({ property, value }) => [value, property]),
    )
  const telling = tokensNamed(TELLING)
  const lengths = LENGTHS.map(({ property, token }) => ({ property, tokens: tokensNamed(token) }))
  const repeatedIn = ({ property, value }: Declaration) => [
    ...[...value.matchAll(ONE_COLOUR_OR_CURVE)].map(([literal]) => ({ literal, tokens: telling })),
    ...lengths
      .filter((length) => length.property.test(property))
      .flatMap(({ tokens }) => {
        const parts = value.replaceAll(FALLBACK, '$1').split(' ')
        return parts.map((literal) => ({ literal, tokens }))
      }),
  ]
  return sheets.flatMap(({ file, declarations }) =>
    declarations
      .filter((declaration) => !isTheme(declaration))
      .flatMap((declaration) =>
        repeatedIn(declaration).flatMap(({ literal, tokens }) => {
          const token = tokens.get(literal)
          return token ? [`${file}:${declaration.line} ${literal} is var(${token})`] : []
        }),
      ),
  )
}

/** Every layer of the page that is a bare number: only one list of tokens says what lies over what. */
export function bareLayers(sheets: readonly Sheet[], { words }: WrittenWords): string[] {
  return [
    ...sheets.flatMap(({ file, declarations }) =>
      declarations
        .filter(({ property, value }) => property === 'z-index' && PAGE_LAYER.test(value))
        .map(({ value, line }) => `${file}:${line} the layer ${value} is no token: --layer-…`),
    ),
    ...[...words]
      .filter((word) => PAGE_LAYER_CLASS.test(word))
      .map((word) => `a component has the class ${word}: z-(--layer-…)`),
  ]
}

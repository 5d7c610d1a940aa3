/** Which way a carousel is moved. */
export type CarouselCommand = 'next' | 'previous'

/** The specification's words, in the languages of the interface, without accents. */
const WORDS: [CarouselCommand, RegExp][] = [
  ['next', /\b(?:next|slide right|siguientes?|desliza(?:r)? a la derecha)\b/],
  ['next', /\b(?:suivante?s?|(?:glisse[rz]?|fais glisser) a droite)\b/],
  ['previous', /\b(?:previous|slide left|anterior(?:es)?|desliza(?:r)? a la izquierda)\b/],
  ['previous', /\b(?:precedente?s?|(?:glisse[rz]?|fais glisser) a gauche)\b/],
]

/** What people say around them without meaning more. */
const AROUND = new Set(
  [
    'please go to the one ones now again and show me move slide carousel row page ok okay hey leo',
    'por favor ve ir a al la el lo los las uno una muestra muevete fila pagina ahora otra vez y',
    's il te plait vous aux au va aller vers le les un une montre moi rangee encore maintenant et',
  ]
    .join(' ')
    .split(' '),
)

/** Small letters without accents, one blank between words. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The way a spoken phrase moves the carousel, found by its words: 'next' or 'slide right', 'previous' or
 *  'slide left', or the same in Spanish and French. Undefined for any other phrase, and for one that asks for
 *  more ('play the next episode'): that is the host's to understand.
 *  Source: specification §5, "Carousel voice commands". */
export function carouselCommand(transcript: string): CarouselCommand | undefined {
  const said = plainText(transcript)
  const found = WORDS.find(([, pattern]) => pattern.test(said))
  if (!found) return undefined
  const [command, pattern] = found
  const rest = said.replace(pattern, ' ').split(' ').filter(Boolean)
  return rest.every((word) => AROUND.has(word)) ? command : undefined
}

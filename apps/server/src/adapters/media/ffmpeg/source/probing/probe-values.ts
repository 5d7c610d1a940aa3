/** Longest label that a track or chapter keeps, characters. */
const MAX_LABEL_CHARACTERS = 100

/** Characters of what a file says that are read. */
const MAX_SAID_CHARACTERS = 1000

/** What a file calls something, for people: without control characters and marks that turn the
 *  direction of text; null when nothing is left. */
export function labelOf(text: string | undefined): string | null {
  const clean = (text ?? '')
    .slice(0, MAX_SAID_CHARACTERS)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...clean].slice(0, MAX_LABEL_CHARACTERS).join('') || null
}

/** BCP 47 tag of what a file says of a language (`eng`, `ger`, `pt-BR`); null when it says nothing
 *  that is one. */
export function languageOf(said: string | undefined): string | null {
  if (!said || !/^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,2}$/.test(said)) return null
  try {
    const [tag] = Intl.getCanonicalLocales(said.replaceAll('_', '-'))
    return !tag || /^(?:und|mis|mul|zxx)\b/.test(tag) ? null : tag
  } catch {
    return null
  }
}

/** What a language calls itself, such as `français`; the tag when nobody knows. */
export function languageName(tag: string): string {
  if (tag === 'und') return '?'
  return new Intl.DisplayNames([tag, 'en'], { type: 'language', fallback: 'code' }).of(tag) ?? tag
}

/** A fraction as ffmpeg writes it, such as `30000/1001` or `16:9`; null when it is no number above 0. */
export function fractionOf(text: string | undefined): number | null {
  const [above = Number.NaN, below = 1] = (text ?? '').split(/[/:]/).map(Number)
  const value = above / below
  return Number.isFinite(value) && value > 0 ? value : null
}

/** Bits of one colour value, from a pixel format's name such as `yuv420p10le`. */
export function bitDepthOf(pixelFormat: string): number {
  const [, bits] = /(?:p|gray|rgb|xyz)(9|10|12|14|16)(?:le|be)?$/.exec(pixelFormat) ?? []
  return bits ? Number(bits) : /^p0?10/.test(pixelFormat) ? 10 : 8
}

/** Stands for a number or a placeholder in a normalised text. */
const SLOT = '¤'

/** Numbers and placeholders that texts are filled with. Linear: every part is bounded or a single class. */
const SLOTS = /\{\{\w{1,40}\}\}|\p{Nd}+(?:[.,:]\p{Nd}+)*/gu
const PUNCTUATION = /[\p{P}\p{Sk}\p{Sm}|~^]+/gu
const APOSTROPHE = /['’‘`´]/gu

/** A text by which others are found that only look different. */
export type Normalised = {
  /** In small letters, without punctuation, one space between words, `¤` for each slot. */
  readonly key: string
  /** Numbers and placeholders, in their order. */
  readonly slots: readonly string[]
}

/** Brings a text into the form that texts are compared in: case, punctuation, width and apostrophes do not
 *  count, and one number is as another. */
export function normalise(text: string): Normalised {
  const slots: string[] = []
  const key = text
    .normalize('NFKC')
    .replace(SLOTS, (slot) => {
      slots.push(slot)
      return ` ${SLOT} `
    })
    .toLowerCase()
    .replace(APOSTROPHE, '')
    .replace(PUNCTUATION, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return { key, slots }
}

/** Fills what was translated with the numbers and placeholders of what was asked: `known` are those of the
 *  text that it is the translation of, in the same order as `asked`. null: one of them has no place. */
export function fillSlots(
  translation: string,
  known: readonly string[],
  asked: readonly string[],
): string | null {
  let filled = translation
  for (const [at, slot] of known.entries()) {
    const value = asked[at]
    if (value === undefined) return null
    if (value === slot) continue
    const parts = filled.split(slot)
    if (parts.length !== 2) return null
    filled = parts.join(value)
  }
  return filled
}

/** One letter or vowel sign, of any script. */
const LETTER = /^[\p{L}\p{M}]$/u
const LATIN_LETTER = /^[a-z]$/i
/** The code of a key that has a letter of A to Z on it in the United States. */
const LETTER_CODE = /^Key([A-Z])$/

/** What a key is called for a shortcut. Where it writes a letter of another script, as on a Russian or
 *  Hindi keyboard: the letter of A to Z beside it, in lower case. Otherwise `key` as it is, so that
 *  AZERTY and Dvorak keep their own places.
 *  Source: UI Events KeyboardEvent code values, "Writing system keys". */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (!LETTER.test(key) || LATIN_LETTER.test(key)) return key
  return LETTER_CODE.exec(code)?.[1]?.toLowerCase() ?? key
}

/** Emoji, with the marks that make one picture of several, and spaces between. What was taken for one
 *  picture is never taken apart again: that would take for ever (two readings of each one with a skin tone). */
const EMOJI_ONLY = /^(?:(?=(\p{RGI_Emoji}|\s))\1)+$/v

/** Whether a message is made of emoji alone. */
export const isEmojiOnly = (message: string) => EMOJI_ONLY.test(message)

/** The first letters of a name's first and last word: what stands where there is no picture. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '')
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

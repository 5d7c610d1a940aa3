import { graphemes } from '@starnest/contract/text/checked-text'

const EMOJI = /^\p{RGI_Emoji}$/v

/** Whether a message is made of emoji, as the screen counts them, and of spaces alone. */
export function isEmojiOnly(message: string): boolean {
  const seen = [...graphemes().segment(message)]
  return (
    seen.length > 0 && seen.every(({ segment }) => segment.trim() === '' || EMOJI.test(segment))
  )
}

/** The first letters of a name's first and last word: what stands where there is no picture. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '')
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

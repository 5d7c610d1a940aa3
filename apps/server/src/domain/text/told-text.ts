/** What turns the direction of the text around it, or hides in it. */
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

const END = /[.!?…。！？]["'”’»)\]]{0,3}$/
const ABBREVIATION = /^(?:Mrs?|Ms|Dr|Prof|St|Sr|Sra|Srta|Mme|Mlle|M|Jr)\.$/

/** A text as it is shown: on one line, without what cannot be seen. */
export const shown = (text: string): string => text.replace(/\s+/g, ' ').replace(UNSEEN, '').trim()

/** The sentences of a text in their order. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let words: string[] = []
  for (const word of text.replace(/[。！？]/g, '$& ').split(/\s+/)) {
    if (word === '') continue
    words.push(word)
    if (!END.test(word) || ABBREVIATION.test(word)) continue
    sentences.push(words.join(' '))
    words = []
  }
  if (words.length > 0) sentences.push(words.join(' '))
  return sentences
}

/** A text of at most so many characters, cut between two words where it is longer. */
export function cutTo(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text
  const kept = text.slice(0, maxCharacters - 1)
  return `${kept.slice(0, Math.max(kept.lastIndexOf(' '), maxCharacters / 2)).toWellFormed()}…`
}

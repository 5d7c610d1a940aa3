import { foldedWords } from '../../../domain/text/fold.ts'

/** What films are about in the words of a language: a folded word, and the English words, folded too,
 *  that descriptions use for the same. */
export type Topics = Readonly<Record<string, readonly string[]>>

/** The topics of a text. Each line says what its words are in English: 'barco barcos = ship boat'.
 *  A word that several lines name is all of what they say. A line without '=' is a mistake.
 *  @throws RangeError for a line that says nothing of a word. */
export function topicsOf(text: string): Topics {
  const topics = new Map<string, Set<string>>()
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const [said = '', meant = ''] = line.split('=')
    const english = foldedWords(meant)
    if (english.length === 0) throw new RangeError(`A topic without English words: ${line}`)
    for (const word of foldedWords(said)) {
      topics.set(word, new Set([...(topics.get(word) ?? []), ...english]))
    }
  }
  // Without a prototype: nobody's 'constructor' is a topic.
  const record: Record<string, readonly string[]> = Object.create(null)
  for (const [word, english] of topics) record[word] = [...english]
  return record
}

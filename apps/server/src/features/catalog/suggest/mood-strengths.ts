import { GENRES } from '@starnest/contract/catalog/catalog'
import type { Mood } from '@starnest/contract/host/summary'
import { GENRE_MOODS, MOOD_WORDS } from '../../../domain/moods/mood-words.ts'
import { UNREST_SHARE, WORD_STRENGTH } from '../../../domain/moods/moods-of.ts'
import { foldedWords, joined } from '../../../domain/text/fold.ts'
import type { WordIndex } from '../search/word-index.ts'
import { GENRE_NAMES } from '../search/words/genre-names.ts'
import { COUNT_OF_GENRE, worthByWeight } from './relevance.ts'

/** How strongly each title of an index feels so, by slot, 0 to 1: as `moodsOf` measures it, by the words that
 *  stand in it, each once, and its genre. */
export function moodStrengths(index: WordIndex, mood: Mood): Float32Array {
  const strengths = plainStrengths(index, mood)
  if (mood !== 'calm') return strengths
  const [exciting, scary] = [plainStrengths(index, 'exciting'), plainStrengths(index, 'scary')]
  return strengths.map((strength, slot) => {
    const unrest = Math.max(exciting[slot] ?? 0, scary[slot] ?? 0)
    return strength * (1 - unrest * UNREST_SHARE)
  })
}

function plainStrengths(index: WordIndex, mood: Mood): Float32Array {
  const sums = new Float32Array(index.slotCount)
  for (const [word, strength] of weightsOf(mood)) {
    const worthOfWeight = worthByWeight(strength)
    for (const indexed of index.find([word])) index.add(sums, indexed, worthOfWeight)
  }
  return sums.map((sum) => 1 - Math.exp(-sum * WORD_STRENGTH))
}

const WEIGHTS = new Map<Mood, ReadonlyMap<string, number>>()

/** The words that say that a title feels so, with how much; the genres' names among them. */
function weightsOf(mood: Mood): ReadonlyMap<string, number> {
  const known = WEIGHTS.get(mood)
  if (known) return known
  const words = new Map<string, number>()
  for (const [word, notes] of MOOD_WORDS) {
    for (const note of notes) if (note.mood === mood) words.set(word, note.weight)
  }
  for (const genre of GENRES) {
    const strength = GENRE_MOODS[genre][mood]
    // The name as one word of the index, where it stands as the title's genre.
    const name = joined(foldedWords(GENRE_NAMES[genre][0] ?? genre))
    if (strength) words.set(name, -Math.log(1 - strength) / WORD_STRENGTH / COUNT_OF_GENRE)
  }
  WEIGHTS.set(mood, words)
  return words
}

import type { Genre } from '@starnest/contract/catalog/catalog'
import { MOODS, type Mood } from '@starnest/contract/host/summary'
import { GENRE_MOODS, MOOD_WORDS } from './mood-words.ts'

/** How a film feels: `strength` above 0 and below 1, and the words that say so, those that say it most
 *  first; none where only its genre says it. */
export type FeltMood = {
  readonly mood: Mood
  readonly strength: number
  readonly evidence: readonly string[]
}

/** Words of a text in which each counts whole. In a longer one each counts for less, so that a film of
 *  two hours does not feel like everything that is ever said in it. */
const WHOLE_WORDS = 150

/** How often a word counts at most, in a text of {@link WHOLE_WORDS}. */
const MOST_REPEATS = 2

/** How much the weights of words count against a genre: 1 of weight is a strength of 0.4. */
export const WORD_STRENGTH = 0.5

/** How a film feels by the folded words of its texts and its genre, the strongest mood first. What is
 *  said of a mood adds up and never reaches 1: strength = 1 − (1 − genre) · e^(−sum · WORD_STRENGTH). Moods of which
 *  nothing is said are left out. What excites or frightens is less calm than its words say. Time grows with the number of words only. */
export function moodsOf(film: { words: readonly string[]; genre: Genre | null }): FeltMood[] {
  const share = Math.min(1, WHOLE_WORDS / Math.max(1, film.words.length))
  const said = new Map<Mood, Map<string, number>>(MOODS.map((mood) => [mood, new Map()]))
  for (const [word, times] of countsOf(film.words)) {
    for (const { mood, weight } of MOOD_WORDS.get(word) ?? []) {
      said.get(mood)?.set(word, weight * Math.min(MOST_REPEATS, times * share))
    }
  }
  const ofGenre = film.genre === null ? {} : GENRE_MOODS[film.genre]
  const moods = MOODS.map((mood) => felt(mood, said.get(mood) ?? new Map(), ofGenre[mood] ?? 0))
  return withoutUnrest(moods)
    .filter(({ strength }) => strength > 0)
    .sort((one, other) => other.strength - one.strength)
}

/** How much of its calm a film loses that could not be more exciting or frightening. */
export const UNREST_SHARE = 0.75

function withoutUnrest(moods: readonly FeltMood[]): FeltMood[] {
  const unrest = moods
    .filter(({ mood }) => mood === 'exciting' || mood === 'scary')
    .reduce((most, { strength }) => Math.max(most, strength), 0)
  return moods.map((felt) =>
    felt.mood === 'calm'
      ? { ...felt, strength: felt.strength * (1 - unrest * UNREST_SHARE) }
      : felt,
  )
}

function felt(mood: Mood, said: ReadonlyMap<string, number>, ofGenre: number): FeltMood {
  const notes = [...said].sort(([, one], [, other]) => other - one)
  const sum = notes.reduce((total, [, note]) => total + note, 0)
  return {
    mood,
    strength: 1 - (1 - ofGenre) * Math.exp(-sum * WORD_STRENGTH),
    evidence: notes.map(([word]) => word),
  }
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

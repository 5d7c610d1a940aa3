import type { ArProp } from '@starnest/contract/ar/ar'
import type { Genre } from '@starnest/contract/catalog/catalog'
import { foldedWords } from '../../domain/text/fold.ts'

/** English words by the thing that stands for them. A description is read in the language that the title
 *  was written in; what is not English finds the things of its genre. */
const WORDS: Readonly<Partial<Record<ArProp, string>>> = {
  umbrella: 'umbrella umbrellas parasol',
  kite: 'kite kites airship balloon wing wings',
  drum: 'drum drums drummed drumming drummer',
  letter: 'letter letters mail mailbox postman postcard courier post',
  crown: 'crown king queen prince princess castle knight',
  compass: 'map maps compass treasure voyage island quest lost',
  lantern: 'lantern lanterns lamp lamps candle candles lighthouse lighthouses light',
  snowflake: 'snow snowed snowing winter ice icy frozen frost cold',
  drop: 'rain raining drip drips sea waves river water ocean reef storm',
  star: 'star stars sky planet planets rocket comet astronaut galaxy',
  moon: 'moon midnight clock',
  note: 'song songs sing sings music note dance waltz ukulele hum',
  flower: 'flower flowers garden blossom linden spring tree forest meadow green hill',
  heart: 'love heart hug friend friends together kiss',
  gem: 'gold pearl pearls jewel jewels diamond crystal sugar magic',
}

const PROP_OF_WORD = new Map(
  Object.entries(WORDS).flatMap(([prop, words]) =>
    words.split(' ').map((word) => [word, prop as ArProp] as const),
  ),
)

/** What a genre is full of. */
const PROPS_OF_GENRE: Readonly<Record<Genre, readonly ArProp[]>> = {
  adventure: ['compass', 'star', 'flower'],
  comedy: ['note', 'star', 'flower'],
  'sci-fi': ['star', 'moon', 'gem'],
  fantasy: ['gem', 'star', 'crown'],
  anime: ['kite', 'drop', 'star'],
  kids: ['note', 'flower', 'heart'],
  romance: ['heart', 'flower', 'moon'],
  gothic: ['moon', 'lantern', 'star'],
}
const PROPS_OF_ANY: readonly ArProp[] = ['star', 'heart', 'note']

/** A thing of a title: where the word stands that it was taken from, as a sentence of the description;
 *  null: it is of the genre. */
export type FoundProp = { readonly prop: ArProp; readonly sentence: number | null }

/** The things of a title, at most `count`: those that most sentences tell of come first, then those of its
 *  genre. `sentences`: of its description, in English where there is any. */
export function propsOf(
  sentences: readonly string[],
  { genre, count }: { genre: Genre | null; count: number },
): FoundProp[] {
  const told = new Map<ArProp, { sentence: number; times: number }>()
  for (const [sentence, text] of sentences.entries()) {
    for (const word of foldedWords(text)) {
      const prop = PROP_OF_WORD.get(word)
      if (!prop) continue
      const before = told.get(prop)
      told.set(prop, { sentence: before?.sentence ?? sentence, times: (before?.times ?? 0) + 1 })
    }
  }
  const found: FoundProp[] = [...told]
    .sort(([, one], [, other]) => other.times - one.times || one.sentence - other.sentence)
    .map(([prop, { sentence }]) => ({ prop, sentence }))
  const ofGenre = genre === null ? PROPS_OF_ANY : PROPS_OF_GENRE[genre]
  for (const prop of ofGenre) if (!told.has(prop)) found.push({ prop, sentence: null })
  return found.slice(0, count)
}

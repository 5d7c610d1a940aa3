import { foldedWords } from '../../../domain/text/fold.ts'

/** Share of a sentence's rank that comes of those it is like. Source: Mihalcea and Tarau, "TextRank". */
const DAMPING = 0.85

/** Rounds of power iteration: after these, ranks change by less than a thousandth. */
const ROUNDS = 30

/** Sentences that are compared at most; of more, as many are taken evenly. Their square takes a fifth
 *  of a second. */
const MAX_COMPARED = 400

/** Words that are in any sentence and say nothing of what it is about, in three languages. */
const EMPTY = new Set(
  foldedWords(`
    a an the and or but if so of to in on at by for with from up out as is are was were be been am do does
    did has have had i you he she it we they me him her us them my your his its our their this that these
    those what who how when where why not no yes oh there here all will would can could one very just then
    el la los las un una unos unas y o pero si de del al a en por para con sin que se es son era eran fue ser
    ha han he lo le les me te nos mi tu su sus este esta esto ese esa eso como cuando donde no sí muy más ya
    hay yo él ella ellos
    le la les un une des et ou mais si de du au aux à en par pour avec sans que qui se est sont était étaient
    être a ont ai lui leur leurs me te nous vous mon ma ton ta son sa ses ce cette ces il elle ils elles je tu
    on ne pas oui non très plus y c d l m n s t j qu
  `),
)

/** A sentence to be ranked; `speaker` and what the film is called and about weigh as words of it. */
export type Ranked = { readonly text: string; readonly speaker?: string | null }

/** How well each sentence stands for all of them, by PageRank over the weighty words that they share.
 *  `about`: words of the film's own description; a sentence with them weighs more.
 *  Returns one number above 0 for each, and 0 for what was not compared. */
export function rankSentences(sentences: readonly Ranked[], about: readonly string[]): number[] {
  const step = Math.max(1, sentences.length / MAX_COMPARED)
  const compared = Array.from({ length: Math.min(sentences.length, MAX_COMPARED) }, (_, nth) =>
    Math.floor(nth * step),
  )
  const bags = compared.map((at) => weightyWords(sentences[at]))
  const weights = weightsOf(bags)
  const ranks = pageRank(likenesses(bags, weights), startOf(bags, new Set(about)))
  const all = sentences.map(() => 0)
  for (const [nth, at] of compared.entries()) {
    all[at] = (ranks[nth] ?? 0) * tellingShare(sentences[at]?.text ?? '')
  }
  return all
}

/** Words of somebody who speaks to another, in three languages. */
const PERSONAL = new Set(
  foldedWords('i me my we us our you your yo me mi nos tu te je moi mon nous vous votre toi'),
)

/** How much a sentence tells by how it is said: who asks, or speaks of themselves, tells less of a film
 *  than who tells it, and short sentences tell little. */
function tellingShare(text: string): number {
  const words = foldedWords(text)
  const ofLength = Math.min(1, words.length / 6)
  const isAsked = /[?？]["'”’»)\]]*$/.test(text)
  return ofLength * (isAsked ? 0.5 : 1) * (words.some((word) => PERSONAL.has(word)) ? 0.6 : 1)
}

const weightyWords = (sentence: Ranked | undefined): Set<string> =>
  new Set(
    foldedWords(`${sentence?.text ?? ''} ${sentence?.speaker ?? ''}`).filter(
      (word) => !EMPTY.has(word),
    ),
  )

/** What a word weighs: more, the fewer sentences have it. */
function weightsOf(bags: readonly Set<string>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const bag of bags) for (const word of bag) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + bags.length / count)]))
}

type Likeness = { readonly other: number; readonly likeness: number }

/** For each sentence those that share a word with it. */
function likenesses(
  bags: readonly Set<string>[],
  weights: ReadonlyMap<string, number>,
): Likeness[][] {
  return bags.map((bag, one) =>
    bags.flatMap((others, other) => {
      if (one === other) return []
      let shared = 0
      for (const word of bag) if (others.has(word)) shared += weights.get(word) ?? 0
      const likeness = shared / (1 + Math.log(1 + bag.size) + Math.log(1 + others.size))
      return likeness > 0 ? [{ other, likeness }] : []
    }),
  )
}

/** Where a reader begins: at sentences with words of the description, and rather at the beginning. */
function startOf(bags: readonly Set<string>[], about: ReadonlySet<string>): number[] {
  const starts = bags.map((bag, at) => {
    const known = [...bag].filter((word) => about.has(word)).length
    return (1 + known) * (1.25 - (0.5 * at) / bags.length)
  })
  const sum = starts.reduce((total, start) => total + start, 0)
  return starts.map((start) => start / sum)
}

function pageRank(graph: readonly Likeness[][], starts: readonly number[]): number[] {
  const outs = graph.map((edges) => edges.reduce((sum, { likeness }) => sum + likeness, 0))
  let ranks = [...starts]
  for (let round = 0; round < ROUNDS; round++) {
    const lost = ranks.reduce((sum, rank, at) => sum + (outs[at] === 0 ? rank : 0), 0)
    ranks = graph.map((edges, at) => {
      const heard = edges.reduce(
        (sum, { other, likeness }) =>
          sum + ((ranks[other] ?? 0) * likeness) / (outs[other] ?? Number.POSITIVE_INFINITY),
        0,
      )
      const start = starts[at] ?? 0
      return (1 - DAMPING) * start + DAMPING * (heard + lost * start)
    })
  }
  return ranks
}

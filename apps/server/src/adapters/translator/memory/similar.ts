/** Length of the pieces that texts are looked up by. */
const GRAM = 3
/** Grams of a text that are looked up, the rarest first, and texts of one gram that are read. */
const MAX_GRAMS = 8
const MAX_POSTINGS = 500
/** Texts that are compared letter by letter. */
const MAX_CANDIDATES = 24
/** Shortest text, and longest, that something like it is looked for. */
const MIN_CHARACTERS = 8
const MAX_CHARACTERS = 300
/** Letters from which on a word may be misspelled by one letter, and by two. */
const LETTERS_FOR = { one: 5, two: 8 }

/** Finds a text that says the same with other letters: words in the same order, none more or less, long ones
 *  misspelled at most. Whether a short word is another ("can", "can't") changes what is said. In time that
 *  does not grow with the number of texts. */
export class SimilarTexts {
  readonly #grams = new Map<string, number[]>()
  readonly #keys: string[] = []

  /** Adds the key of a normalised text. */
  add(key: string): void {
    if (key.length < MIN_CHARACTERS || key.length > MAX_CHARACTERS) return
    const id = this.#keys.push(key) - 1
    for (const gram of gramsOf(key)) {
      const postings = this.#grams.get(gram)
      if (!postings) this.#grams.set(gram, [id])
      else if (postings.length < MAX_POSTINGS) postings.push(id)
    }
  }

  /** The most similar text, and how similar it is: the share of letters that need no change. */
  find(key: string): { key: string; similarity: number } | null {
    if (key.length < MIN_CHARACTERS || key.length > MAX_CHARACTERS) return null
    let best: { key: string; similarity: number } | null = null
    for (const id of this.#candidates(key)) {
      const other = this.#keys[id] ?? ''
      const edits = editsBetween(key, other)
      if (edits === null) continue
      const similarity = 1 - edits / Math.max(key.length, other.length)
      if (!best || similarity > best.similarity) best = { key: other, similarity }
    }
    return best
  }

  #candidates(key: string): number[] {
    const postings = [...gramsOf(key)]
      .map((gram) => this.#grams.get(gram) ?? [])
      .filter(({ length }) => length > 0)
      .sort((one, other) => one.length - other.length)
      .slice(0, MAX_GRAMS)
    const shared = new Map<number, number>()
    for (const ids of postings) for (const id of ids) shared.set(id, (shared.get(id) ?? 0) + 1)
    return [...shared]
      .sort(([, one], [, other]) => other - one)
      .slice(0, MAX_CANDIDATES)
      .map(([id]) => id)
  }
}

function gramsOf(key: string): Set<string> {
  const padded = ` ${key} `
  const grams = new Set<string>()
  for (let at = 0; at + GRAM <= padded.length; at++) grams.add(padded.slice(at, at + GRAM))
  return grams
}

/** Letters that differ between two texts; null: they do not say the same. */
function editsBetween(one: string, other: string): number | null {
  const [words, others] = [one.split(' '), other.split(' ')]
  if (words.length !== others.length) return null
  let edits = 0
  for (const [at, word] of words.entries()) {
    const against = others[at] ?? ''
    if (word === against) continue
    const letters = Math.min(word.length, against.length)
    const allowed = letters >= LETTERS_FOR.two ? 2 : letters >= LETTERS_FOR.one ? 1 : 0
    const distance = distanceWithin(word, against, allowed)
    if (distance === null) return null
    edits += distance
  }
  return edits
}

/** Edits between two words; two letters in each other's place are one. null: more than allowed. Source: F.
 *  Damerau, 1964, "optimal string alignment". */
function distanceWithin(one: string, other: string, allowed: number): number | null {
  if (allowed === 0 || Math.abs(one.length - other.length) > allowed) return null
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) rows.push(nextRow(rows, row, { one, other }))
  const distance = rows[one.length]?.[other.length] ?? 0
  return distance <= allowed ? distance : null
}

function nextRow(
  rows: readonly (readonly number[])[],
  row: number,
  { one, other }: { one: string; other: string },
): number[] {
  const [before = [], twoBefore = []] = [rows[row - 1], rows[row - 2]]
  const next = [row]
  for (let at = 1; at <= other.length; at++) {
    const cost = one[row - 1] === other[at - 1] ? 0 : 1
    const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
    next.push(
      Math.min(
        (before[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (before[at - 1] ?? 0) + cost,
        isSwapped && row > 1 && at > 1 ? (twoBefore[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      ),
    )
  }
  return next
}

import type { Node, Pattern, Way } from './pattern.ts'
import type { Token } from './tokens.ts'

/** What a pattern captured: from the first token to before the last, by name. */
export type Captures = Record<string, { from: number; to: number }>

/** Tokens that a capture takes at most. */
const MOST_CAPTURED = 12

/** Words that a gap may hold. */
const MOST_IN_GAP = 3

/** Whether a token is a word, or was meant to be. */
const isWord = ({ word, meant }: Token, wanted: { word: string; isBeginning: boolean }) =>
  wanted.isBeginning
    ? word.startsWith(wanted.word) || meant?.startsWith(wanted.word) === true
    : word === wanted.word || meant === wanted.word

/** What a pattern captures of tokens that it explains from the first to the last, in a way that
 *  `isRight` takes; undefined: it does not. Captures take as few words as they can. */
export function matchWhole(
  { begin, needs }: Pattern,
  tokens: readonly Token[],
  isRight: (captures: Captures) => boolean = () => true,
): Captures | undefined {
  if (!isCounting) steps = 0
  if (!mayBegin(begin, tokens[0]) || (needs && !mayFit(needs, tokens))) return undefined
  const isEnd = (at: number, captures: Captures) => at === tokens.length && isRight(captures)
  return follow(begin.node, tokens, { at: 0, captures: {}, isEnd })
}

/** Where a pattern ends that begins at a token, as far on as it can in a way that `isRight` takes;
 *  undefined: it does not fit. */
export function matchAt(
  { begin }: Pattern,
  tokens: readonly Token[],
  at: number,
  isRight: (captures: Captures) => boolean = () => true,
): { to: number; captures: Captures } | undefined {
  if (!isCounting) steps = 0
  if (!mayBegin(begin, tokens[at])) return undefined
  let to = -1
  let captures: Captures = {}
  const isEnd = (end: number, found: Captures) => {
    if (end > to && isRight(found)) [to, captures] = [end, found]
    return false
  }
  follow(begin.node, tokens, { at, captures: {}, isEnd })
  return to > at ? { to, captures } : undefined
}

const mayFit = (needs: ReadonlySet<string>, tokens: readonly Token[]) =>
  tokens.some(({ word, meant }) => needs.has(word) || (meant !== undefined && needs.has(meant)))

const mayBegin = ({ first }: Way, token: Token | undefined) =>
  !first ||
  (token !== undefined &&
    (first.has(token.word) || (token.meant !== undefined && first.has(token.meant))))

/** Steps that patterns take for one phrase at most, some 50 ns each. Families' phrases take a tenth of it; what takes
 *  more was made to, and is not understood. */
export const MOST_STEPS = 400_000

/** Understanding is synchronous, so the steps of one phrase are counted in one place. */
let steps = 0
let isCounting = false

/** Runs what compares patterns with a phrase. After {@link MOST_STEPS} nothing fits any more. Returns the
 *  steps taken besides. Without it each comparison may take so many. */
export function countingSteps<Result>(compare: () => Result): { result: Result; steps: number } {
  steps = 0
  isCounting = true
  try {
    const result = compare()
    return { result, steps }
  } finally {
    isCounting = false
  }
}

type Place = {
  at: number
  captures: Captures
  isEnd: (at: number, captures: Captures) => boolean
}

/** Patterns have a handful of choices and phrases few words, so trying one after the other is quick. */
function follow(node: Node, tokens: readonly Token[], place: Place): Captures | undefined {
  steps += 1
  if (steps > MOST_STEPS) return undefined
  const { at, captures, isEnd } = place
  switch (node.is) {
    case 'end':
      return isEnd(at, captures) ? captures : undefined
    case 'word': {
      const token = tokens[at]
      if (!token || !isWord(token, node)) return undefined
      return follow(node.next, tokens, { at: at + 1, captures, isEnd })
    }
    case 'either':
      for (const way of node.ways) {
        if (!mayBegin(way, tokens[at])) continue
        const found = follow(way.node, tokens, place)
        if (found) return found
      }
      return undefined
    case 'gap':
      return firstEnding(tokens, at, at + MOST_IN_GAP, (to) =>
        follow(node.next, tokens, { at: to, captures, isEnd }),
      )
    case 'capture':
      return firstEnding(tokens, at + 1, at + MOST_CAPTURED, (to) =>
        follow(node.next, tokens, {
          ...{ at: to, isEnd },
          captures: { ...captures, [node.name]: { from: at, to } },
        }),
      )
  }
}

function firstEnding(
  tokens: readonly Token[],
  from: number,
  last: number,
  follows: (to: number) => Captures | undefined,
): Captures | undefined {
  for (let to = from; to <= Math.min(tokens.length, last); to += 1) {
    const found = follows(to)
    if (found) return found
  }
  return undefined
}

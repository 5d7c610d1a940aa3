/** Cuts a line into pairs: the override tags between two braces, and the words that follow them. Words at the
 *  beginning of the line come with empty tags. */
export function* piecesOf(text: string): Generator<{ tags: string; words: string }> {
  let tags = ''
  let at = 0
  while (at >= 0) {
    const open = text.indexOf('{', at)
    const close = open < 0 ? -1 : text.indexOf('}', open)
    const words = close < 0 ? text.slice(at) : text.slice(at, open)
    if (tags !== '' || words !== '') yield { tags, words }
    tags = text.slice(open + 1, Math.max(close, 0))
    at = close < 0 ? -1 : close + 1
  }
}

/** Names and values between two braces, without their backslashes. Those in round brackets stay together. */
export function tagsOf(inside: string): string[] {
  const tags: string[] = []
  let depth = 0
  let start = -1
  for (let at = 0; at <= inside.length; at += 1) {
    const letter = inside[at]
    const isEnd = letter === undefined || (letter === '\\' && depth === 0)
    if (letter === '(') depth += 1
    if (letter === ')' && depth > 0) depth -= 1
    if (!isEnd) continue
    if (start >= 0) tags.push(inside.slice(start, at).trim())
    start = at + 1
  }
  return tags
}

const DIGIT = /^\p{Nd}$/u

/** The decimal digits of what was typed, whatever script they are of, as '0' to '9'; all else falls
 *  away: '१२ ३４' is '1234'. */
export function digitsOf(text: string): string {
  return [...text]
    .filter((sign) => DIGIT.test(sign))
    .map(digitValue)
    .join('')
}

/** Unicode has the ten digits of a script one behind the other, from zero on, so their number before
 *  this one tells its value. Source: the Unicode Standard, §4.6. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}

/** Never ends: a pattern that reads the same text in more ways than there are seconds. */
export const readForever = (text: string) => /^(?:a+)+$/.test(`${text}!`)

/** Fills memory. */
export function readWithoutEnd(): string[] {
  const lines: string[] = []
  for (;;) lines.push(`${lines.length}`.repeat(10))
}

/** Breaks. */
export function readBadly(): never {
  throw new Error('this text makes no sense')
}

/** What an honest reader does. */
export const readLength = (text: string) => text.length

const SIZE = /^(\d{1,15}(?:\.\d{1,3})?) ?([kmgt]i?)?b?$/i
const STEPS = ['', 'k', 'm', 'g', 't']

/** Bytes of a size that a person writes: `1000`, `500MB` (of 1000 kB) or `20GiB` (of 1024 MiB),
 *  rounded down; undefined: it is none. */
export function parseByteSize(text: string): number | undefined {
  const [, amount, unit = ''] = SIZE.exec(text.trim()) ?? []
  if (amount === undefined) return undefined
  const base = unit.length === 2 ? 1024 : 1000
  const bytes = Math.floor(Number(amount) * base ** STEPS.indexOf(unit.charAt(0).toLowerCase()))
  return Number.isSafeInteger(bytes) ? bytes : undefined
}

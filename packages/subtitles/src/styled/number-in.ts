/** What a number may be, both ends included. */
export type Span = { readonly from: number; readonly to: number }

const NUMBER = /^\s{0,9}([-+]?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9}))/

/** The number that a text begins with, within a span; null: it begins with none. */
export function numberIn(text: string | undefined, { from, to }: Span): number | null {
  const found = NUMBER.exec((text ?? '').slice(0, 40))
  return found ? Math.min(to, Math.max(from, Number(found[1]))) : null
}

/** A number within a span as SubStation Alpha has it, with three decimals at most. */
export const numberText = (number: number, { from, to }: Span): string =>
  String(Math.round(Math.min(to, Math.max(from, number)) * 1000) / 1000)

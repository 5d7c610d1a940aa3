import type { ItemSound } from '@starnest/contract/editor/document'

type Curve = ItemSound['curve']

/** The gain of a curve at a time, in milliseconds after the beginning of its item. Before its first
 *  point and after its last one it stays as it is there; without points it is 1. */
export function curveGainAt(curve: Curve, atMs: number): number {
  const after = curve.findIndex((point) => point.atMs >= atMs)
  const next = curve[after]
  if (!next) return curve.at(-1)?.gain ?? 1
  const before = curve[after - 1]
  if (!before || next.atMs === before.atMs) return next.gain
  const share = (atMs - before.atMs) / (next.atMs - before.atMs)
  return before.gain + share * (next.gain - before.gain)
}

/** The part of a curve from a time on, beginning at 0. */
export function curveFrom(curve: Curve, fromMs: number): Curve {
  if (curve.length === 0 || fromMs === 0) return curve
  const later = curve
    .filter(({ atMs }) => atMs > fromMs)
    .map(({ atMs, gain }) => ({ atMs: atMs - fromMs, gain }))
  const first = { atMs: 0, gain: curveGainAt(curve, fromMs) }
  return fromMs < 0 ? later : [first, ...later]
}

/** The part of a curve that ends at a time. */
export function curveUntil(curve: Curve, untilMs: number): Curve {
  const last = curve.at(-1)
  if (!last || last.atMs <= untilMs) return curve
  const earlier = curve.filter(({ atMs }) => atMs < untilMs)
  return [...earlier, { atMs: untilMs, gain: curveGainAt(curve, untilMs) }]
}

import { gainAt, type HeardItem } from '@starnest/editor/sound/gain'

/** A gain that goes as an item's does, from a time of the timeline on. `zero` is when the timeline begins, in
 *  seconds of the context. */
export function gainNode(
  context: BaseAudioContext,
  { points }: Pick<HeardItem, 'points'>,
  { zero, beginMs }: { zero: number; beginMs: number },
): GainNode {
  const node = context.createGain()
  const at = (ms: number) => Math.max(0, zero + ms / 1000)
  node.gain.setValueAtTime(gainAt(points, beginMs), at(beginMs))
  for (const { atMs, gain } of points) {
    if (atMs > beginMs) node.gain.linearRampToValueAtTime(gain, at(atMs))
  }
  node.connect(context.destination)
  return node
}

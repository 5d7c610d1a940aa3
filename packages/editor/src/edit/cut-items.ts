import type { Item, Part } from '@starnest/contract/editor/document'
import { EditRefused } from '../project.ts'
import { endOf, hasSourceTime, itemsOf, withItems } from './items.ts'
import { shiftFrom } from './place-items.ts'
import { curveFrom, curveUntil } from './volume-curve.ts'

/** The item from `byMs` after its beginning on; before it, where that is negative. */
function startingLater(item: Item, byMs: number): Item {
  const { sound, sourceStart, speed } = item
  return {
    ...item,
    startTime: item.startTime + byMs,
    duration: item.duration - byMs,
    sourceStart: hasSourceTime(item) ? sourceStart + Math.floor(byMs * speed) : sourceStart,
    sound: { ...sound, curve: curveFrom(sound.curve, byMs) },
  }
}

/** Moves one edge of an item. With `ripples`, what follows on its layer moves along, and the item stays
 *  where it begins. @throws EditRefused no-such-item */
export function trimItem(
  items: readonly Item[],
  { id, edge, to, ripples }: { id: string; edge: 'start' | 'end'; to: number; ripples: boolean },
): Item[] {
  const item = itemsOf(items, [id])[0]
  if (!item) return [...items]
  const layers = new Set([item.layer])
  const later = { at: endOf(item), layers }
  if (edge === 'end') {
    const trimmed = { ...item, duration: to - item.startTime }
    const others = ripples ? shiftFrom(items, { ...later, byMs: to - endOf(item) }) : items
    return withItems(others, [trimmed])
  }
  const byMs = to - item.startTime
  const trimmed = startingLater(item, byMs)
  if (!ripples) return withItems(items, [trimmed])
  const others = shiftFrom(items, { ...later, byMs: -byMs })
  return withItems(others, [{ ...trimmed, startTime: item.startTime }])
}

/** Cuts items in two. Fades stay at the outer ends, and what is seen and heard at any other time stays
 *  the same. @throws EditRefused no-such-item, not-inside */
export function splitItems(
  items: readonly Item[],
  { ids, at, newIds }: { ids: readonly string[]; at: number; newIds: readonly string[] },
): Item[] {
  if (newIds.length !== ids.length) throw new EditRefused('no-such-item')
  const halves = itemsOf(items, ids).map((item, index) => splitItem(item, at, newIds[index] ?? ''))
  const firsts = halves.map(({ first }) => first)
  return [...withItems(items, firsts), ...halves.map(({ second }) => second)]
}

function splitItem(item: Item, at: number, newId: string): { first: Item; second: Item } {
  const byMs = at - item.startTime
  if (byMs <= 0 || byMs >= item.duration) throw new EditRefused('not-inside', item.id)
  const later = startingLater(item, byMs)
  const { kenBurns } = item.picture
  const between = kenBurns && partBetween(kenBurns.from, kenBurns.to, byMs / item.duration)
  return {
    first: {
      ...item,
      duration: byMs,
      sound: { ...item.sound, curve: curveUntil(item.sound.curve, byMs), fadeOutMs: 0 },
      picture: {
        ...item.picture,
        fadeOutMs: 0,
        kenBurns: kenBurns && between && { from: kenBurns.from, to: between },
      },
    },
    second: {
      ...later,
      id: newId,
      transition: null,
      sound: { ...later.sound, fadeInMs: 0 },
      picture: {
        ...later.picture,
        fadeInMs: 0,
        kenBurns: kenBurns && between && { from: between, to: kenBurns.to },
      },
    },
  }
}

/** The part of a picture between two, `share` 0 to 1 of the way. */
export function partBetween(from: Part, to: Part, share: number): Part {
  const between = (a: number, b: number) => a + share * (b - a)
  return {
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    width: between(from.width, to.width),
    height: between(from.height, to.height),
  }
}

import type { Command } from '@starnest/contract/editor/commands'
import { type Item, MIN_ITEM_MS } from '@starnest/contract/editor/document'
import type { Project } from '../project.ts'
import { frameAt, msOfFrame, toFrame } from '../time/frames.ts'
import { isBeyond } from './check-items.ts'
import { trimItem } from './cut-items.ts'
import { endOf, itemsOf } from './items.ts'

/** More than half of the longest frame, milliseconds. */
const MOST_APART_MS = 1000

type Move = Extract<Command, { kind: 'move' }>
type Trim = Extract<Command, { kind: 'trim' }>

/** A command with its times at the beginnings of frames of the project.
 *  @throws EditRefused no-such-item, id-taken */
export function framedCommand(project: Project, command: Command): Command {
  switch (command.kind) {
    case 'move':
      return { ...command, by: framedBy(project, command) }
    case 'trim':
      return { ...command, to: framedTo(project, command) }
    case 'split':
      return { ...command, at: toFrame(command.at, project.document.settings.framesPerSecond) }
    default:
      return command
  }
}

/** Items with every edge that an edit has set at the beginning of a frame. An edge that stood on its layer before
 *  stays, and two that met still meet: a frame makes no gap and no overlap.
 *  @param items all items after the edit, in their order; the project is as it was before it */
export function onFrames(project: Project, items: readonly Item[]): Item[] {
  const known = new Set(project.document.items)
  const edges = standingEdges(project)
  /** Where what ended at a time of a layer ends now. */
  const ends = new Map<string, number>()
  return items.map((item) => {
    if (known.has(item)) return item
    const { layer } = item
    const startTime = ends.get(`${layer} ${item.startTime}`) ?? edges.near(item.startTime, layer)
    const until = (endMs: number) => ({ ...item, startTime, duration: endMs - startTime })
    const [nearest, ...others] = edges.around(endOf(item), layer)
    const framed = fits(project, item)
      ? ([nearest, ...others].map(until).find((one) => fits(project, one)) ?? {
          ...item,
          startTime,
        })
      : until(nearest)
    ends.set(`${layer} ${endOf(item)}`, endOf(framed))
    return framed
  })
}

/** Items that are moved go by whole frames, together, or until one of their edges meets one that stands there. */
function framedBy(project: Project, { ids, by, layers }: Move): number {
  const moved = itemsOf(project.document.items, ids)
  const edges = standingEdges(project)
  const isMeeting = moved.some((item) =>
    [item.startTime, endOf(item)].some((ms) => edges.has(ms + by, item.layer + layers)),
  )
  const [first] = moved.toSorted((one, other) => one.startTime - other.startTime)
  if (isMeeting || !first) return by
  return edges.near(first.startTime + by, first.layer + layers) - first.startTime
}

/** Where the source has no such frame, or too little would be left, it is one frame earlier or later. */
function framedTo(project: Project, trim: Trim): number {
  const [item] = itemsOf(project.document.items, [trim.id])
  if (!item) return trim.to
  const isThere = (to: number) =>
    trimItem([item], { ...trim, to, ripples: false }).every((one) => fits(project, one))
  const [nearest, ...others] = standingEdges(project).around(trim.to, item.layer)
  if (!isThere(trim.to)) return nearest
  return [nearest, ...others].find(isThere) ?? nearest
}

/** Whether an item is long enough, and its source has all of it. */
function fits({ assets }: Project, item: Item): boolean {
  const asset = assets.get(item.assetId ?? 0)
  return item.duration >= MIN_ITEM_MS && item.sourceStart >= 0 && !(asset && isBeyond(item, asset))
}

/** The edges of items as they stand before an edit, by milliseconds and layer. */
function standingEdges({ document }: Project) {
  const { framesPerSecond } = document.settings
  const layers = new Map<number, Set<number>>()
  for (const item of document.items) {
    const edges = layers.get(item.layer) ?? new Set()
    layers.set(item.layer, edges.add(item.startTime).add(endOf(item)))
  }
  const has = (ms: number, layer: number) => layers.get(layer)?.has(ms) ?? false
  /** The beginning of the frame that is nearest to a time, or an edge on the way there. What is before the
   *  beginning stays there, and is refused. */
  const near = (ms: number, layer: number): number => {
    const frameMs = toFrame(ms, framesPerSecond)
    const apartMs = Math.abs(frameMs - ms)
    // Times so large that they cannot be counted in milliseconds have no frame near, and are refused.
    if (ms < 0 || apartMs > MOST_APART_MS) return ms
    const step = Math.sign(frameMs - ms)
    for (let steps = 0; steps < apartMs; steps += 1) {
      if (has(ms + steps * step, layer)) return ms + steps * step
    }
    return frameMs
  }
  /** The same, then the frame before it and the one after it. */
  const around = (ms: number, layer: number): [number, number, number] => {
    const frame = frameAt(ms, framesPerSecond)
    return [
      near(ms, layer),
      msOfFrame(frame - 1, framesPerSecond),
      msOfFrame(frame + 1, framesPerSecond),
    ]
  }
  return { has, near, around }
}

import {
  EDITOR_TRACKS,
  type EditorDocument,
  type Item,
  type ItemText,
  MAX_ITEMS,
  MAX_PROJECT_MS,
  MAX_TEXT_CHARACTERS,
  MIN_ITEM_MS,
} from '@starnest/contract/editor/document'
import { endOf } from '../edit/items.ts'
import { newTextItem } from '../edit/new-item.ts'
import { toFrame } from '../time/frames.ts'
import type { CaptionCue } from './read-captions.ts'

/** Captions as items of the highest track, where nothing is yet. `leftOut` had no room: something stands there, the
 *  caption before it is not over, or the project has as many items as it may. */
export function captionItems(
  { items, settings }: EditorDocument,
  cues: readonly CaptionCue[],
  newId: () => string,
): { items: Item[]; leftOut: number } {
  const layer = EDITOR_TRACKS - 1
  const { framesPerSecond } = settings
  const taken = items.filter((item) => item.layer === layer)
  const added: Item[] = []
  for (const { fromMs, toMs, text } of cues) {
    const startTime = toFrame(fromMs, framesPerSecond)
    const duration = Math.max(MIN_ITEM_MS, toFrame(toMs, framesPerSecond) - startTime)
    const endMs = startTime + duration
    const last = added.at(-1)
    const isFree =
      !taken.some((item) => item.startTime < endMs && endOf(item) > startTime) &&
      (last === undefined || endOf(last) <= startTime)
    const hasRoom = items.length + added.length < MAX_ITEMS && endMs <= MAX_PROJECT_MS
    if (!isFree || !hasRoom) continue
    const words = [...text].slice(0, MAX_TEXT_CHARACTERS).join('').slice(0, MAX_TEXT_CHARACTERS)
    const place = { id: newId(), at: startTime, layer, framesPerSecond }
    added.push({ ...newTextItem(captionText(words), place), duration })
  }
  return { items: added, leftOut: cues.length - added.length }
}

const captionText = (text: string): ItemText => ({
  style: 'caption',
  text,
  subtitle: '',
  font: 'outfit',
  size: 1,
  color: '#ffffff',
  background: '#05060f',
})

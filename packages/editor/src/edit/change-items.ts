import type { ItemChange } from '@starnest/contract/editor/commands'
import { type Item, MAX_PROJECT_MS } from '@starnest/contract/editor/document'
import { EditRefused } from '../project.ts'
import { hasSourceTime, itemsOf, sourceLengthMs, withItems } from './items.ts'

/** Changes properties of items. @throws EditRefused no-such-item, wrong-type */
export function changeItems(
  items: readonly Item[],
  { ids, change }: { ids: readonly string[]; change: ItemChange },
): Item[] {
  const changed = itemsOf(items, ids).map((item) => changeItem(item, change))
  return withItems(items, changed)
}

function changeItem(before: Item, { sound, picture, speed, ...rest }: ItemChange): Item {
  if (rest.text !== undefined && before.text === null) {
    throw new EditRefused('wrong-type', before.id)
  }
  const item = speed === undefined ? before : atSpeed(before, speed)
  return {
    ...item,
    ...rest,
    sound: sound ? { ...item.sound, ...sound } : item.sound,
    picture: picture ? { ...item.picture, ...picture } : item.picture,
  }
}

/** The same part of the source at another speed, each of its moments as loud as before. A still and words have
 *  none. */
function atSpeed(item: Item, speed: number): Item {
  if (!hasSourceTime(item)) throw new EditRefused('wrong-type', item.id)
  const curve = item.sound.curve.map(({ atMs, gain }) => ({
    atMs: Math.min(MAX_PROJECT_MS, Math.round((atMs * item.speed) / speed)),
    gain,
  }))
  const duration = Math.floor(sourceLengthMs(item) / speed)
  return { ...item, speed, duration, sound: { ...item.sound, curve } }
}

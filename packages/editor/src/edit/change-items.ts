import type { ItemChange } from '@starnest/contract/editor/commands'
import type { Item } from '@starnest/contract/editor/document'
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

function changeItem(item: Item, { sound, picture, speed, ...rest }: ItemChange): Item {
  if (rest.text !== undefined && item.text === null) throw new EditRefused('wrong-type', item.id)
  return {
    ...item,
    ...rest,
    sound: sound ? { ...item.sound, ...sound } : item.sound,
    picture: picture ? { ...item.picture, ...picture } : item.picture,
    ...(speed === undefined ? {} : speedOf(item, speed)),
  }
}

/** Another speed for the same part of the source. A still and words have none. */
function speedOf(item: Item, speed: number): Pick<Item, 'speed' | 'duration'> {
  if (!hasSourceTime(item)) throw new EditRefused('wrong-type', item.id)
  return { speed, duration: Math.floor(sourceLengthMs(item) / speed) }
}

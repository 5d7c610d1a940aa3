import type { ListName, Lists } from '@starnest/contract/catalog/lists'

/** The lists with a title on one of them, in the first place unless it was there, or off it. */
export function withListed(
  lists: Lists,
  { list, id, isOn }: { list: ListName; id: number; isOn: boolean },
): Lists {
  const ids = lists[list]
  if (ids.includes(id) === isOn) return lists
  return { ...lists, [list]: isOn ? [id, ...ids] : ids.filter((listed) => listed !== id) }
}

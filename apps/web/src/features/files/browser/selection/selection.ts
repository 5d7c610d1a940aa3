/** What of a list is chosen, and from where a range is counted. Names are those of files. */
export type Selection = { chosen: ReadonlySet<string>; anchor: string | null }

/** Nothing is chosen. */
export const NOTHING_CHOSEN: Selection = { chosen: new Set(), anchor: null }

/** Chooses one and nothing else; it alone being chosen, nothing. */
export function chooseOnly(selection: Selection, name: string): Selection {
  const isAlone = selection.chosen.size === 1 && selection.chosen.has(name)
  return isAlone ? NOTHING_CHOSEN : { chosen: new Set([name]), anchor: name }
}

/** Adds one to what is chosen, or takes it out. */
export function toggle(selection: Selection, name: string): Selection {
  const chosen = new Set(selection.chosen)
  if (!chosen.delete(name)) chosen.add(name)
  return { chosen, anchor: name }
}

/** Chooses everything from the anchor to a name, both with them, in the order of the list; the anchor
 *  stays, so that the range can be made larger and smaller. Without an anchor that is in the list,
 *  only the name. */
export function chooseRange(
  selection: Selection,
  name: string,
  names: readonly string[],
): Selection {
  const { anchor } = selection
  const from = anchor === null ? -1 : names.indexOf(anchor)
  const to = names.indexOf(name)
  if (from < 0 || to < 0) return { chosen: new Set([name]), anchor: name }
  const range = names.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { chosen: new Set(range), anchor }
}

/** Chooses all of a list. */
export function chooseAll(names: readonly string[]): Selection {
  return { chosen: new Set(names), anchor: names[0] ?? null }
}

/** What stays chosen when only these names are left. */
export function keepOnly(selection: Selection, names: readonly string[]): Selection {
  const left = names.filter((name) => selection.chosen.has(name))
  if (left.length === selection.chosen.size) return selection
  return { chosen: new Set(left), anchor: left[0] ?? null }
}

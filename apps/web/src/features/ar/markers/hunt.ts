/** How a hunt stands: how many things there are, which were found, which one is looked at, and whether the
 *  party at its end was seen. */
export type Hunt = {
  readonly count: number
  readonly found: ReadonlySet<number>
  readonly chosen: number | null
  readonly isParty: boolean
}

/** A hunt for so many things that begins. */
export const newHunt = (count: number): Hunt => ({
  count,
  found: new Set(),
  chosen: null,
  isParty: false,
})

/** What happens in a hunt. `begin`: it begins anew, for so many things. `meet`: a marker is pressed. `leave`: its card is closed. */
export type HuntStep =
  | { readonly type: 'begin'; readonly count: number }
  | { readonly type: 'meet'; readonly nth: number }
  | { readonly type: 'leave' }

/** Whether everything was found. Where there is nothing, nothing was. */
export const isAllFound = ({ count, found }: Hunt): boolean => count > 0 && found.size === count

/** The hunt after a step. The party begins when the card of the last thing is closed, once. */
export function stepHunt(hunt: Hunt, step: HuntStep): Hunt {
  if (step.type === 'begin') return newHunt(step.count)
  if (step.type === 'leave') {
    const isParty = hunt.chosen !== null && isAllFound(hunt) && !hunt.isParty
    return { ...hunt, chosen: null, isParty: hunt.isParty || isParty }
  }
  const { nth } = step
  if (!Number.isInteger(nth) || nth < 0 || nth >= hunt.count) return hunt
  return { ...hunt, chosen: nth, found: new Set(hunt.found).add(nth) }
}

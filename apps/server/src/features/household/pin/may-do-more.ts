import type { TitleRule } from '@starnest/contract/parents/parents'
import { isMoreTime, type TimeReach } from '../../../domain/time/time-reach.ts'

/** What one who watches may see. */
export type Sight = {
  /** Years, 0 to 18: what its own ceiling lets it see. */
  readonly maximumAge: number
  /** It sees titles that a parent approved, and no other. */
  readonly isApprovedOnly: boolean
  /** What a parent said of titles for it, by the title's id. */
  readonly rules: ReadonlyMap<number, TitleRule>
}

/** What those who watch on one device together may see and do from now on. */
export type Reach = {
  /** All of them are adults. */
  readonly isGrownUp: boolean
  /** All of them are adults, and the active one has entered a PIN. */
  readonly isKeeper: boolean
  /** The language model may answer them. */
  readonly mayAskModel: boolean
  /** Everybody who watches; a title has to be allowed for each. */
  readonly sights: readonly Sight[]
  readonly time: TimeReach
}

/** Sees nothing but what was approved title by title. */
const APPROVED_ONLY_AGE = -1

/**
 * Whether those who watch `after` a change may see or do anything that those before may not: be
 * grown-ups, change the family, ask the language model, see titles of a higher age or one that a rule hides from those before,
 * watch longer or at other times. Titles of which no parent said anything are compared by ages, so that
 * the answer holds for those to come. `minimumAges`: years of the titles that rules speak of.
 */
export function mayDoMore(
  before: Reach,
  after: Reach,
  minimumAges: ReadonlyMap<number, number>,
): boolean {
  return (
    (after.isGrownUp && !before.isGrownUp) ||
    (after.isKeeper && !before.isKeeper) ||
    (after.mayAskModel && !before.mayAskModel) ||
    plainAgeOf(after) > plainAgeOf(before) ||
    [...minimumAges].some((title) => sees(after, title) && !sees(before, title)) ||
    isMoreTime(before.time, after.time)
  )
}

/** Years of the titles, of which no parent said anything, that all may see. */
const plainAgeOf = ({ sights }: Reach) =>
  Math.min(
    ...sights.map(({ isApprovedOnly, maximumAge }) =>
      isApprovedOnly ? APPROVED_ONLY_AGE : maximumAge,
    ),
  )

const sees = ({ sights }: Reach, [titleId, minimumAge]: readonly [number, number]) =>
  sights.every(({ rules, isApprovedOnly, maximumAge }) => {
    const rule = rules.get(titleId)
    if (rule !== undefined) return rule === 'approved'
    return !isApprovedOnly && minimumAge <= maximumAge
  })

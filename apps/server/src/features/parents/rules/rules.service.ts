import type { AgeRating } from '@starnest/contract/age-rating'
import type { Animation } from '@starnest/contract/catalog/catalog'
import { AppError } from '@starnest/contract/errors'
import type {
  ChangedLimits,
  ChangedRating,
  Reason,
  TitleForProfile,
  TitleLimits,
  TitleRating,
  TitleRule,
  TitlesForProfile,
  TitlesForProfileQuery,
} from '@starnest/contract/parents/parents'
import type { Viewer, Watcher } from '../../../domain/viewer.ts'
import type { Database } from '../../../ports/database.ts'
import { findTitleFacts, type TitleFacts, writeLimits, writeRule } from './rules.repository.ts'

/** What the rules need from other slices. */
export type RulesDeps = {
  database: Database
  /** Titles that a viewer may see: all, newest first, or those that fit a question. */
  findTitles: (
    viewer: Viewer,
    query: TitlesForProfileQuery,
  ) => Promise<{ animations: Animation[]; next: string | undefined }>
  /** Those of the titles that a viewer may see. */
  pickTitles: (viewer: Viewer, ids: number[]) => Promise<Animation[]>
  /** The viewer's household as one of its profiles sees it. Throws AppError profile_not_found. */
  asMember: (viewer: Viewer, profileId: number) => Promise<Viewer>
  /** Rates a title for the whole family; null gives it back the rating of its source. Undefined: there
   *  is no such title. */
  rateTitle: (
    title: { householdId: number; titleId: number },
    rating: AgeRating | null,
  ) => Promise<TitleRating | undefined>
  /** This house configured a language model. */
  hasLanguageModel: boolean
  /** Called when a profile of the household may see other titles than before. */
  onRulesChanged: (householdId: number) => void
}

/** What grown-ups say of titles. A grown-up is shown what lies within the own ceiling; what was
 *  blocked for the grown-up's own profile is shown too, else nobody could take it back. */
export class RulesService {
  readonly #deps: RulesDeps

  constructor(deps: RulesDeps) {
    this.#deps = deps
  }

  /** Titles of the household, with whether a profile sees them and why.
   *  @throws AppError profile_not_found; invalid_request for a cursor that no page gave out. */
  async list(
    viewer: Viewer,
    profileId: number,
    query: TitlesForProfileQuery,
  ): Promise<TitlesForProfile> {
    const profile = await this.#deps.asMember(viewer, profileId)
    const { animations, next } = await this.#deps.findTitles(withoutRules(viewer), query)
    return { titles: await this.#judged(animations, profile), next: next ?? null }
  }

  /** Blocks or approves a title for a profile, or takes that back.
   *  @throws AppError profile_not_found, title_not_found */
  async setRule(
    viewer: Viewer,
    { profileId, titleId }: { profileId: number; titleId: number },
    rule: TitleRule | null,
  ): Promise<TitleForProfile> {
    const { database, asMember, onRulesChanged } = this.#deps
    await asMember(viewer, profileId)
    const animation = await this.#titleFor(viewer, titleId)
    const { householdId } = viewer
    await writeRule(database.db, { householdId, profileId, titleId }, rule)
    onRulesChanged(householdId)
    const [judged] = await this.#judged([animation], await asMember(viewer, profileId))
    if (!judged) throw new AppError('title_not_found')
    return judged
  }

  /** Rates a title for the whole family, or takes that back. @throws AppError title_not_found */
  async rate(viewer: Viewer, titleId: number, { rating }: ChangedRating): Promise<TitleRating> {
    await this.#titleFor(viewer, titleId)
    const { rateTitle, onRulesChanged } = this.#deps
    const { householdId } = viewer
    const rated = await rateTitle({ householdId, titleId }, rating)
    if (!rated) throw new AppError('title_not_found')
    onRulesChanged(householdId)
    return rated
  }

  /** What a profile may see besides its ceiling, and whether it may ask the language model.
   *  @throws AppError profile_not_found */
  async limits(viewer: Viewer, profileId: number): Promise<TitleLimits> {
    const { asMember, hasLanguageModel } = this.#deps
    const profile = await asMember(viewer, profileId)
    const { isApprovedOnly, mayAskModel } = watcherIn(profile)
    const needsLeave = hasLanguageModel && profile.youngest !== 'adult'
    return { isApprovedOnly, mayAskModel: needsLeave ? mayAskModel : null }
  }

  /** Changes that, as far as something is said. @throws AppError profile_not_found */
  async setLimits(viewer: Viewer, profileId: number, limits: ChangedLimits): Promise<TitleLimits> {
    const { database, asMember, onRulesChanged } = this.#deps
    await asMember(viewer, profileId)
    const { householdId } = viewer
    await writeLimits(database.db, { householdId, profileId }, limits)
    onRulesChanged(householdId)
    return this.limits(viewer, profileId)
  }

  async #titleFor(viewer: Viewer, titleId: number): Promise<Animation> {
    const [animation] = await this.#deps.pickTitles(withoutRules(viewer), [titleId])
    if (!animation) throw new AppError('title_not_found')
    return animation
  }

  async #judged(animations: Animation[], profile: Viewer): Promise<TitleForProfile[]> {
    const ids = animations.map(({ id }) => id)
    const { database, pickTitles } = this.#deps
    const facts = await findTitleFacts(database.db, profile, ids)
    const visible = new Set((await pickTitles(profile, ids)).map(({ id }) => id))
    return animations.flatMap((animation) => {
      const title = facts.get(animation.id)
      if (!title) return []
      const { rule, familyRating, sourceRating } = title
      const why = reasonFor(title, watcherIn(profile))
      return [
        { animation, visible: visible.has(animation.id), why, rule, familyRating, sourceRating },
      ]
    })
  }
}

/** What decided whether a profile sees a title, whichever way it was decided. */
function reasonFor(title: TitleFacts, { isApprovedOnly }: Watcher): Reason {
  if (title.rule !== null) return title.rule
  if (isApprovedOnly) return 'approved-only'
  return (title.familyRating ?? title.sourceRating) === null ? 'unrated' : 'rating'
}

const watcherIn = ({ watchers: [watcher] }: Viewer): Watcher => watcher

function withoutRules(viewer: Viewer): Viewer {
  const { profileId, maximumAge } = viewer
  return {
    ...viewer,
    watchers: [
      { profileId, maximumAge, isApprovedOnly: false, hasRules: false, mayAskModel: false },
    ],
  }
}

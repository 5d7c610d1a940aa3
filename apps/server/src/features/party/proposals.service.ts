import { AppError } from '@starnest/contract/errors'
import {
  MAX_PARTY_PROPOSALS,
  type PartyChange,
  type PartyProposal,
} from '@starnest/contract/party/party'
import { requireSomebody } from '../../domain/require-viewer.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { Database } from '../../ports/database.ts'
import { asGone } from './as-gone.ts'
import { holdsSince } from './day-limit.ts'
import type { Offers } from './offers.ts'
import { listVotes, putVote, removeProposal, removeVote } from './proposals.repository.ts'
import { type Ballot, rank } from './ranking.ts'

/** Dependencies of the proposals; `now` is the clock. */
export type ProposalsDeps = {
  database: Database
  now: () => Date
  offers: Pick<Offers, 'pick'>
  /** Tells every screen at a household's party what changed. */
  announce: (householdId: number, change: PartyChange) => void
  /** Counts a press of a screen; whether there was room for it. */
  takePress: (viewer: Viewer) => Promise<boolean>
  /** @throws AppError grown_ups_only to whoever was sent away */
  requireAdmitted: (viewer: Viewer) => Promise<void>
}

/** What comes next: films that those at the party propose, each with the votes for it. Everybody has one vote for each
 *  film: a small child says yes to all that it likes, and what most would like to see is found. */
export class Proposals {
  readonly #deps: ProposalsDeps

  constructor(deps: ProposalsDeps) {
    this.#deps = deps
  }

  /** What is proposed, what most would like to see first. A film that somebody at the party may not see is hidden from
   *  all until they leave. */
  async list(viewer: Viewer): Promise<PartyProposal[]> {
    // A device that has not chosen a profile learns nothing of the others.
    if (viewer.mustChoose) return []
    await this.#deps.requireAdmitted(viewer)
    return this.#shownOf(viewer)
  }

  /** Proposes a film, or votes for it. @throws AppError title_not_found for a film that somebody at the party may not
   *  see, list_full, too_many_requests, grown_ups_only; pin_required from a device that has not said who watches. */
  async vote(viewer: Viewer, titleId: number): Promise<PartyProposal[]> {
    const { database, now, announce } = this.#deps
    const { householdId, profileId } = viewer
    await this.#requireOffered(viewer, titleId)
    const at = now()
    const isKept = await putVote(
      database.db,
      { householdId, profileId, titleId },
      { now: at, since: holdsSince(at), limit: MAX_PARTY_PROPOSALS },
    ).catch(asGone('title_not_found'))
    if (!isKept) {
      throw new AppError('list_full', { details: { limit: MAX_PARTY_PROPOSALS } })
    }
    announce(householdId, 'proposals')
    return this.#shownOf(viewer)
  }

  /** Takes a vote back. @throws AppError as {@link vote} does */
  async unvote(viewer: Viewer, titleId: number): Promise<PartyProposal[]> {
    const { database, announce } = this.#deps
    const { householdId, profileId } = viewer
    await this.#requireOffered(viewer, titleId)
    if (await removeVote(database.db, { householdId, profileId, titleId })) {
      announce(householdId, 'proposals')
    }
    return this.#shownOf(viewer)
  }

  /** Takes a film off that has begun. */
  async begin(householdId: number, titleId: number): Promise<void> {
    const { database, announce } = this.#deps
    if (await removeProposal(database.db, { householdId, titleId })) {
      announce(householdId, 'proposals')
    }
  }

  async #requireOffered(viewer: Viewer, titleId: number): Promise<void> {
    const { offers, requireAdmitted, takePress } = this.#deps
    requireSomebody(viewer)
    await requireAdmitted(viewer)
    if (!(await takePress(viewer))) throw new AppError('too_many_requests')
    const offered = await offers.pick(viewer, [titleId])
    if (offered.length === 0) throw new AppError('title_not_found')
  }

  async #shownOf(viewer: Viewer): Promise<PartyProposal[]> {
    const { database, now, offers } = this.#deps
    const votes = await listVotes(database.db, viewer.householdId, holdsSince(now()))
    const ballots = rank(votes)
    const titles = await offers.pick(
      viewer,
      ballots.map(({ titleId }) => titleId),
    )
    const titleOf = (ballot: Ballot) => titles.find(({ id }) => id === ballot.titleId)
    return ballots.flatMap((ballot) => {
      const title = titleOf(ballot)
      return title ? [{ title, voters: ballot.voters }] : []
    })
  }
}

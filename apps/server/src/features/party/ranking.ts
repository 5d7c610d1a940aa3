import type { PartyPerson } from '@starnest/contract/party/party'
import type { Vote } from './proposals.repository.ts'

/** A film and who would like to see it, the first in front. */
export type Ballot = { titleId: number; voters: PartyPerson[] }

/** Films by the number of their votes; of two with as many the one that was proposed earlier. `votes`: the first in
 *  front. */
export function rank(votes: readonly Vote[]): Ballot[] {
  const ballots = new Map<number, Ballot>()
  for (const { titleId, ...voter } of votes) {
    const ballot = ballots.get(titleId) ?? { titleId, voters: [] }
    ballot.voters.push(voter)
    ballots.set(titleId, ballot)
  }
  // A sort keeps the order of what is alike.
  return [...ballots.values()].sort((one, other) => other.voters.length - one.voters.length)
}

import type { JamLeaderboardEntry } from '@starnest/contract/jam/leaderboard'

/** The best that a profile reached on one track in a week. */
export type BestScore = { profileId: number; score: number }

/** Somebody of the family, as the leaderboard shows it. */
export type RankedProfile = { id: number; name: string; avatar: string }

/** A week's ranking: each profile's best scores, one for each track, added up. Equal sums share a rank, and
 *  the ranks after it are passed over; among them names decide the order. Who has no score is not listed. */
export function rankingOf(
  profiles: readonly RankedProfile[],
  best: readonly BestScore[],
  streakOfProfile: (profileId: number) => number,
): JamLeaderboardEntry[] {
  const sums = profiles.flatMap(({ id, name, avatar }) => {
    const own = best.filter(({ profileId }) => profileId === id)
    if (own.length === 0) return []
    const score = own.reduce((sum, one) => sum + one.score, 0)
    return [{ profileId: id, name, avatar, score, streak: streakOfProfile(id), tracks: own.length }]
  })
  return sums
    .sort((one, other) => other.score - one.score || one.name.localeCompare(other.name, 'en'))
    .map((entry) => ({
      rank: 1 + sums.filter(({ score }) => score > entry.score).length,
      ...entry,
    }))
}

/** An invented family, shown until the household has a score of its own. Source of scores and streaks:
 *  specification §9, "Sample leaderboard"; the names are ours. */
export const DEMO_ENTRIES: readonly JamLeaderboardEntry[] = [
  { rank: 1, name: 'Luna', avatar: '👩', score: 1250, streak: 7 },
  { rank: 2, name: 'Orion', avatar: '👨', score: 980, streak: 3 },
  { rank: 3, name: 'Stella', avatar: '👧', score: 850, streak: 5 },
  { rank: 4, name: 'Rigel', avatar: '👦', score: 720, streak: 2 },
].map((entry) => ({ ...entry, profileId: null, tracks: null }))

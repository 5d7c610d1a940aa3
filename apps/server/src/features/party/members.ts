import type { ViewerAnswer } from '@starnest/contract/household/household'
import type { PartyMember } from '@starnest/contract/party/party'
import type { Viewer } from '../../domain/viewer.ts'
import { initialsOf } from './chat-text.ts'
import type { Guest, Presence } from './presence.ts'

/** Dependencies of {@link listMembers}. */
export type MembersDeps = {
  presence: Presence
  /** Who watches on each of some devices by now. */
  viewersOn: (deviceIds: readonly (string | null)[]) => Promise<(Viewer | null)[]>
  /** Names of those who watch on each of some screens; null: the profile has just been deleted. */
  describe: (
    viewers: readonly Viewer[],
  ) => Promise<(Pick<ViewerAnswer, 'profile' | 'companions'> | null)[]>
}

/** The screens at a household's party, those that came first in front. A screen whose profile has just been deleted is
 *  about to choose anew, and left out, as is one whose device is not of this household any more. */
export async function listMembers(
  { presence, viewersOn, describe }: MembersDeps,
  householdId: number,
): Promise<PartyMember[]> {
  const guests = await presence.at(householdId)
  const viewers = await viewersOn(guests.map(({ deviceId }) => deviceId))
  const there = guests.flatMap((guest, at) => {
    const viewer = viewers[at]
    return viewer?.householdId === householdId ? [{ guest, viewer }] : []
  })
  const described = await describe(there.map(({ viewer }) => viewer))
  return there
    .map(({ guest }, at) => memberOf(guest, described[at] ?? null))
    .filter((member) => member !== null)
}

function memberOf(
  { id, state: { isVideo, isMuted } }: Guest,
  described: Pick<ViewerAnswer, 'profile' | 'companions'> | null,
): PartyMember | null {
  if (!described) return null
  const { profile, companions } = described
  const names = [profile, ...companions].map(({ displayName }) => displayName)
  return {
    id,
    profileId: profile.id,
    name: names.join(' + '),
    avatarUrl: profile.avatarUrl,
    initials: initialsOf(profile.displayName),
    platform: 'starnest',
    isVideo,
    isMuted,
  }
}

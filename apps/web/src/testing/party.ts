import type { Party, PartyMember, PartyMessage } from '@starnest/contract/party/party'
import { partyPlayback } from './party-film.ts'

/** A party for tests: nothing plays, nobody is there and nothing was said. */
export function testParty(facts: Partial<Party> = {}): Party {
  return {
    playback: partyPlayback({ title: null, isPlaying: false }),
    members: [],
    messages: [],
    saysPhrasesOnly: false,
    ...facts,
  }
}

/** Somebody at a party of tests. */
export function testMember(id: string, name: string, facts: Partial<PartyMember> = {}) {
  return {
    id,
    profileId: 1,
    name,
    avatarUrl: '🦊',
    initials: name.slice(0, 1),
    platform: 'starnest',
    isVideo: false,
    isMuted: true,
    ...facts,
  } satisfies PartyMember
}

/** What Zoe, profile 2, says at a party of tests. */
export function testMessage(id: number, facts: Partial<PartyMessage> = {}): PartyMessage {
  return {
    id,
    profileId: 2,
    user: 'Zoe',
    avatarUrl: '🐼',
    message: `Words ${id}`,
    phrase: null,
    time: '2026-03-01T18:05:00.000Z',
    platform: 'starnest',
    ...facts,
  }
}

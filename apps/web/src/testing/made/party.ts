import type { Animation } from '@starnest/contract/catalog/catalog'
import type {
  Party,
  PartyMember,
  PartyMessage,
  PartyPlayback,
  PartyProposal,
} from '@starnest/contract/party/party'
import { testTitle } from './titles.ts'

/** What a party of tests watches: a film of a minute. */
export const PARTY_FILM = testTitle(7, {
  title: 'The Star Who Fell',
  thumbnailUrl: '/media/7/abc/poster.webp',
  duration: 60,
})

/** What a party plays: the film, running since the server's clock said 1,000,000. */
export function testPartyPlayback(facts: Partial<PartyPlayback> = {}): PartyPlayback {
  return {
    rev: 1,
    title: PARTY_FILM,
    isHidden: false,
    isPlaying: true,
    pausedBy: null,
    positionSeconds: 0,
    atMs: 1_000_000,
    ...facts,
  }
}

/** A party for tests: nothing plays, nobody is there and nothing was said. */
export function testParty(facts: Partial<Party> = {}): Party {
  return {
    playback: testPartyPlayback({ title: null, isPlaying: false }),
    members: [],
    messages: [],
    saysPhrasesOnly: false,
    mayModerate: false,
    sentAway: [],
    isSentAway: false,
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

/** A film that somebody would like to see next; profiles count from 1 in the order of their names. */
export function testProposal(title: Animation, ...names: string[]): PartyProposal {
  const voters = names.map((name, nth) => ({ profileId: nth + 1, name, avatarUrl: '🐼' }))
  return { title, voters }
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
    isRemoved: false,
    ...facts,
  }
}

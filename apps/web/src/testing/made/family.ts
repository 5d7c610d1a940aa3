import type { ViewerAnswer } from '@starnest/contract/household/household'
import {
  DEFAULT_AI_PERSONALITY,
  DEFAULT_PREFERENCES,
  type Preferences,
  type Profile,
} from '@starnest/contract/household/profiles'

/** Somebody of a family in a test. */
export function testProfile(
  id: number,
  {
    preferences,
    ...fields
  }: Partial<Omit<Profile, 'preferences'>> & { preferences?: Partial<Preferences> } = {},
): Profile {
  return {
    id,
    name: `Name ${id}`,
    displayName: `Person ${id}`,
    role: 'child',
    ageGroup: 'child',
    contentRating: 'G',
    avatarUrl: '🧒',
    preferences: JSON.stringify({ ...DEFAULT_PREFERENCES, ...preferences }),
    aiPersonality: JSON.stringify(DEFAULT_AI_PERSONALITY),
    ...fields,
  }
}

/** Who watches on a device in a test: a grown-up. */
export function testViewer(facts: Partial<ViewerAnswer> = {}): ViewerAnswer {
  return {
    profile: { id: 1, displayName: 'Person 1', avatarUrl: '🧒' },
    companions: [],
    maximumAge: 18,
    mustChoose: false,
    mayManage: true,
    mayChangeFamily: true,
    ...facts,
  }
}

import { maximumAgeOf } from '@starnest/contract/age-rating'
import {
  autoPlayOf,
  type ChangedProfile,
  CONTENT_RATING_OF_AGE_GROUP,
  DEFAULT_AI_PERSONALITY,
  DEFAULT_AVATAR,
  DEFAULT_PREFERENCES,
  type NewProfile,
  type Profile,
} from '@starnest/contract/household/profiles'
import type { ProfileValues, StoredProfile } from './profiles.repository.ts'

/** The grown-up that every household begins with and that nobody has named yet. */
export const isUnnamed = ({ role }: Pick<StoredProfile, 'role'>) => role === null

/** Those of a household that the family is shown: while there is only the unnamed grown-up, nobody. */
export function shownFamily(family: StoredProfile[]): StoredProfile[] {
  return family.length === 1 && family.every(isUnnamed) ? [] : family
}

/** A stored profile as the calls answer it. */
export function profileOf(stored: StoredProfile): Profile {
  const { activatedAt: _activatedAt, preferences, aiPersonality, ...facts } = stored
  return {
    ...facts,
    preferences: JSON.stringify(preferences),
    aiPersonality: JSON.stringify(aiPersonality),
  }
}

/** What is stored of a profile that is created. */
export function createdValues(fields: NewProfile): ProfileValues {
  const { name, displayName, role, ageGroup } = fields
  return {
    name,
    displayName,
    role,
    ageGroup,
    contentRating: fields.contentRating ?? CONTENT_RATING_OF_AGE_GROUP[ageGroup],
    avatarUrl: fields.avatarUrl ?? DEFAULT_AVATAR,
    preferences: {
      ...DEFAULT_PREFERENCES,
      ...fields.preferences,
      autoPlay: fields.preferences?.autoPlay ?? autoPlayOf(ageGroup),
    },
    aiPersonality: fields.aiPersonality ?? DEFAULT_AI_PERSONALITY,
  }
}

/** What is stored of a profile that is changed. A ceiling that is left out stays with its age group,
 *  and follows a new one. */
export function changedValues(stored: StoredProfile, fields: ChangedProfile): ProfileValues {
  const { name, displayName, role, ageGroup } = fields
  const ceilingKept =
    ageGroup === stored.ageGroup ? stored.contentRating : CONTENT_RATING_OF_AGE_GROUP[ageGroup]
  return {
    name,
    displayName,
    role,
    ageGroup,
    contentRating: fields.contentRating ?? ceilingKept,
    avatarUrl: fields.avatarUrl ?? stored.avatarUrl,
    preferences: {
      ...stored.preferences,
      ...fields.preferences,
      autoPlay: fields.preferences?.autoPlay ?? stored.preferences.autoPlay,
    },
    aiPersonality: fields.aiPersonality ?? stored.aiPersonality,
  }
}

/** Whether a change concerns more than preferences, name and picture. */
export function changesLimits(stored: StoredProfile, fields: ChangedProfile): boolean {
  const { role, ageGroup, contentRating } = changedValues(stored, fields)
  return (
    role !== stored.role || ageGroup !== stored.ageGroup || contentRating !== stored.contentRating
  )
}

/** Whether children and teens would be left alone when this profile goes or is no adult any more. */
export function isLastAdult(profile: StoredProfile, others: StoredProfile[]): boolean {
  const isAdult = ({ ageGroup }: StoredProfile) => ageGroup === 'adult'
  return isAdult(profile) && others.length > 0 && !others.some(isAdult)
}

/** Who takes the place of a profile that goes, on its devices: of those who may see no more than it,
 *  the one activated last; when all may see more, the one who may see least. Undefined: nobody. */
export function successorOf(
  leaving: StoredProfile,
  others: StoredProfile[],
): StoredProfile | undefined {
  const age = (profile: StoredProfile) => maximumAgeOf(profile.contentRating)
  const latestFirst = others.toSorted((one, other) => +other.activatedAt - +one.activatedAt)
  return (
    latestFirst.find((other) => age(other) <= age(leaving)) ??
    latestFirst.toSorted((one, other) => age(one) - age(other))[0]
  )
}

/** Whether devices that never chose watch as this profile. */
export function isHouseholdsActive(profile: StoredProfile, family: StoredProfile[]): boolean {
  return family.every(
    ({ activatedAt, id }) =>
      activatedAt < profile.activatedAt ||
      (+activatedAt === +profile.activatedAt && id >= profile.id),
  )
}

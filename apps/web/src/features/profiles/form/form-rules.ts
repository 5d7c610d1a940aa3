import type { ContentRating } from '@starnest/contract/age-rating'
import {
  AGE_GROUP_OF_ROLE,
  type AgeGroup,
  type AiPersonality,
  aiPersonalityOf,
  autoPlayOf,
  CONTENT_RATING_OF_AGE_GROUP,
  DEFAULT_AI_PERSONALITY,
  DEFAULT_AVATAR,
  DEFAULT_PREFERENCES,
  MAX_INTEREST_CHARACTERS,
  MAX_INTERESTS,
  MAX_NAME_CHARACTERS,
  type Preferences,
  type Profile,
  type ProfileFields,
  type ProfileLanguage,
  preferencesOf,
  type Role,
} from '@starnest/contract/household/profiles'
import { type LineProblem, lineProblem } from '@starnest/contract/text/checked-text'

/** What the form holds while it is filled in; null: not chosen yet. */
export type ProfileForm = {
  name: string
  displayName: string
  role: Role | null
  ageGroup: AgeGroup | null
  contentRating: ContentRating
  avatarUrl: string
  preferences: Preferences
  aiPersonality: AiPersonality
}

/** What keeps a form from being sent, by field; empty: nothing. */
export type FormProblems = {
  role?: 'missing'
  name?: LineProblem
  displayName?: LineProblem
  ageGroup?: 'missing'
}

/** A form for somebody new, who is greeted in the language the interface speaks now. */
export function emptyForm(preferredLanguage: ProfileLanguage): ProfileForm {
  return {
    name: '',
    displayName: '',
    role: null,
    ageGroup: null,
    contentRating: 'G',
    avatarUrl: DEFAULT_AVATAR,
    preferences: { ...DEFAULT_PREFERENCES, preferredLanguage },
    aiPersonality: DEFAULT_AI_PERSONALITY,
  }
}

/** The form of somebody who is there. */
export function formOf(profile: Profile): ProfileForm {
  const { name, displayName, role, ageGroup, contentRating, avatarUrl } = profile
  return {
    name,
    displayName,
    role,
    ageGroup,
    contentRating,
    avatarUrl,
    preferences: preferencesOf(profile),
    aiPersonality: aiPersonalityOf(profile),
  }
}

/** A role is chosen: age group, ceiling and name follow it, and the display name when there is none.
 *  `roleName` is the role as the interface calls it. Source: specification §4, "Role choice". */
export function chooseRole(form: ProfileForm, role: Role, roleName: string): ProfileForm {
  return {
    ...chooseAgeGroup(form, AGE_GROUP_OF_ROLE[role]),
    role,
    name: roleName,
    displayName: form.displayName.trim() === '' ? roleName : form.displayName,
  }
}

/** An age group is chosen: the ceiling follows it, and autoplay as long as nobody has said otherwise.
 *  Source: specification §4. */
export function chooseAgeGroup(form: ProfileForm, ageGroup: AgeGroup): ProfileForm {
  const { preferences } = form
  const isUnsaid = preferences.autoPlay === autoPlayOf(form.ageGroup ?? 'adult')
  return {
    ...form,
    ageGroup,
    contentRating: CONTENT_RATING_OF_AGE_GROUP[ageGroup],
    preferences: isUnsaid ? { ...preferences, autoPlay: autoPlayOf(ageGroup) } : preferences,
  }
}

/** What keeps the form from being sent. Source: specification §5. */
export function problemsOf({ name, displayName, role, ageGroup }: ProfileForm): FormProblems {
  const nameProblem = lineProblem(name.trim(), MAX_NAME_CHARACTERS)
  const displayNameProblem = lineProblem(displayName.trim(), MAX_NAME_CHARACTERS)
  return {
    ...(role === null && { role: 'missing' }),
    ...(nameProblem && { name: nameProblem }),
    ...(displayNameProblem && { displayName: displayNameProblem }),
    ...(ageGroup === null && { ageGroup: 'missing' }),
  }
}

/** What is sent; null as long as something is missing or wrong. */
export function fieldsOf(form: ProfileForm): ProfileFields | null {
  const { role, ageGroup, preferences, aiPersonality, ...rest } = form
  if (role === null || ageGroup === null || Object.keys(problemsOf(form)).length > 0) return null
  return {
    ...rest,
    role,
    ageGroup,
    preferences: JSON.stringify(preferences),
    aiPersonality: JSON.stringify(aiPersonality),
  }
}

/** The interests with those of a written line added, which commas part. What is blank, there already
 *  or too long to be one is left out, and so is what goes beyond twelve. */
export function withInterests(interests: readonly string[], line: string): string[] {
  const written = line
    .split(',')
    .map((part) => part.trim())
    .filter((part) => lineProblem(part, MAX_INTEREST_CHARACTERS) === null)
  return [...new Set([...interests, ...written])].slice(0, MAX_INTERESTS)
}

import {
  AGE_GROUP_OF_ROLE,
  autoPlayOf,
  DEFAULT_PREFERENCES,
  EMOJI_AVATARS,
  MAX_NAME_CHARACTERS,
  MAX_PROFILES,
  PORTRAITS,
  type ProfileFields,
  type ProfileLanguage,
  portraitAvatar,
  type Role,
} from '@starnest/contract/household/profiles'
import { lineProblem } from '@starnest/contract/text/checked-text'

/** Roles that each kind of person chooses from. */
export const ROLES_OF_KIND = {
  grownUp: ['mom', 'dad', 'daughter', 'son'],
  young: ['child', 'teen'],
} as const satisfies Record<string, readonly Role[]>

/** Somebody who is written down in the set-up. `key` tells them apart, also without a name. */
export type Person = {
  key: number
  kind: keyof typeof ROLES_OF_KIND
  name: string
  role: Role | null
  avatarUrl: string
}

const FACES: readonly string[] = [...PORTRAITS.map(portraitAvatar), ...EMOJI_AVATARS]

/** The face after this one, round and round. */
export function nextFace(avatarUrl: string): string {
  return FACES[(FACES.indexOf(avatarUrl) + 1) % FACES.length] ?? avatarUrl
}

/** Adds somebody without a name, with a face that nobody wears yet; ten are a full family. */
export function withPerson(people: readonly Person[], kind: Person['kind']): Person[] {
  if (people.length >= MAX_PROFILES) return [...people]
  const worn = new Set(people.map(({ avatarUrl }) => avatarUrl))
  const avatarUrl = FACES.find((face) => !worn.has(face)) ?? FACES[0] ?? ''
  const key = Math.max(0, ...people.map((person) => person.key)) + 1
  return [...people, { key, kind, name: '', role: null, avatarUrl }]
}

/** Whether everything is said of somebody. */
export function isComplete({ name, role }: Person): boolean {
  return role !== null && lineProblem(name.trim(), MAX_NAME_CHARACTERS) === null
}

/** What is sent for somebody; null as long as something is missing. */
export function fieldsOfPerson(
  person: Person,
  preferredLanguage: ProfileLanguage,
): ProfileFields | null {
  const { name, role, avatarUrl } = person
  if (role === null || !isComplete(person)) return null
  const ageGroup = AGE_GROUP_OF_ROLE[role]
  return {
    name,
    displayName: name,
    role,
    ageGroup,
    avatarUrl,
    preferences: JSON.stringify({
      ...DEFAULT_PREFERENCES,
      preferredLanguage,
      autoPlay: autoPlayOf(ageGroup),
    }),
  }
}

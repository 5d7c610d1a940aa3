import { type Profile, preferencesOf } from '@starnest/contract/household/profiles'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { interfaceLanguageOf } from '@starnest/contract/text/languages'
import type { Query, QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/calls/http.ts'
import { chooseLanguage } from '../../platform/language.ts'

const ACTIVE_KEY = [PROFILE_ROUTES.active.path]
const FAMILY_KEY = [PROFILE_ROUTES.list.path]

const isOfFamily = ({ queryKey: [first] }: Pick<Query, 'queryKey'>) =>
  first === PROFILE_ROUTES.list.path || first === PROFILE_ROUTES.active.path

const isOfOneProfile = (query: Query) => !isOfFamily(query)

/** Drops every answer that was given to another profile, also those on their way, and asks for what
 *  is on the screen anew. */
export async function dropAnswers(queryClient: QueryClient): Promise<void> {
  const filters = { predicate: isOfOneProfile }
  await queryClient.cancelQueries(filters)
  queryClient.removeQueries({ ...filters, type: 'inactive' })
  void queryClient.resetQueries(filters)
}

/** Speak the language that a profile prefers, where the interface has it. */
function followLanguage(profile: Profile): void {
  const language = interfaceLanguageOf(preferencesOf(profile).preferredLanguage)
  if (!language) return
  // Offline: the page goes on in the language that it has.
  chooseLanguage(language).catch(() => undefined)
}

/** Whether two viewers may see different titles. */
function seesOtherwise(before: Profile | undefined, after: Profile): boolean {
  return before?.id !== after.id || before.contentRating !== after.contentRating
}

/** This device now watches as `profile`: what was answered to another is dropped, and the interface
 *  speaks its language. */
export async function adoptProfile(queryClient: QueryClient, profile: Profile): Promise<void> {
  const before = queryClient.getQueryData<Profile>(ACTIVE_KEY)
  await queryClient.cancelQueries({ predicate: isOfFamily })
  queryClient.setQueryData<Profile>(ACTIVE_KEY, profile)
  followLanguage(profile)
  if (seesOtherwise(before, profile)) await dropAnswers(queryClient)
  void queryClient.invalidateQueries({ queryKey: FAMILY_KEY })
}

/** Others than before watch on this device along with the same profile: as at a switch, what was
 *  answered to those before is dropped. */
export async function adoptWatchers(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ predicate: isOfFamily })
  await dropAnswers(queryClient)
  void queryClient.invalidateQueries({ predicate: isOfFamily })
}

/** The family has changed, here or on another device: asks who is in it and who watches here. When
 *  that is somebody else, or somebody with another ceiling, every answer is dropped. */
export async function refreshFamily(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ predicate: isOfFamily })
  const family = queryClient.invalidateQueries({ queryKey: FAMILY_KEY })
  const before = queryClient.getQueryData<Profile>(ACTIVE_KEY)
  const after = await call(PROFILE_ROUTES.active)
  queryClient.setQueryData<Profile>(ACTIVE_KEY, after)
  if (before && before.preferences !== after.preferences) followLanguage(after)
  if (before && seesOtherwise(before, after)) await dropAnswers(queryClient)
  await family
}

import { type APIRequestContext, expect } from '@playwright/test'
import {
  type Profile,
  type ProfileFields,
  profileListSchema,
  profileSchema,
} from '@starnest/contract/household/profiles'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { pathOf } from '@starnest/contract/route'

/** A grown-up of a test's household. */
export const DAD: ProfileFields = {
  name: 'Dad',
  displayName: 'Papa Jo',
  role: 'dad',
  ageGroup: 'adult',
}

/** A child of a test's household. */
export const MIA: ProfileFields = {
  name: 'Mia',
  displayName: 'Mia',
  role: 'child',
  ageGroup: 'child',
}

/** Who lives in the household, as the server tells it. */
export async function familyOf(request: APIRequestContext): Promise<Profile[]> {
  return profileListSchema.parse(await (await request.get(PROFILE_ROUTES.list.path)).json())
}

/** Somebody moves in. */
export async function moveIn(request: APIRequestContext, fields: ProfileFields): Promise<Profile> {
  const answer = await request.post(PROFILE_ROUTES.add.path, { data: fields })
  expect(answer.status()).toBe(201)
  return profileSchema.parse(await answer.json())
}

/** The household as at the first start, for the tests before and after: grown-ups go last. */
export async function moveOut(request: APIRequestContext): Promise<void> {
  const youngFirst = (await familyOf(request)).toSorted(
    (one, other) => Number(one.ageGroup === 'adult') - Number(other.ageGroup === 'adult'),
  )
  for (const { id } of youngFirst) await request.delete(pathOf(PROFILE_ROUTES.remove, { id }))
  expect(await familyOf(request)).toEqual([])
}

import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { HOUSEHOLD_ROUTES } from '@starnest/contract/household/household.routes'
import type { EntryProof } from '@starnest/contract/household/pin'
import { PIN_ROUTES } from '@starnest/contract/household/pin.routes'
import {
  type Profile,
  type ProfileFields,
  profileListSchema,
  profileSchema,
} from '@starnest/contract/household/profiles'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { pathOf } from '@starnest/contract/route'
import type { InjectOptions } from 'fastify'
import { newDeviceCookie } from '../src/features/household/device-cookie.ts'
import type { TestHome } from './test-home.ts'

/** A child to be added. */
export const mia = { name: 'Mia', displayName: 'Mia', role: 'child', ageGroup: 'child' } as const
/** A teenager to be added. */
export const teo = { name: 'Teo', displayName: 'Teo', role: 'teen', ageGroup: 'teen' } as const
/** A grown-up to be added. */
export const dad = { name: 'Dad', displayName: 'Dad', role: 'dad', ageGroup: 'adult' } as const
/** Another grown-up to be added. */
export const mom = { name: 'Mom', displayName: 'Mom', role: 'mom', ageGroup: 'adult' } as const

/** What the profiles of a family are called. */
export const names = (family: Profile[]) => family.map(({ name }) => name)

/** A browser of the house whose cookie has come back once. */
export async function openFamilyDevice({ app }: TestHome, userAgent = 'test') {
  const id = newDeviceCookie()
  const cookies = { [DEVICE_COOKIE]: id }
  const call = (method: InjectOptions['method'], url: string, payload?: object) =>
    app.inject({
      method,
      url,
      cookies,
      headers: { 'user-agent': userAgent },
      ...(payload && { payload }),
    })
  await call('GET', '/api/viewer')
  return {
    /** What its cookie says. */
    id,
    call,
    async list() {
      return profileListSchema.parse((await call('GET', PROFILE_ROUTES.list.path)).json())
    },
    async active() {
      return profileSchema.parse((await call('GET', PROFILE_ROUTES.active.path)).json())
    },
    async add(fields: ProfileFields): Promise<Profile> {
      return profileSchema.parse((await call('POST', PROFILE_ROUTES.add.path, fields)).json())
    },
    change: (id: number, fields: object) =>
      call('PUT', pathOf(PROFILE_ROUTES.change, { id }), fields),
    activate: (id: number, pin?: string, grownUpId?: number) =>
      call(
        'POST',
        pathOf(PROFILE_ROUTES.activate, { id }),
        pin === undefined ? undefined : { pin, ...(grownUpId !== undefined && { grownUpId }) },
      ),
    watchWith: (profileIds: number[], proof: EntryProof = {}) =>
      call('POST', HOUSEHOLD_ROUTES.watchingTogether.path, { profileIds, ...proof }),
    setPin: (id: number, pin: string | null, currentPin?: string) =>
      call('PUT', pathOf(PIN_ROUTES.change, { id }), {
        pin,
        ...(currentPin !== undefined && { currentPin }),
      }),
    remove: (id: number) => call('DELETE', pathOf(PROFILE_ROUTES.remove, { id })),
  }
}

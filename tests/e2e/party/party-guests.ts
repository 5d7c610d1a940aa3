import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import { pathOf } from '@starnest/contract/route'
import { openDevice } from '../starnest.ts'

/** A screen of the household at the party, and the way to take it away. */
export type Guest = { page: Page; leave: () => Promise<void> }

/** Opens a browser of its own for a profile, at the party. */
export async function comeAs(
  browser: Browser,
  origin: string,
  {
    profileId,
    viewport,
    prepare,
  }: {
    profileId: number
    viewport?: { width: number; height: number }
    prepare?: (context: BrowserContext) => Promise<unknown>
  },
): Promise<Guest> {
  const context = await openDevice(browser, { baseURL: origin, ...(viewport && { viewport }) })
  await prepare?.(context)
  // The first answer gives the device its name.
  await context.request.get(PROFILE_ROUTES.list.path)
  await context.request.post(pathOf(PROFILE_ROUTES.activate, { id: profileId }))
  const page = await context.newPage()
  await page.goto('/party-zone')
  await expect(page.locator('.party-member[data-self="true"]')).toBeVisible()
  return { page, leave: () => context.close() }
}

/** Nothing plays any more, and nobody is there: as the next test finds it. */
export async function endParty(page: Page): Promise<void> {
  const { request } = page
  const { playback } = await (await request.get(PARTY_ROUTES.party.path)).json()
  await request.post(PARTY_ROUTES.commands.path, { data: { is: 'stop', rev: playback.rev } })
}

/** The film on the stage. */
export const stageOf = (page: Page) => page.locator('.party-film > video')

/** Where the film on the stage is, seconds. */
export const placeOf = (page: Page) =>
  stageOf(page).evaluate((video: HTMLVideoElement) => video.currentTime)

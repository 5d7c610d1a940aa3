import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  type Preferences,
  preferencesOf,
  profileSchema,
} from '@starnest/contract/household/profiles'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import type { CaptionLook } from '@starnest/contract/watch/caption-look'
import { test as starnestTest } from '../starnest.ts'
import { bringFilm } from './bring-film.ts'

/** How captions look before anybody chose. */
export const STANDARD: CaptionLook = {
  ...{ size: 'medium', color: 'white', background: 'shade', edge: 'none', place: 'bottom' },
}

/** Changes what the profile likes. */
export const like = (page: Page, data: { showSubtitles?: boolean; captionLook?: CaptionLook }) =>
  page.request.put(PROFILE_ROUTES.changePreferences.path, { data })

/** What the profile likes, as the server has it. */
export const likes = async (page: Page): Promise<Preferences> =>
  preferencesOf(
    profileSchema.parse(await (await page.request.get(PROFILE_ROUTES.active.path)).json()),
  )

/** Tests with a film that is brought into each of their servers once. Every test begins with captions as
 *  `showSubtitles` says and in their standard look, and leaves them off. `makeFilm` writes the film into a folder. */
export const withCaptionedFilm = (
  makeFilm: (folder: string) => Promise<string>,
  { showSubtitles }: { showSubtitles: boolean },
) =>
  starnestTest.extend<{ standardLook: undefined }, { titleId: number }>({
    titleId: [
      async ({ starnest, playwright }, use) => {
        const folder = await mkdtemp(join(tmpdir(), 'starnest-captions-'))
        const request = await playwright.request.newContext({ baseURL: starnest.origin })
        await request.get('/api/viewer')
        const { titleId, remove } = await bringFilm({ request }, await makeFilm(folder))
        await use(titleId)
        await remove()
        await request.dispose()
        await rm(folder, { recursive: true, force: true })
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    standardLook: [
      async ({ page }, use) => {
        if (showSubtitles) await like(page, { showSubtitles, captionLook: STANDARD })
        await use(undefined)
        await like(page, { showSubtitles: false, captionLook: STANDARD })
      },
      { auto: true },
    ],
  })

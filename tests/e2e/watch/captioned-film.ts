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

/** Tests with a film that is brought in once for a file. Every test begins with captions as `showSubtitles` says
 *  and in their standard look, and leaves them off. `makeFilm` writes the film into a folder. */
export function withCaptionedFilm(
  makeFilm: (folder: string) => Promise<string>,
  { showSubtitles }: { showSubtitles: boolean },
) {
  let film: { titleId: number; takeAway: () => Promise<void> } | undefined
  const test = starnestTest.extend<{ standardLook: undefined; titleId: number }>({
    titleId: async ({ browserName: _ }, use) => use(film?.titleId ?? 0),
    standardLook: [
      async ({ page }, use) => {
        if (showSubtitles) await like(page, { showSubtitles, captionLook: STANDARD })
        await use(undefined)
        await like(page, { showSubtitles: false, captionLook: STANDARD })
      },
      { auto: true },
    ],
  })
  // A fixture of the worker would cost it its server and its browser.
  test.beforeAll(async ({ starnest, playwright }) => {
    const folder = await mkdtemp(join(tmpdir(), 'starnest-captions-'))
    const request = await playwright.request.newContext({ baseURL: starnest.origin })
    await request.get('/api/viewer')
    const { titleId, remove } = await bringFilm({ request }, await makeFilm(folder))
    const takeAway = async () => {
      await remove()
      await request.dispose()
      await rm(folder, { recursive: true, force: true })
    }
    film = { titleId, takeAway }
  })
  test.afterAll(() => film?.takeAway())
  return test
}

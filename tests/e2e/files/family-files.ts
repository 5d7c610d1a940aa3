import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { type TempFile, tempFileListSchema } from '@starnest/contract/files/files'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { pathOf } from '@starnest/contract/route'
import sharp from 'sharp'
import { test as starnestTest } from '../starnest.ts'

export const MIB = 1024 ** 2
/** What the page sends in one request, bytes. */
export const CHUNK_BYTES = 8 * MIB
/** Something is made of a file while the machine does other work, milliseconds. */
export const PREPARED_WITHIN_MS = 90_000
const CLIP = new URL('../../../packages/demo-library/clips/page-sky/film.mp4', import.meta.url)

/** Writes a file to be uploaded and says where it is. */
type Written = (name: string, bytes: Uint8Array) => Promise<string>

/** A test with a folder for what it uploads, whose household has no files before and after. */
export const test = starnestTest.extend<{ written: Written }>({
  written: async ({ page }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'starnest-files-'))
    await use(async (name, bytes) => {
      const path = join(folder, name)
      await writeFile(path, bytes)
      return path
    })
    await rm(folder, { recursive: true, force: true })
    await deleteFiles(page)
  },
})

/** The only file, once it is a title. */
export async function titledFile(page: Page): Promise<TempFile & { titleId: number }> {
  let found: TempFile | undefined
  await expect
    .poll(
      async () => {
        found = (await storedFiles(page))[0]
        return found?.titleId ?? null
      },
      { timeout: PREPARED_WITHIN_MS },
    )
    .not.toBeNull()
  if (!found || found.titleId === null) throw new Error('no file has become a title')
  return { ...found, titleId: found.titleId }
}

/** Puts all files in the bin, as whoever watches. */
export async function deleteFiles(page: Page): Promise<void> {
  for (const { filename } of await storedFiles(page)) {
    await page.request.delete(pathOf(FILE_ROUTES.remove, { filename }))
  }
}

/** The bytes of a film that is like no other: after its end stands a box of the format that players
 *  pass over. Source: ISO/IEC 14496-12, "Free Space Box". */
export async function filmOf({ size, mark }: { size: number; mark: string }): Promise<Buffer> {
  const clip = await readFile(CLIP)
  const free = Buffer.alloc(size - clip.length)
  free.writeUInt32BE(free.length, 0)
  free.write('free', 4)
  free.write(mark, 8)
  return Buffer.concat([clip, free])
}

/** A picture of one colour, 64 by 48 pixels, as PNG. */
export function png(red: number, green: number, blue: number): Promise<Buffer> {
  const background = { r: red, g: green, b: blue }
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer()
}

/** The family's files, as the server tells them. */
export async function storedFiles(page: Page): Promise<TempFile[]> {
  return tempFileListSchema.parse(await (await page.request.get(FILE_ROUTES.list.path)).json())
}

export const choose = (page: Page, paths: string | string[]) =>
  page.locator('main input[type="file"][accept]').setInputFiles(paths)
export const tray = (page: Page) => page.getByRole('complementary', { name: 'Uploads' })
export const card = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}`) })

/** Uploads pictures, each of another colour, and waits for their cards. */
export async function uploadPictures(
  page: Page,
  { names, written }: { names: string[]; written: Written },
): Promise<void> {
  const paths = await Promise.all(
    names.map(async (name, place) => written(name, await png(40 * place, 100, [...name].length))),
  )
  await choose(page, paths)
  for (const name of names) await expect(card(page, name)).toBeVisible()
}

/** Lets no bytes through from a place in the file on, as a line that is lost. */
export async function loseLineFrom(page: Page, offset: number): Promise<() => Promise<void>> {
  const pattern = `**${UPLOAD_ROUTES.resumable.path}/*`
  await page.route(pattern, (route) => {
    const request = route.request()
    const at = Number(request.headers()['upload-offset'] ?? -1)
    return request.method() === 'PATCH' && at >= offset ? route.abort() : route.continue()
  })
  return () => page.unroute(pattern)
}

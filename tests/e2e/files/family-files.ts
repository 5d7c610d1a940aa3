import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { type TempFile, tempFileListSchema } from '@starnest/contract/files/files'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { pathOf } from '@starnest/contract/route'
import sharp from 'sharp'
import { generated, runBareFfmpeg } from '../../../apps/server/test/media/make-media.ts'
import { test as starnestTest } from '../starnest.ts'

export const MIB = 1024 ** 2
/** What the page sends in one request, bytes. */
export const CHUNK_BYTES = 8 * MIB
/** Something is made of a file while the machine does other work, milliseconds. */
export const PREPARED_WITHIN_MS = 240_000
const RAP = new URL('../../../packages/demo-library/clips/jam-rap/film.mp4', import.meta.url)

/** Writes a file to be uploaded and says where it is. */
type Written = (name: string, bytes: Uint8Array) => Promise<string>

/** A test with a folder for what it uploads, whose household has no files before and after. */
export const test = starnestTest.extend<{ written: Written }>({
  written: async ({ page }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'starnest-files-'))
    // Other tests of this worker's server may have left some.
    await deleteFiles(page)
    await use(async (name, bytes) => {
      const path = join(folder, name)
      await writeFile(path, bytes)
      return path
    })
    await rm(folder, { recursive: true, force: true })
    await deleteFiles(page)
  },
})

/** The file that was uploaded under this name, once it is a title. */
export async function titledFile(
  page: Page,
  name: string,
): Promise<TempFile & { titleId: number }> {
  let found: TempFile | undefined
  await expect
    .poll(
      async () => {
        found = (await storedFiles(page)).find(({ originalName }) => originalName === name)
        return found?.titleId ?? null
      },
      { timeout: PREPARED_WITHIN_MS },
    )
    .not.toBeNull()
  if (!found || found.titleId === null) throw new Error(`${name} has not become a title`)
  return { ...found, titleId: found.titleId }
}

/** Puts all files in the bin, as whoever watches. */
export async function deleteFiles(page: Page): Promise<void> {
  for (const { filename } of await storedFiles(page)) {
    await page.request.delete(pathOf(FILE_ROUTES.remove, { filename }))
  }
}

/** A film of eight seconds, as small as one can be: much is made of each. */
async function makeClip(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-clip-'))
  const path = join(folder, 'clip.mp4')
  await runBareFfmpeg(
    ...generated('testsrc2=size=160x90:rate=12:duration=8'),
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '24'],
    ...['-movflags', '+faststart', path],
  )
  const bytes = await readFile(path)
  await rm(folder, { recursive: true })
  return bytes
}
let clipOfAll: Promise<Buffer> | undefined

/** The bytes of a film that is like no other, so large, at whose picture nobody looks. */
export async function filmOf({ size, mark }: { size: number; mark: string }): Promise<Buffer> {
  clipOfAll ??= makeClip()
  const clip = await clipOfAll
  return Buffer.concat([clip, freeSpace(size - clip.length, mark)])
}

/** The bytes of a film with pictures that differ, like no other: bytes that the household has had
 *  before bring back the file that they were, with its name. */
export const rapOf = async (mark: string): Promise<Buffer> =>
  Buffer.concat([await readFile(RAP), freeSpace(64, mark)])

/** A box of the format that players pass over. Source: ISO/IEC 14496-12, "Free Space Box". */
function freeSpace(size: number, mark: string): Buffer {
  const free = Buffer.alloc(size)
  free.writeUInt32BE(size, 0)
  free.write('free', 4)
  free.write(mark, 8)
  return free
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

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { type TempFile, tempFileListSchema } from '@starnest/contract/files/files'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { pathOf } from '@starnest/contract/route'
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
export function png(red: number, green: number, blue: number): Buffer {
  const [width, height] = [64, 48]
  const line = Buffer.concat([
    Buffer.from([0]),
    Buffer.alloc(width * 3, Buffer.from([red, green, blue])),
  ])
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const end = pngPart('IEND', Buffer.alloc(0))
  return Buffer.concat([signature, pngPart('IHDR', head), pngPart('IDAT', pixels), end])
}

function pngPart(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Source: ISO/IEC 15948 (PNG), annex D. */
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
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
    names.map((name, place) => written(name, png(40 * place, 100, [...name].length))),
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

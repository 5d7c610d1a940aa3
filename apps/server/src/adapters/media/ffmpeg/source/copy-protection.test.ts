import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { assertNotProtected } from './copy-protection.ts'

const SECTOR_BYTES = 2048
const PROTECTED = { reason: 'refused', problem: { code: 'copy_protected' } }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-protected-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function job(name: string, bytes: Buffer, format: 'mpegps' | 'asf') {
  const sourcePath = join(folder, name)
  await writeFile(sourcePath, bytes)
  return { sourcePath, format }
}

/** A sector of a DVD with a packet of picture; `flags` say whether it is scrambled. */
function sector(flags: number): Buffer {
  const bytes = Buffer.alloc(SECTOR_BYTES)
  Buffer.from('000001ba440004000401000003f8', 'hex').copy(bytes)
  Buffer.from([0, 0, 1, 0xe0, 0x07, 0xec, flags]).copy(bytes, 14)
  return bytes
}

const film = (scrambledAt: number | undefined) =>
  Buffer.concat(Array.from({ length: 900 }, (_, nth) => sector(nth === scrambledAt ? 0x91 : 0x81)))

it('opens a DVD that nobody protected', async () => {
  await expect(assertNotProtected(await job('home.vob', film(undefined), 'mpegps'))).resolves.toBe(
    undefined,
  )
})

it('says of a DVD with a scrambled sector that it is copy-protected', async () => {
  const bought = await job('bought.vob', film(10), 'mpegps')
  await expect(assertNotProtected(bought)).rejects.toMatchObject(PROTECTED)
})

it('says it of a film of Windows Media that describes a key', async () => {
  const plain = Buffer.concat([Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex')])
  await expect(assertNotProtected(await job('a.wmv', plain, 'asf'))).resolves.toBe(undefined)
  const key = Buffer.from('fbb3112223bdd211b4b700a0c955fc6e', 'hex')
  const shop = await job('b.wmv', Buffer.concat([plain, key]), 'asf')
  await expect(assertNotProtected(shop)).rejects.toMatchObject(PROTECTED)
})

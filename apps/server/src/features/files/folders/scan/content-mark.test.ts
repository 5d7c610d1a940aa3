import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { TELLING_BYTES } from '../../receiving/sniffing/sniff-file.ts'
import { contentMarkOf, readTelling } from './content-mark.ts'

const PIECE_BYTES = 16 * 1024

async function fileOf(bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-mark-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'film.mp4')
  await writeFile(path, bytes)
  return path
}

/** As marks are kept in databases. */
function markOf(bytes: Buffer): string {
  const last = Math.max(0, bytes.length - PIECE_BYTES)
  const hash = createHash('sha256').update(`${bytes.length}\n`)
  for (const at of [0, Math.floor(last / 2), last])
    hash.update(bytes.subarray(at, at + PIECE_BYTES))
  return hash.digest('base64url').slice(0, 22)
}

it.each([0, 10, PIECE_BYTES, 40_000, TELLING_BYTES, TELLING_BYTES + 1, 100_000, 2_000_000])(
  'reads the head and the mark of a file of %d bytes',
  async (size) => {
    const bytes = randomBytes(size)
    const { head, contentMark } = await readTelling(await fileOf(bytes))
    expect(head.equals(bytes.subarray(0, TELLING_BYTES))).toBe(true)
    expect(contentMark).toBe(markOf(bytes))
  },
)

it.each([
  ['beginning', 5],
  ['middle', 500_000],
  ['end', 999_999],
] as const)('marks a file as another one whose %s has changed', async (_place, at) => {
  const bytes = randomBytes(1_000_000)
  const before = await contentMarkOf(await fileOf(bytes))
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  expect(await contentMarkOf(await fileOf(bytes))).not.toBe(before)
})

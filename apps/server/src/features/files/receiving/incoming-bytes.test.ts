import { createHash, randomBytes } from 'node:crypto'
import { type FileHandle, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { IncomingBytes } from './incoming-bytes.ts'

const ID = 'upload'
const bytes = randomBytes(500_000)
const sha256 = createHash('sha256').update(bytes).digest('hex')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-incoming-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Pieces as a connection brings them. */
const piecesOf = (part: Buffer, size = 64_000) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < part.length; at += size) yield part.subarray(at, at + size)
    })(),
  )

/** A disk with room for so many bytes: it takes a part of what does not fit. */
function diskWith(room: { bytes: number }) {
  return async (path: string, flags: string): Promise<FileHandle> => {
    const file = await open(path, flags)
    const write = file.write.bind(file)
    return Object.assign(file, {
      write: async (piece: Buffer, at: number, length: number, position: number) => {
        const fits = Math.min(length, room.bytes - position)
        if (fits <= 0) throw Object.assign(new Error('write'), { code: 'ENOSPC' })
        return write(piece, at, fits, position)
      },
    })
  }
}

describe('bytes on their way', () => {
  it('stay as far as the disk has room, and go on from there', async () => {
    const room = { bytes: 123_456 }
    const incoming = new IncomingBytes(folder, { openFile: diskWith(room) })
    await incoming.create(ID)
    await expect(
      incoming.append({ id: ID, offset: 0, bytes: piecesOf(bytes) }),
    ).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await incoming.size(ID)).toBe(123_456)
    room.bytes = Number.POSITIVE_INFINITY
    const rest = piecesOf(bytes.subarray(123_456))
    expect(await incoming.append({ id: ID, offset: 123_456, bytes: rest })).toBe(bytes.length)
    expect((await readFile(incoming.pathOf(ID))).equals(bytes)).toBe(true)
    expect(await incoming.sha256(ID)).toBe(sha256)
  })

  it('with a checksum stay whole or not at all', async () => {
    const room = { bytes: 200_000 }
    const incoming = new IncomingBytes(folder, { openFile: diskWith(room) })
    await incoming.create(ID)
    await incoming.append({ id: ID, offset: 0, bytes: piecesOf(bytes.subarray(0, 100_000)) })
    const part = bytes.subarray(100_000)
    const checksum = {
      algorithm: 'sha1' as const,
      base64: createHash('sha1').update(part).digest('base64'),
    }
    const again = () =>
      incoming.append({ id: ID, offset: 100_000, bytes: piecesOf(part), checksum })
    await expect(again()).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await incoming.size(ID)).toBe(100_000)
    room.bytes = Number.POSITIVE_INFINITY
    await again()
    expect(await incoming.sha256(ID)).toBe(sha256)
  })

  it('add up to the same whether they were counted while they came or are read', async () => {
    const first = new IncomingBytes(folder)
    await first.create(ID)
    await first.append({ id: ID, offset: 0, bytes: piecesOf(bytes.subarray(0, 7)) })
    const afterRestart = new IncomingBytes(folder)
    await afterRestart.append({ id: ID, offset: 7, bytes: piecesOf(bytes.subarray(7)) })
    expect(await afterRestart.sha256(ID)).toBe(sha256)
    expect(await first.sha256(ID)).toBe(sha256)
  })

  it('are looked at once, as soon as enough of them are there', async () => {
    const incoming = new IncomingBytes(folder)
    await incoming.create(ID)
    const looks: (number | undefined)[] = []
    const onTold = {
      tellingBytes: 100_000,
      check: async (path: string) => void looks.push((await readFile(path)).length),
    }
    const first = piecesOf(bytes.subarray(0, 99_999), 50_000)
    await incoming.append({ id: ID, offset: 0, bytes: first, onTold })
    expect(looks).toEqual([])
    const rest = piecesOf(bytes.subarray(99_999), 50_000)
    await incoming.append({ id: ID, offset: 99_999, bytes: rest, onTold })
    expect(looks).toEqual([149_999])
  })

  it('of a file that is there already are not begun anew', async () => {
    const incoming = new IncomingBytes(folder)
    await incoming.create(ID)
    await expect(incoming.create(ID)).rejects.toMatchObject({ code: 'EEXIST' })
  })
})

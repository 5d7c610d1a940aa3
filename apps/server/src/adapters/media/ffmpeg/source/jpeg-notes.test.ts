import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withExif } from '../../../../../test/media/exif.ts'
import { jpegNotes } from './jpeg-notes.ts'

/** A JPEG as far as its beginning is looked at: its first marker, and where its picture starts. */
const PLAIN = Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 8, 1, 2, 3, 4, 5, 6])

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-jpeg-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function notesOf(jpeg: Buffer) {
  const path = join(folder, 'picture.jpg')
  await writeFile(path, jpeg)
  return jpegNotes(path)
}

describe('what a camera noted in a photograph', () => {
  it('is when it was taken, in the time zone that it tells', async () => {
    const notes = await notesOf(
      withExif(PLAIN, { orientation: 6, takenAt: '2024:07:12 15:30:05', offset: '+02:00' }),
    )
    expect(notes).toEqual({ rotation: 90, recordedAt: new Date('2024-07-12T13:30:05Z') })
  })

  it('is in the time zone of this machine where it tells none', async () => {
    const { recordedAt } = await notesOf(withExif(PLAIN, { takenAt: '2024:07:12 15:30:05' }))
    expect(recordedAt).toEqual(new Date(2024, 6, 12, 15, 30, 5))
  })

  it.each(['0000:00:00 00:00:00', '2024:99:12 15:30:05', '    :  :     :  :  ', ''])(
    'is nothing where its clock says "%s"',
    async (takenAt) => {
      expect((await notesOf(withExif(PLAIN, { takenAt }))).recordedAt).toBeNull()
    },
  )

  it('is nothing where there is no such segment', async () => {
    expect(await notesOf(PLAIN)).toEqual({ rotation: 0, recordedAt: null })
    expect(await notesOf(Buffer.alloc(0))).toEqual({ rotation: 0, recordedAt: null })
  })

  it('breaks on no bytes', async () => {
    const whole = withExif(PLAIN, { orientation: 8, takenAt: '2024:07:12 15:30:05' })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 12 }),
        fc.nat(whole.length),
        async (changes, end) => {
          const damaged = Buffer.from(whole)
          for (const [at, byte] of changes) damaged[at] = byte
          const { rotation } = await notesOf(damaged.subarray(0, end))
          expect([0, 90, 180, 270]).toContain(rotation)
        },
      ),
      { numRuns: 300 },
    )
  })
})

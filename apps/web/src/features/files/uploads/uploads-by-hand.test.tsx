import { describe, expect, it } from 'vitest'
import { sayNow } from '../../../platform/texts.ts'
import { mayBeMedia } from './choose/acceptable-files.ts'
import { bringsFiles, droppedFiles } from './choose/dropped-files.ts'
import type { Upload, UploadState } from './engine/upload.ts'
import { hasRequestedUploads, requestUpload, takeRequestedUploads } from './requested-uploads.ts'
import { sumOf, timeLeftText, trayTitle, uploadText } from './tray/upload-text.ts'

type SayText = Parameters<typeof timeLeftText>[1]
const t: SayText = sayNow('files/uploads')
const upload = (state: UploadState, speed: number | null = null): Upload => ({
  id: 1,
  name: 'film.mp4',
  size: 4096,
  state,
  speed,
})

describe('what a file is taken for before it travels', () => {
  it.each([
    ['film.mp4', 'video/mp4', true],
    ['film.mkv', '', true],
    ['Oma.HEIC', '', true],
    ['song.flac', 'audio/flac', true],
    ['drawing.svg', 'image/svg+xml', false],
    ['notes.txt', 'text/plain', false],
    ['Thumbs.db', '', false],
  ])('%s of type "%s": %s', (name, type, isMedia) => {
    expect(mayBeMedia({ name, type })).toBe(isMedia)
  })
})

describe('a drop', () => {
  const fileEntry = (file: File) => ({
    isFile: true,
    isDirectory: false,
    name: file.name,
    file: (done: (file: File) => void) => done(file),
  })
  const folderEntry = (name: string, inside: { name: string }[]) => ({
    isFile: false,
    isDirectory: true,
    name,
    createReader: () => {
      // A real reader gives its entries in portions, and none at the end.
      const portions = [inside.slice(0, 1), inside.slice(1), []]
      return {
        readEntries: (done: (some: { name: string }[]) => void) => done(portions.shift() ?? []),
      }
    },
  })
  const transfer = (items: { entry: unknown; file: File | null }[]) => {
    const list = items.map(({ entry, file }) => ({
      kind: 'file',
      webkitGetAsEntry: () => entry,
      getAsFile: () => file,
    }))
    const made: unknown = { items: list, types: ['Files'] }
    return made as DataTransfer
  }

  it('takes the media of folders within folders, by name, and counts what it leaves', async () => {
    const film = (name: string) => new File(['x'], name, { type: 'video/mp4' })
    const season = folderEntry('Season 1', [
      fileEntry(film('Episode 10.mp4')),
      fileEntry(film('Episode 2.mp4')),
      fileEntry(new File(['x'], 'episode.nfo')),
    ])
    const dropped = await droppedFiles(
      transfer([{ entry: folderEntry('Show', [season]), file: null }]),
    )
    expect(dropped.files.map(({ name }) => name)).toEqual(['Episode 2.mp4', 'Episode 10.mp4'])
    expect(dropped.left).toBe(1)
  })

  it('takes a file that came by itself whatever it is, so that somebody says what is wrong', async () => {
    const file = new File(['x'], 'notes.txt', { type: 'text/plain' })
    const dropped = await droppedFiles(transfer([{ entry: fileEntry(file), file }]))
    expect(dropped).toEqual({ files: [file], left: 0 })
    expect(bringsFiles(transfer([]))).toBe(true)
    expect(bringsFiles(null)).toBe(false)
  })
})

it('keeps chosen files until the code that sends them has come', () => {
  requestUpload([])
  expect(hasRequestedUploads()).toBe(false)
  const file = new File(['x'], 'a')
  requestUpload([file])
  requestUpload([file])
  expect(takeRequestedUploads()).toEqual([file, file])
  expect(hasRequestedUploads()).toBe(false)
})

describe('the words of an upload', () => {
  it.each([
    [upload({ is: 'waiting' }), 'Waiting for its turn'],
    [upload({ is: 'checking', readBytes: 1024 }), 'Reading the file, 25%'],
    [
      upload({ is: 'sending', sentBytes: 1024, isStalled: false }, 1024),
      '1 KB of 4 KB · 1 KB per second · 3 seconds left',
    ],
    [upload({ is: 'sending', sentBytes: 1024, isStalled: false }), '1 KB of 4 KB'],
    [upload({ is: 'sending', sentBytes: 1, isStalled: true }), 'Connection lost. Trying again…'],
    [
      upload({ is: 'sending', sentBytes: 4096, isStalled: false }),
      'Sent. Starnest is checking it…',
    ],
    [upload({ is: 'paused', sentBytes: 2048 }), 'Paused · 2 KB of 4 KB'],
    [upload({ is: 'failed', problem: 'empty', sentBytes: 0 }), 'This file is empty.'],
    [upload({ is: 'done', stored: null }), 'Uploaded'],
  ])('%#: %s', (one, text) => {
    expect(uploadText(one, 'en', t)).toBe(text)
  })

  it('say how long it takes in the unit that fits', () => {
    expect(timeLeftText(0, t)).toBe('1 second left')
    expect(timeLeftText(59, t)).toBe('59 seconds left')
    expect(timeLeftText(61, t)).toBe('1 minute left')
    expect(timeLeftText(7300, t)).toBe('2 hours left')
  })

  it('head the tray with what matters most', () => {
    const failed = upload({ is: 'failed', problem: 'disk', sentBytes: 0 })
    const done = upload({ is: 'done', stored: null })
    const none = { interrupted: 0, elsewhere: 0 }
    expect(trayTitle([done, failed, upload({ is: 'waiting' })], none, t)).toBe('Uploading 1 file')
    expect(trayTitle([done, failed], none, t)).toBe('1 upload needs your attention')
    expect(trayTitle([done, upload({ is: 'paused', sentBytes: 1 })], none, t)).toBe(
      'Uploads are paused',
    )
    const away = { interrupted: 2, elsewhere: 1 }
    expect(trayTitle([], away, t)).toBe('2 uploads were interrupted')
    expect(trayTitle([], { ...away, interrupted: 0 }, t)).toBe('1 upload is in another tab')
    expect(trayTitle([done, done], none, t)).toBe('2 files uploaded')
  })

  it('count together what is on its way, without what failed', () => {
    const sum = sumOf([
      upload({ is: 'sending', sentBytes: 2048, isStalled: false }, 512),
      upload({ is: 'sending', sentBytes: 0, isStalled: false }, 512),
      upload({ is: 'failed', problem: 'disk', sentBytes: 1000 }),
    ])
    expect(sum).toMatchObject({ underWay: 2, failed: 1, arrivedBytes: 2048, bytes: 8192 })
    expect(sum.secondsLeft).toBe(6)
  })
})

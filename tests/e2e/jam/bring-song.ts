import { chmod, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { songFolderListSchema, songFolderSchema } from '@starnest/contract/jam/imports'
import { type JamSong, jamSongListSchema } from '@starnest/contract/jam/jam'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { pathOf } from '@starnest/contract/route'

/** Lowest and highest of these are seven half-steps apart, as in a song for children. */
const TUNE = [0, 0, 7, 7, 4, 5, 7, 4, 0, 2, 4, 2, 0, 4, 7, 0]
const SAMPLES_PER_SECOND = 22_050
/** The notes end two seconds before. */
const SOUND_SECONDS = 12

/** A song of sixteen notes of half a second each, from the second second on. */
function songText(title: string): string {
  const notes = TUNE.map((pitch, at) => `: ${at * 5} 4 ${pitch} la `)
  const lines = [...notes.slice(0, 8), '- 39', ...notes.slice(8)]
  const head = ['VERSION:1.0.0', `TITLE:${title}`, 'ARTIST:The family', 'BPM:120', 'GAP:1500']
  return [...head.map((line) => `#${line}`), '#MP3:sound.wav', ...lines, 'E', ''].join('\n')
}

/** A soft hiss, as 16-bit PCM in a WAV file. */
function hiss(seconds: number): Buffer {
  const samples = Int16Array.from({ length: SAMPLES_PER_SECOND * seconds }, (_, at) =>
    Math.round(Math.sin(at * at) * 300),
  )
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.byteLength, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(SAMPLES_PER_SECOND, 24)
  head.writeUInt32LE(SAMPLES_PER_SECOND * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([head, Buffer.from(samples.buffer)])
}

/** Brings a song of the family's own of so many seconds, which grown-ups alone see. Returns it, and the way to take it out. */
export async function bringSong(
  request: APIRequestContext,
  title: string,
  seconds = SOUND_SECONDS,
): Promise<{ song: JamSong; takeOut: () => Promise<void> }> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'starnest-e2e-songs-')))
  // The server may run as somebody else.
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'song.txt'), songText(title))
  await writeFile(join(folder, 'sound.wav'), hiss(seconds))
  const added = await request.post(JAM_ROUTES.addFolder.path, { data: { path: folder } })
  expect(added.status()).toBe(201)
  const { id } = songFolderSchema.parse(await added.json())
  await expect
    .poll(async () => {
      const answer = await request.get(JAM_ROUTES.folders.path)
      return songFolderListSchema.parse(await answer.json()).find((one) => one.id === id)?.state
    })
    .toBe('ready')
  const songs = jamSongListSchema.parse(await (await request.get(JAM_ROUTES.songs.path)).json())
  const song = songs.find((one) => one.title === title)
  if (!song) throw new Error('the song did not come in')
  return {
    song,
    async takeOut() {
      await request.delete(pathOf(JAM_ROUTES.removeFolder, { id: `${id}` }))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

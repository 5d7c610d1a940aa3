import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { playbackSchema } from '@starnest/contract/watch/watch'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openCinema } from '../../../test/ingest/family-cinema.ts'
import { generated, runBareFfmpeg } from '../../../test/media/make-media.ts'
import { writeSlowFfmpeg } from '../../../test/media/slow-ffmpeg.ts'
import { openFfmpeg } from '../../adapters/media/ffmpeg/open-ffmpeg.ts'

/** Times as fast as a film plays that it is repackaged. */
const RATE = 6
const FILM_SECONDS = 60

/** Milliseconds until its first seconds are there, and for all of it: ffmpeg gives way to whatever else runs
 *  on the machine. */
const PATIENCE_MS = { first: 300_000, whole: 600_000 }

let folder: string
let cinema: Awaited<ReturnType<typeof openCinema>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-growing-'))
  const ffmpegPath = join(folder, 'slow-ffmpeg')
  await writeSlowFfmpeg(ffmpegPath, RATE)
  cinema = await openCinema(openFfmpeg({ ffmpegPath, ffprobePath: 'ffprobe' }))
})
afterAll(async () => {
  await cinema.home.close()
  await rm(folder, { recursive: true, force: true })
})

/** Draws a film with as many tracks of sound, in a file that no browser opens. */
async function makeFilm(name: string, sounds: number): Promise<void> {
  const tones = Array.from({ length: sounds }, (_, nth) =>
    generated(`sine=frequency=${440 + 220 * nth}:sample_rate=48000:duration=${FILM_SECONDS}`),
  )
  await runBareFfmpeg(
    ...generated(`testsrc2=size=192x108:rate=24:duration=${FILM_SECONDS}`),
    ...tones.flat(),
    ...['-map', '0:v', ...tones.flatMap((_, nth) => ['-map', `${nth + 1}:a`])],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-g', '48', '-sc_threshold', '0'],
    ...['-c:a', 'aac', '-b:a', '64k', join(folder, name)],
  )
}

const text = async (address: string) => (await cinema.grownUp.get(address)).body

/** Addresses that a playlist names. */
const namedIn = (playlist: string, address: string) =>
  [...playlist.matchAll(/(?:^|URI=")([\w/-]+\.(?:m3u8|mp4|m4s))/gm)].map(
    ([, name]) => `${dirname(address)}/${name}`,
  )

/** Reads the playlists of a film until its job is done: each time what each of them says, of which
 *  every file has to be there. */
async function readings(index: string, filename: string): Promise<Map<string, string[]>> {
  const read = new Map<string, string[]>()
  const seen = new Set<string>()
  for (let isDone = false; !isDone; ) {
    const { jobs } = await cinema.state(filename)
    isDone = jobs.find(({ kind }) => kind === 'streams')?.state === 'done'
    for (const stream of namedIn(await text(index), index)) {
      const said = await text(stream)
      read.set(stream, [...(read.get(stream) ?? []), said])
      for (const file of namedIn(said, stream)) {
        if (seen.has(file)) continue
        seen.add(file)
        expect((await cinema.grownUp.get(file)).statusCode, file).toBe(200)
      }
    }
  }
  return read
}

const listed = (playlist: string) => playlist.replace(/#EXT-X-TARGETDURATION:\d+\n/, '')
const secondsIn = (playlist: string) =>
  [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, length]) => sum + Number(length), 0)

it.each([
  ['one track of sound, inside its stream', 1, 1],
  ['two tracks of sound, each a stream of its own', 2, 3],
])(
  'shows a film that grows until it is whole: %s',
  async (_film, sounds, streams) => {
    const name = `packed-${sounds}.mkv`
    await makeFilm(name, sounds)
    const file = await cinema.bringFilm(name, await readFile(join(folder, name)))
    const hls = async () => {
      const answer = await cinema.grownUp.get(`/api/animations/${file.titleId}/playback`)
      return playbackSchema.parse(answer.json()).sources?.hls ?? ''
    }
    await vi.waitFor(async () => expect(await hls()).not.toBe(''), {
      ...{ interval: 50, timeout: PATIENCE_MS.first },
    })
    expect((await cinema.state(file.filename)).playable).toBe('now')
    const index = await hls()
    expect(await text(index)).toContain('#EXT-X-START:TIME-OFFSET=0')

    const read = await readings(index, file.filename)
    expect(read.size).toBe(streams)
    for (const [stream, playlists] of read) {
      const [first = '', last = ''] = [playlists[0], playlists.at(-1)]
      expect(first, stream).toContain('#EXT-X-PLAYLIST-TYPE:EVENT')
      expect(first, stream).not.toContain('#EXT-X-ENDLIST')
      expect(secondsIn(first), stream).toBeGreaterThanOrEqual(10)
      expect(secondsIn(first), stream).toBeLessThan(FILM_SECONDS)
      expect(last, stream).toContain('#EXT-X-ENDLIST')
      expect(secondsIn(last), stream).toBeCloseTo(FILM_SECONDS, 0)
      // What was listed once stays listed, and nothing is put before it.
      for (const [nth, playlist] of playlists.slice(1).entries()) {
        expect(listed(playlist).startsWith(listed(playlists[nth] ?? '')), stream).toBe(true)
      }
    }
    expect(await hls()).toBe(index)
    expect(await text(index)).not.toContain('#EXT-X-START')
  },
  PATIENCE_MS.whole,
)

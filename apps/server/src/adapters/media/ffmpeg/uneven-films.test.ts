import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examined } from '../../../../test/media/examined.ts'
import { generated, runBareFfmpeg } from '../../../../test/media/make-media.ts'
import { makeUnevenFilm, UNEVEN_FILMS } from '../../../../test/media/uneven-films.ts'
import { planFor } from '../../../domain/media/media-plan.ts'
import { readSegments, secondsOf } from './hls/hls-playlist.ts'
import { segmentTimes } from './hls/segment-times.ts'
import { openFfmpeg } from './open-ffmpeg.ts'

const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-uneven-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let folders = 0
async function emptyFolder(): Promise<string> {
  folders += 1
  const path = join(folder, `into-${folders}`)
  await mkdir(path)
  return path
}

/** A film of the list by a part of its name. */
function filmOf(words: string) {
  const film = UNEVEN_FILMS.find(({ name }) => name.includes(words))
  if (!film) throw new Error(`there is no film of which ${words}`)
  return film
}

/** How long a playlist says that its segments last. */
const listedSeconds = async (intoFolder: string, playlist = 'stream.m3u8') =>
  secondsOf(readSegments(await readFile(join(intoFolder, playlist), 'utf8')))

describe('a Matroska film', () => {
  it.each(UNEVEN_FILMS)('plays as long as it is: $name', async (film) => {
    const sourcePath = await makeUnevenFilm(folder, film)
    const job = { sourcePath, format: 'matroska' as const }
    const examination = await media.examine(job)
    expect(planFor(examination)).toEqual({ is: 'repackage' })
    expect(Math.abs(examination.durationSeconds - film.seconds)).toBeLessThan(0.2)
    const intoFolder = await emptyFolder()
    await media.remuxToHls({ ...job, examination, intoFolder })
    const hasTwoSounds = examination.audio.length > 1
    const playlist = hasTwoSounds ? 'video-108.m3u8' : 'stream.m3u8'
    const listed = hasTwoSounds ? film.pictureSeconds : film.seconds
    expect(Math.abs((await listedSeconds(intoFolder, playlist)) - listed)).toBeLessThan(0.2)
    if (!hasTwoSounds) return
    expect(await listedSeconds(intoFolder, 'audio-1.m3u8')).toBeCloseTo(film.seconds, 0)
  })

  it.each(UNEVEN_FILMS)('can be encoded anew: $name', async (film) => {
    const sourcePath = await makeUnevenFilm(folder, film)
    const job = { sourcePath, format: 'matroska' as const }
    const examination = await media.examine(job)
    await media.encodeLadder({ ...job, examination, intoFolder: await emptyFolder() })
  })

  it.each(['sound begins', 'picture begins'])(
    'whose %s late is heard when it is',
    async (words) => {
      const sourcePath = await makeUnevenFilm(folder, filmOf(words))
      const intoFolder = await emptyFolder()
      const job = await examined(media, { sourcePath, format: 'matroska' as const })
      await media.remuxToHls({ ...job, intoFolder })
      const path = (name: string) => join(intoFolder, name)
      const times = await segmentTimes(path('init.mp4'), path('segment-00001.m4s'))
      const [picture] = times.filter(({ isPicture }) => isPicture)
      const [sound] = times.filter(({ isPicture }) => !isPicture)
      const isPicture = words === 'picture begins'
      expect(picture?.startSeconds).toBeCloseTo(isPicture ? 1.5 : 0, 1)
      expect(sound?.startSeconds).toBeCloseTo(0, 1)
      expect(Math.abs((sound?.endSeconds ?? 0) - (isPicture ? 3 : 3.5))).toBeLessThan(0.1)
    },
  )

  it('whose sound goes on has a seek picture for each interval of its picture', async () => {
    const sourcePath = await makeUnevenFilm(folder, filmOf('sound goes on for 3 s after'))
    const job = await examined(media, { sourcePath, format: 'matroska' as const })
    const drawing = { ...job, intoFolder: await emptyFolder(), intervalSeconds: 0.5 }
    expect(await media.extractPreviews(drawing)).toMatchObject({ pictures: 2 })
  })
})

describe('a Matroska film of which something is missing', () => {
  /** With subtitles that end long after the picture, so that its length says nothing of that. */
  async function whole(name: string): Promise<string> {
    const path = join(folder, `${name}.mkv`)
    const captions = join(folder, `${name}.srt`)
    await writeFile(
      captions,
      '1\n00:00:01,000 --> 00:00:02,000\nHi\n\n2\n00:00:18,000 --> 00:00:19,000\nBye\n',
    )
    await runBareFfmpeg(
      ...generated('testsrc2=size=192x108:rate=24:duration=9'),
      ...generated('sine=frequency=440:sample_rate=48000:duration=9'),
      ...['-i', captions, '-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p'],
      ...['-g', '48', '-c:a', 'aac', '-c:s', 'srt', path],
    )
    return path
  }
  const packed = async (sourcePath: string) => {
    const job = await examined(media, { sourcePath, format: 'matroska' as const })
    return media.remuxToHls({ ...job, intoFolder: await emptyFolder() })
  }

  const cutOff = { reason: 'unreadable', problem: { code: 'cut_off' } }
  const lookInto = (sourcePath: string) => media.examine({ sourcePath, format: 'matroska' })

  it('is known to be cut off before anybody sees it', async () => {
    const path = await whole('cut')
    await packed(path)
    const { length } = await readFile(path)
    await truncate(path, Math.floor(length * 0.6))
    await expect(lookInto(path)).rejects.toMatchObject(cutOff)
  })

  it('is known to be hollow before anybody sees it, where the rest was never written', async () => {
    const path = await whole('hollow')
    const bytes = await readFile(path)
    await writeFile(path, bytes.fill(0, Math.floor(bytes.length * 0.6)))
    await expect(lookInto(path)).rejects.toMatchObject(cutOff)
  })

  it('is whole where a program left a zero behind its last part', async () => {
    const path = await whole('filled-up')
    const bytes = await readFile(path)
    const at = bytes.indexOf(SEGMENT) + SEGMENT.length
    // The length has eight bytes; of a small film only the last two or three are used.
    bytes.writeUInt32BE(bytes.readUInt32BE(at + 4) + 1, at + 4)
    await writeFile(path, Buffer.concat([bytes, Buffer.alloc(1)]))
    expect((await lookInto(path)).durationSeconds).toBeCloseTo(9, 0)
  })

  it('plays as far as it goes where its recording broke off', async () => {
    const path = join(folder, 'live.mkv')
    await runBareFfmpeg(
      '-i',
      await whole('recorded'),
      '-map',
      '0:v',
      '-map',
      '0:a',
      '-c',
      'copy',
      '-live',
      '1',
      path,
    )
    const { length } = await readFile(path)
    await truncate(path, Math.floor(length * 0.6))
    const { durationSeconds } = await lookInto(path)
    expect(durationSeconds).toBeGreaterThan(3)
    expect(durationSeconds).toBeLessThan(8)
    await packed(path)
  })

  it('is as long as its streams, whatever was written of its length', async () => {
    const path = join(folder, 'old-length.mkv')
    await runBareFfmpeg(
      '-i',
      await whole('measured'),
      '-map',
      '0:v',
      '-map',
      '0:a',
      '-c',
      'copy',
      path,
    )
    const bytes = await readFile(path)
    const at = bytes.indexOf(DURATION)
    bytes.writeDoubleBE(65_000, at + DURATION.length)
    await writeFile(path, bytes)
    expect((await lookInto(path)).durationSeconds).toBeCloseTo(9, 0)
    await packed(path)
  })
})

/** What a film lies in, which says how long it is in eight bytes. Source: RFC 9559 §5.1.2. */
const SEGMENT = Buffer.from([0x18, 0x53, 0x80, 0x67])

/** The element that says how long a film lasts, a number of eight bytes. Source: RFC 9559 §5.1.2.10. */
const DURATION = Buffer.from([0x44, 0x89, 0x88])

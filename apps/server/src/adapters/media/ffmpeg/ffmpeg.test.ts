import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examined } from '../../../../test/media/examined.ts'
import { makeTinyFilm } from '../../../../test/media/tiny-film.ts'
import type { MediaJob } from '../../../ports/media/media.ts'
import { openFfmpeg } from './open-ffmpeg.ts'

const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })

let folder: string
let film: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-ffmpeg-'))
  film = join(folder, 'film.mp4')
  await makeTinyFilm(film, { seconds: 25 })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function emptyFolder(name: string): Promise<string> {
  const path = join(folder, name)
  await mkdir(path)
  return path
}

async function ffprobe(path: string, entries: string): Promise<string> {
  const options = ['-v', 'error', '-show_entries', entries, '-of', 'csv=p=0']
  const everyPacket = path.endsWith('.mp4') ? ['-ignore_editlist', '1'] : []
  return (await promisify(execFile)('ffprobe', [...options, ...everyPacket, path])).stdout.trim()
}

describe('looking into a film', () => {
  it('tells its length, size and codecs', async () => {
    expect(await media.examine({ sourcePath: film })).toMatchObject({
      durationSeconds: expect.closeTo(25, 1),
      video: { widthPx: 192, heightPx: 108, codec: 'h264' },
      audio: [{ codec: 'aac' }],
    })
  })

  it('tells that a film is silent', async () => {
    const silent = join(folder, 'silent.mp4')
    await makeTinyFilm(silent, { seconds: 1, isSilent: true })
    expect((await media.examine({ sourcePath: silent })).audio).toEqual([])
  })

  it.each([
    ['an empty file', ''],
    ['a text', 'this is no film'],
    ['a playlist that names other files', '#EXTM3U\n#EXTINF:5,\nfile:///etc/passwd\n'],
    ['a list for joining files', "ffconcat version 1.0\nfile '/etc/passwd'\n"],
  ])('calls %s unreadable', async (name, bytes) => {
    const path = join(folder, `${name}.mp4`)
    await writeFile(path, bytes)
    await expect(media.examine({ sourcePath: path })).rejects.toMatchObject({
      name: 'MediaError',
      reason: 'unreadable',
    })
  })

  it('calls a film whose index was cut off unreadable', async () => {
    const path = join(folder, 'cut.mp4')
    await writeFile(path, (await readFile(film)).subarray(0, 900))
    await expect(media.examine({ sourcePath: path })).rejects.toMatchObject({
      reason: 'unreadable',
    })
  })
})

describe('cutting segments', () => {
  const remux = async (job: MediaJob & { intoFolder: string }) =>
    media.remuxToHls(await examined(media, job))

  it('keeps every frame, cuts at key frames about every 6 seconds, and describes the stream', async () => {
    const into = await emptyFolder('hls')
    await remux({ sourcePath: film, intoFolder: into })

    const files = (await readdir(into)).sort()
    const segments = [1, 2, 3, 4, 5].map((number) => `segment-0000${number}.m4s`)
    expect(files).toEqual(['index.m3u8', 'init.mp4', ...segments, 'stream.m3u8'])

    const stream = await readFile(join(into, 'stream.m3u8'), 'utf8')
    expect(stream).toContain('#EXT-X-PLAYLIST-TYPE:VOD')
    expect(stream).toContain('#EXT-X-INDEPENDENT-SEGMENTS')
    expect(stream).toContain('#EXT-X-MAP:URI="init.mp4"')
    expect(stream).toContain('#EXT-X-ENDLIST')
    expect([...stream.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds))).toEqual(
      [6, 6, 6, 6, expect.closeTo(1, 1)],
    )

    const index = await readFile(join(into, 'index.m3u8'), 'utf8')
    expect(index).toMatch(
      /^#EXT-X-STREAM-INF:BANDWIDTH=\d+,AVERAGE-BANDWIDTH=\d+,CODECS="avc1\.64[0-9a-f]{4},mp4a\.40\.2",RESOLUTION=192x108\nstream\.m3u8$/m,
    )
  })

  it('leaves picture and sound at the times they have in the film', async () => {
    const into = await emptyFolder('hls-times')
    await remux({ sourcePath: film, intoFolder: into })
    const parts = ['init.mp4', ...(await readdir(into)).filter((file) => file.endsWith('.m4s'))]
    const bytes = await Promise.all(parts.sort().map((file) => readFile(join(into, file))))
    const joined = join(folder, 'joined.mp4')
    await writeFile(joined, Buffer.concat(bytes))

    expect(await ffprobe(joined, 'stream=codec_type')).toBe('video\naudio')
    // Composition offsets are signed: the first picture is shown at 0, not after the reordering.
    expect(firstDecodeTimes(bytes[1])).toEqual([0n, 0n])
    expect(firstCompositionOffset(bytes[1])).toBe(0)
    const packets = async (path: string) => (await ffprobe(path, 'packet=size')).split('\n').length
    expect(await packets(joined)).toBe(await packets(film))
  })

  it('cuts a film whose key frames lie further apart where they are', async () => {
    const rare = join(folder, 'rare.mp4')
    await makeTinyFilm(rare, { seconds: 24, keyFrameEverySeconds: 8 })
    const into = await emptyFolder('hls-rare')
    await remux({ sourcePath: rare, intoFolder: into })
    const stream = await readFile(join(into, 'stream.m3u8'), 'utf8')
    expect(stream).toContain('#EXT-X-TARGETDURATION:8')
  })

  it('refuses a film that browsers could not play from segments', async () => {
    const other = join(folder, 'other.mp4')
    await makeTinyFilm(other, { seconds: 2, videoCodec: 'mpeg4' })
    const job = { sourcePath: other, intoFolder: await emptyFolder('hls-other') }
    await expect(remux(job)).rejects.toThrow(
      'This film cannot be streamed as it is: it is mpeg4 with aac.',
    )
  })

  it('notices that a film breaks off before the end it announces', async () => {
    const torn = join(folder, 'torn.mp4')
    await writeFile(torn, await readFile(film))
    await truncate(torn, Math.floor((await stat(film)).size / 2))
    const job = { sourcePath: torn, intoFolder: await emptyFolder('hls-torn') }
    await expect(remux(job)).rejects.toMatchObject({ name: 'MediaError' })
  })

  it('stops at once when it is told to', async () => {
    const stopped = AbortSignal.abort()
    const job = { sourcePath: film, intoFolder: await emptyFolder('hls-stop'), signal: stopped }
    await expect(remux(job)).rejects.toMatchObject({ reason: 'stopped' })
  })
})

describe('drawing seek pictures', () => {
  const draw = async (sourcePath: string, name: string, intervalSeconds = 10) => {
    const job = await examined(media, { sourcePath, intoFolder: await emptyFolder(name) })
    const { intoFolder } = job
    const sheets = await media.extractPreviews({ ...job, intervalSeconds })
    return { sheets, files: (await readdir(intoFolder)).sort(), intoFolder }
  }

  it('draws one picture for each 10 seconds begun, the first at 0', async () => {
    const { sheets, files, intoFolder } = await draw(film, 'previews')
    expect(sheets).toEqual({
      sheets: ['sheet-0.jpg'],
      pictures: 3,
      columns: 3,
      rows: 1,
      widthPx: 320,
      heightPx: 180,
    })
    expect(files).toEqual(['sheet-0.jpg'])
    expect(await ffprobe(join(intoFolder, 'sheet-0.jpg'), 'stream=codec_name,width,height')).toBe(
      'mjpeg,960,180',
    )
  })

  it('fills sheets of ten by ten and begins another', async () => {
    const { sheets, files } = await draw(film, 'many', 0.2)
    expect(sheets).toMatchObject({ pictures: 125, columns: 10, rows: 10 })
    expect(files).toEqual(['sheet-0.jpg', 'sheet-1.jpg'])
  })

  it('looks at every frame when key frames are too rare', async () => {
    const rare = join(folder, 'one-key-frame.mp4')
    await makeTinyFilm(rare, { seconds: 31, keyFrameEverySeconds: 60 })
    expect((await draw(rare, 'one-key-frame')).sheets).toMatchObject({ pictures: 4 })
  })

  it('draws one picture of a film of a second', async () => {
    const short = join(folder, 'short.mp4')
    await makeTinyFilm(short, { seconds: 1 })
    expect((await draw(short, 'short')).sheets).toMatchObject({ pictures: 1, columns: 1, rows: 1 })
  })

  it('ends its ffmpeg when it is told to stop in the middle', async () => {
    const intoFolder = await emptyFolder('stopped-previews')
    const stopping = new AbortController()
    const job = {
      ...(await examined(media, { sourcePath: film, intoFolder })),
      signal: stopping.signal,
    }
    const drawn = media.extractPreviews({ ...job, intervalSeconds: 0.05 })
    setTimeout(() => stopping.abort(), 150)
    await expect(drawn).rejects.toMatchObject({ reason: 'stopped' })
    const { stdout } = await promisify(execFile)('ps', ['-eo', 'args'])
    expect(stdout).not.toContain(film)
  })

  it('fails rather than leave pictures out of a damaged film', async () => {
    const torn = join(folder, 'torn-previews.mp4')
    await writeFile(torn, await readFile(film))
    await truncate(torn, Math.floor((await stat(film)).size / 3))
    await expect(draw(torn, 'torn-previews')).rejects.toMatchObject({ name: 'MediaError' })
  })
})

describe('without ffmpeg', () => {
  const absent = openFfmpeg({ ffmpegPath: '/nowhere/ffmpeg', ffprobePath: '/nowhere/ffprobe' })

  it('says in one sentence what that means', async () => {
    expect(await absent.version()).toBeUndefined()
    const health = await absent.health()
    expect(health.state).toBe('degraded')
    expect(health.detail).toContain('films play directly')
  })

  it('notices when it goes away while the server runs', async () => {
    const ffmpegPath = join(folder, 'ffmpeg-for-a-while')
    await writeFile(ffmpegPath, '#!/bin/sh\necho ffmpeg version 8.1.2\n', { mode: 0o755 })
    const media = openFfmpeg({ ffmpegPath, ffprobePath: ffmpegPath }, { rememberedMs: 0 })
    expect(await media.health()).toMatchObject({
      state: 'ok',
      detail: expect.stringMatching(/^ffmpeg 8\.1\.2\. .*without Chromaprint/),
    })
    await rm(ffmpegPath)
    expect(await media.health()).toMatchObject({ state: 'degraded' })
  })

  it('fails a job with its reason', async () => {
    await expect(absent.examine({ sourcePath: film })).rejects.toMatchObject({ reason: 'missing' })
  })
})

/** Decode time of the first sample of each track: field of the `tfdt` boxes, version 1. */
function firstDecodeTimes(segment: Buffer | undefined): bigint[] {
  const times: bigint[] = []
  if (!segment) return times
  for (let at = segment.indexOf('tfdt'); at >= 0; at = segment.indexOf('tfdt', at + 4)) {
    times.push(segment.readBigUInt64BE(at + 8))
    if (times.length === 2) break
  }
  return times
}

/** Composition offset of the first sample of the first `trun` box, whatever fields it carries. */
function firstCompositionOffset(segment: Buffer | undefined): number | undefined {
  const at = segment?.indexOf('trun') ?? -1
  if (!segment || at < 0) return undefined
  const flags = segment.readUInt32BE(at + 4) & 0xffffff
  const optionalFields = [0x1, 0x4, 0x100, 0x200, 0x400]
  const skipped = optionalFields.filter((field) => (flags & field) !== 0).length
  return segment.readInt32BE(at + 12 + skipped * 4)
}

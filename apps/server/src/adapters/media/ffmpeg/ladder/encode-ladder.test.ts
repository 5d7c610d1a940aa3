import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askFfprobe, generated, runBareFfmpeg } from '../../../../../test/media/make-media.ts'
import { openFfmpeg } from '../open-ffmpeg.ts'

const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })

let folder: string
/** A film of three segments, and what became of it. */
let long: { film: string; made: Awaited<ReturnType<typeof encode>> }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-ladder-'))
  const path = await film('film.mp4', { seconds: 14 })
  long = { film: path, made: await encode(path, 'ladder') }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function film(name: string, { seconds = 2, more = [] as string[] } = {}): Promise<string> {
  const path = join(folder, name)
  const picture = generated(`testsrc2=size=640x360:rate=24:duration=${seconds}`)
  const sound = generated(`sine=frequency=440:sample_rate=48000:duration=${seconds}`)
  const usual = ['-c:v', 'mpeg4', '-q:v', '4', '-c:a', 'aac', '-shortest']
  await runBareFfmpeg(...picture, ...sound, ...usual, ...more, path)
  return path
}

async function encode(sourcePath: string, name: string, engine = media) {
  const intoFolder = join(folder, name)
  await mkdir(intoFolder)
  const percents: number[] = []
  const ladder = await engine.encodeLadder({
    ...{ sourcePath, intoFolder, examination: await media.examine({ sourcePath }) },
    onPercent: (percent) => void percents.push(percent),
  })
  return { ladder, percents, intoFolder, files: await readdir(intoFolder) }
}

describe('a rendition ladder', () => {
  it('has every size cut at the same moments, sound of its own, and tells how far it is', async () => {
    const { ladder, percents, intoFolder, files } = long.made
    expect(ladder).toEqual({
      encoder: 'libx264',
      renditions: [
        { name: 'video-360', widthPx: 640, heightPx: 360, bitsPerSecond: 365_000 },
        { name: 'video-240', widthPx: 426, heightPx: 240, bitsPerSecond: 145_000 },
      ],
    })
    const text = (file: string) => readFile(join(intoFolder, file), 'utf8')
    const lengths = async (name: string) =>
      [...(await text(`${name}.m3u8`)).matchAll(/#EXTINF:([\d.]+)/g)].map(([, s]) => Number(s))
    expect(await lengths('video-360')).toEqual([6, 6, 2])
    expect(await lengths('video-240')).toEqual([6, 6, 2])
    expect(await text('index.m3u8')).toMatch(
      /^#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="1",DEFAULT=YES,.*URI="audio-0\.m3u8"$/m,
    )
    expect(await text('index.m3u8')).toMatch(
      /^#EXT-X-STREAM-INF:BANDWIDTH=\d+,AVERAGE-BANDWIDTH=\d+,CODECS="avc1\.6400[0-9a-f]{2},mp4a\.40\.2",RESOLUTION=640x360,FRAME-RATE=24\.000,AUDIO="sound"\nvideo-360\.m3u8$/m,
    )
    expect(files.filter((file) => file.endsWith('.m4s')).length).toBeGreaterThanOrEqual(8)
    expect(files.join(' ')).not.toContain('unfinished')
    expect(percents.at(-1)).toBe(100)
    expect(percents).toEqual(percents.toSorted((one, other) => one - other))
  })

  it('has a key frame every two seconds', async () => {
    const { intoFolder } = long.made
    const parts = ['video-360-init.mp4', 'video-360-00001.m4s']
    const bytes = await Promise.all(parts.map((file) => readFile(join(intoFolder, file))))
    const joined = join(folder, 'keys-joined.mp4')
    await writeFile(joined, Buffer.concat(bytes))
    const told = await askFfprobe(joined, 'frame=key_frame')
    const frames = told.split('\n').filter((line) => /^[01]/.test(line))
    const keys = frames.flatMap((line, nth) => (line.startsWith('1') ? [nth] : []))
    expect(keys).toEqual([0, 48, 96])
  })

  it('is upright when the film was filmed upright', async () => {
    const x265 = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none']
    const lying = await film('lying.mp4', { more: x265 })
    const turned = join(folder, 'turned.mp4')
    await runBareFfmpeg('-i', lying, '-c', 'copy', '-metadata:s:v', 'rotate=90', turned)
    expect(await media.examine({ sourcePath: turned })).toMatchObject({
      video: {
        widthPx: 360,
        heightPx: 640,
        rotation: expect.toSatisfy((d) => d === 90 || d === 270),
      },
    })
    const { ladder } = await encode(turned, 'turned')
    expect(ladder.renditions[0]).toMatchObject({ widthPx: 360, heightPx: 640 })
  })

  it('ends at once when it is told to, and leaves no program behind', async () => {
    const sourcePath = long.film
    const intoFolder = join(folder, 'stopped')
    await mkdir(intoFolder)
    const stopping = new AbortController()
    const examination = await media.examine({ sourcePath })
    const job = { sourcePath, examination, intoFolder, signal: stopping.signal }
    const encoded = media.encodeLadder({ ...job, onPercent: () => stopping.abort() })
    await expect(encoded).rejects.toMatchObject({ reason: 'stopped' })
    expect(await readdir(intoFolder)).not.toContain('index.m3u8')
  })

  it('is killed when it grows beyond its bounds', async () => {
    const { runProgram } = await import('../run-program.ts')
    const grown = join(folder, 'grown')
    await mkdir(grown)
    const talk = [...generated('color=size=320x180:rate=24'), '-f', 'rawvideo', 'grown.yuv']
    const limits = { timeLimitMs: 60_000, folder: grown, maxFolderBytes: 1_000_000 }
    const run = runProgram('ffmpeg', ['-nostdin', '-loglevel', 'error', ...talk], limits)
    await expect(run).rejects.toMatchObject({ reason: 'too_large' })
  })
})

describe('an encoder of the machine', () => {
  /** A program that lists an encoder in hardware, takes the trial frame, and then does as `encodes`
   *  says; all else is done by the real one. */
  async function machine(name: string, encodes: string): Promise<string> {
    const path = join(folder, name)
    const script = [
      ...['#!/bin/sh', 'case "$*" in'],
      ...['*-encoders*) echo " V....D h264_nvenc  NVIDIA"; echo " V....D libx264  x264";;'],
      ...['*duration=0.1*h264_nvenc*) exit 0;;', `*h264_nvenc*) ${encodes};;`],
      ...['*) exec ffmpeg "$@";;', 'esac', ''],
    ]
    await writeFile(path, script.join('\n'))
    await chmod(path, 0o755)
    return path
  }

  it('is used when a frame can be encoded with it', async () => {
    // The stand-in encodes with x264 what it was asked to encode with the hardware.
    const asked = `echo "$*" > "$0.asked"; ${EXCHANGE}`
    const ffmpegPath = await machine('working', asked)
    const engine = openFfmpeg({ ffmpegPath, ffprobePath: 'ffprobe' })
    const { ladder } = await encode(await film('hardware.mp4'), 'hardware', engine)
    expect(ladder.encoder).toBe('h264_nvenc')
    const told = await readFile(`${ffmpegPath}.asked`, 'utf8')
    expect(told).toContain('-c:v:0 h264_nvenc')
    expect(told).not.toContain('libx264')
  })

  it('that fails on the way is replaced by that in software', async () => {
    const ffmpegPath = await machine(
      'failing',
      'touch half.m4s; echo "out of sessions" >&2; exit 1',
    )
    const engine = openFfmpeg({ ffmpegPath, ffprobePath: 'ffprobe' })
    const source = await film('failing.mp4')
    const { ladder, files } = await encode(source, 'failing-ladder', engine)
    expect(ladder.encoder).toBe('libx264')
    expect(files).not.toContain('half.m4s')
  })
})

/** Shell: runs ffmpeg with the hardware encoder's name and options exchanged for x264's. */
const EXCHANGE = [
  'for a do shift;',
  'case "$a" in h264_nvenc) a=libx264;; -forced-idr) a=-forced-idr;; esac;',
  'set -- "$@" "$a"; done; exec ffmpeg "$@"',
].join(' ')

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examined } from '../../../../test/media/examined.ts'
import { generated, runBareFfmpeg } from '../../../../test/media/make-media.ts'
import { openFfmpeg } from './open-ffmpeg.ts'
import { probeArguments } from './source/source-arguments.ts'

const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })

const PICTURE = generated('testsrc2=size=128x72:rate=12:duration=2')
const SOUND = generated('sine=frequency=440:sample_rate=48000:duration=2')
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-unneeded-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A film with a good sound and another of a codec that is not taken. */
async function withSecondSound(codec: string, format: 'matroska' | 'mpegts') {
  const sourcePath = join(folder, `${codec}.${format === 'mpegts' ? 'm2ts' : 'mkv'}`)
  await runBareFfmpeg(
    ...[...PICTURE, ...SOUND, ...SOUND, '-map', '0', '-map', '1', '-map', '2', ...H264],
    ...['-c:a:0', 'ac3', '-c:a:1', codec],
    ...(format === 'mpegts' ? ['-f', 'mpegts', '-mpegts_m2ts_mode', '1'] : []),
    sourcePath,
  )
  return { sourcePath, format }
}

describe('a film with a track that is not needed', () => {
  it.each([
    ['tta', 'matroska'],
    ['wavpack', 'matroska'],
    ['pcm_bluray', 'mpegts'],
  ] as const)('plays without a second sound of %s', async (codec, format) => {
    const job = await withSecondSound(codec, format)
    const examination = await media.examine(job)
    expect(examination.audio.map((one) => one.codec)).toEqual(['ac3'])
    const intoFolder = await mkdtemp(join(folder, 'into-'))
    await media.remuxToHls({ ...job, examination, intoFolder })
  })

  it('plays without its cover where that is a TIFF', async () => {
    const cover = join(folder, 'cover.tiff')
    const sourcePath = join(folder, 'cover.mkv')
    await runBareFfmpeg(...generated('testsrc2=size=64x64'), '-frames:v', '1', cover)
    await runBareFfmpeg(
      ...[...PICTURE, ...SOUND, ...H264, '-c:a', 'aac', '-attach', cover],
      ...['-metadata:s:t', 'mimetype=image/tiff', sourcePath],
    )
    const { video } = await media.examine({ sourcePath, format: 'matroska' })
    expect(video?.codec).toBe('h264')
  })

  it('never has that track decoded, only opened', async () => {
    const job = await withSecondSound('tta', 'matroska')
    const told = await promisify(execFile)('ffprobe', ['-v', 'warning', ...probeArguments(job)])
    // libavformat, which decodes what it does not know, was not let.
    expect(told.stderr).toMatch(/Codec \(tta\) not on whitelist '(?![^']*\btta\b)/)
  })

  it('is refused by the name of the codec that cannot be opened', async () => {
    const sourcePath = join(folder, 'two.mkv')
    await runBareFfmpeg(
      ...[...PICTURE, ...SOUND, ...PICTURE, '-map', '1', '-map', '0', '-map', '2', '-c:a', 'tta'],
      ...['-c:v:0', 'libx264', '-c:v:1', 'ffv1', sourcePath],
    )
    await expect(media.examine({ sourcePath, format: 'matroska' })).rejects.toMatchObject({
      problem: { code: 'codec_refused', facts: { codec: 'ffv1' } },
    })
  })

  it('is refused where the only sound is of a codec that is opened, but not taken', async () => {
    const sourcePath = join(folder, 'only-tta.mkv')
    await runBareFfmpeg(...PICTURE, ...SOUND, ...H264, '-c:a', 'tta', sourcePath)
    await expect(media.examine({ sourcePath, format: 'matroska' })).rejects.toMatchObject({
      problem: { code: 'codec_refused', facts: { codec: 'tta' } },
    })
  })
})

describe('a film with several pictures', () => {
  const SMALL = generated('color=red:size=32x32:rate=12:duration=2')
  /** The small one first; `marks`: whether each is marked. */
  async function withSmallFirst(name: string, marks: readonly string[]) {
    const sourcePath = join(folder, `${name}.mkv`)
    await runBareFfmpeg(
      ...[...SMALL, ...PICTURE, ...SOUND, '-map', '0', '-map', '1', '-map', '2'],
      ...['-c:v:0', 'mjpeg', '-c:v:1', 'libx264', '-pix_fmt:v:1', 'yuv420p', '-c:a', 'aac'],
      ...marks.flatMap((mark, nth) => [`-disposition:v:${nth}`, mark]),
      sourcePath,
    )
    return { sourcePath, format: 'matroska' as const }
  }

  it.each([
    ['the one that it marks', ['0', 'default'], 'h264'],
    ['the one that it marks, though it is small', ['default', '0'], 'mjpeg'],
    ['the largest of two that it marks', ['default', 'default'], 'h264'],
    ['the largest where it marks none', ['0', '0'], 'h264'],
  ] as const)('shows %s', async (name, marks, codec) => {
    const job = await withSmallFirst(name.replaceAll(' ', '-').replaceAll(',', ''), marks)
    expect((await media.examine(job)).video?.codec).toBe(codec)
  })

  it('has seek pictures of the one that is shown', async () => {
    const job = await examined(media, await withSmallFirst('seek-pictures', ['0', 'default']))
    const intoFolder = await mkdtemp(join(folder, 'previews-'))
    await media.extractPreviews({ ...job, intoFolder, intervalSeconds: 1 })
    const averages = 'signalstats,metadata=mode=print:key=lavfi.signalstats.SATAVG:file=-'
    const printed = await runBareFfmpeg(
      ...['-i', join(intoFolder, 'sheet-0.jpg'), '-vf', averages, '-f', 'null', '-'],
    )
    // All of the small one is as red as red can be.
    expect(Number(/SATAVG=([\d.]+)/.exec(printed)?.[1])).toBeLessThan(100)
  })
})

describe('a film whose clock, or whose subtitles, tell of a day or more', () => {
  it('is as long as it is where its last subtitle stands after 99 hours', async () => {
    const captions = join(folder, 'far.srt')
    const sourcePath = join(folder, 'far.mkv')
    await writeFile(captions, '1\n99:59:50,000 --> 99:59:52,000\nBye\n')
    await runBareFfmpeg(...PICTURE, ...SOUND, '-i', captions, ...H264, '-c:s', 'srt', sourcePath)
    const { durationSeconds } = await media.examine({ sourcePath, format: 'matroska' })
    expect(durationSeconds).toBeCloseTo(2, 0)
  })

  it('is as long as it is where its clock begins at 25 hours, and plays', async () => {
    const sourcePath = join(folder, 'clock.mkv')
    await runBareFfmpeg(
      ...[...PICTURE, ...SOUND, ...H264, '-c:a', 'aac', '-output_ts_offset', '90000', sourcePath],
    )
    const job = await examined(media, { sourcePath, format: 'matroska' as const })
    expect(job.examination.durationSeconds).toBeCloseTo(2, 0)
    await media.remuxToHls({ ...job, intoFolder: await mkdtemp(join(folder, 'into-')) })
  })
})

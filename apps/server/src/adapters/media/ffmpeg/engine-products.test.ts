import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examined } from '../../../../test/media/examined.ts'
import { withExif } from '../../../../test/media/exif.ts'
import { askFfprobe, generated, runBareFfmpeg } from '../../../../test/media/make-media.ts'
import type { SourceFormat } from '../../../ports/media/source-formats.ts'
import { openFfmpeg } from './open-ffmpeg.ts'

const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-products-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function made(name: string, ...programArguments: string[]): Promise<string> {
  const path = join(folder, name)
  await runBareFfmpeg(...programArguments, path)
  return path
}

const opened = (sourcePath: string, format: SourceFormat = 'mp4') =>
  examined(media, { sourcePath, format })

async function emptyFolder(name: string): Promise<string> {
  const path = join(folder, name)
  await mkdir(path)
  return path
}

describe('stills of a film', () => {
  it('are written as posters and backdrops, none of them black', async () => {
    // Black, but for bars in the middle of it.
    const bars = "drawbox=color=black:t=fill:enable='not(between(t,4,7))'"
    const film = await made(
      'mostly-black.mp4',
      ...generated(`testsrc2=size=1280x720:rate=12:duration=12,${bars}`),
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
    )
    const intoFolder = await emptyFolder('posters')
    const candidates = await media.extractPosters({ ...(await opened(film)), intoFolder })
    expect(candidates.length).toBeGreaterThanOrEqual(1)
    expect(await readdir(intoFolder)).toEqual(candidates.map((candidate) => candidate.folder))
    for (const { atSeconds, folder: name, poster, backdrop } of candidates) {
      expect(atSeconds).toBeGreaterThanOrEqual(4)
      expect(atSeconds).toBeLessThanOrEqual(7)
      expect(poster.widths).toEqual([240, 480])
      expect(backdrop.widths).toEqual([480, 960])
      expect(Buffer.from(poster.thumbHash, 'base64').length).toBeGreaterThan(4)
      const size = (file: string) => askFfprobe(join(intoFolder, name, file), 'stream=width,height')
      expect(await size('poster.webp')).toBe('480,720')
      expect(await size('backdrop.webp')).toBe('1280,720')
      expect((await readdir(join(intoFolder, name))).sort()).toEqual([
        ...['backdrop-480.avif', 'backdrop-960.avif', 'backdrop.webp'],
        ...['poster-240.avif', 'poster-480.avif', 'poster.webp'],
      ])
    }
  })

  it('of a long film are what was looked at, in every size', async () => {
    // Every other ten seconds are black. Of each ten, the first frame alone is a key frame.
    const black = "drawbox=color=black:t=fill:enable='mod(floor(t/10),2)'"
    const film = await made(
      'long.avi',
      ...generated(`testsrc2=size=640x480:rate=4:duration=80,${black}`),
      ...['-c:v', 'mpeg4', '-g', '40', '-sc_threshold', '1000000000'],
    )
    const intoFolder = await emptyFolder('long')
    const candidates = await media.extractPosters({ ...(await opened(film, 'avi')), intoFolder })
    const brightness = async (file: string) => {
      const average = 'signalstats,metadata=mode=print:key=lavfi.signalstats.YAVG:file=-'
      const path = join(intoFolder, file)
      const printed = await runBareFfmpeg('-i', path, '-vf', average, '-f', 'null', '-')
      return Number(/YAVG=([\d.]+)/.exec(printed)?.[1])
    }
    for (const { folder: name } of candidates) {
      expect(await brightness(join(name, 'poster.webp'))).toBeGreaterThan(60)
      expect(await brightness(join(name, 'poster-240.avif'))).toBeGreaterThan(60)
    }
  })

  it('of a long film with one key frame are its first picture', async () => {
    const film = await made(
      'one-key-frame.mkv',
      ...generated('testsrc2=size=320x240:rate=1/7:duration=70'),
      ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
    )
    const job = await opened(film, 'matroska')
    const intoFile = join(folder, 'one-key-frame.webp')
    await media.makeThumbnail({ ...job, intoFile })
    expect(await askFfprobe(intoFile, 'stream=width,height')).toBe('320,240')
    const intoFolder = await emptyFolder('one-key-frame')
    expect(await media.extractPosters({ ...job, intoFolder })).toHaveLength(1)
  })

  it('are found one after the other where several places cannot be opened at once', async () => {
    const film = await made(
      'one-by-one.mp4',
      ...generated('testsrc2=size=192x108:rate=12:duration=9'),
      ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
    )
    const job = await opened(film)
    const found = async (ffmpegPath: string, name: string) => {
      const engine = openFfmpeg({ ffmpegPath, ffprobePath: 'ffprobe' })
      return engine.extractPosters({ ...job, intoFolder: await emptyFolder(name) })
    }
    const picky = join(folder, 'picky-ffmpeg')
    const count = 'files=0; for word; do [ "$word" = -i ] && files=$((files+1)); done'
    const script = `#!/bin/sh\n${count}\n[ $files -gt 1 ] && exit 1\nexec ffmpeg "$@"\n`
    await writeFile(picky, script, { mode: 0o755 })
    expect(await found(picky, 'one-by-one')).toEqual(await found('ffmpeg', 'at-once'))
  })

  it('of a film of a second that is black throughout are one', async () => {
    const film = await made(
      'black.mp4',
      ...generated('color=black:size=320x180:rate=24:duration=1'),
      ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
    )
    const intoFolder = await emptyFolder('black')
    const job = { ...(await opened(film)), intoFolder }
    expect(await media.extractPosters(job)).toHaveLength(1)
  })
})

describe('a photograph', () => {
  it('becomes a small WebP with nothing of what was written into it', async () => {
    const photo = await made(
      'photo.jpg',
      ...generated('testsrc2=size=1600x1200:rate=1:duration=1'),
      ...['-frames:v', '1', '-metadata', 'comment=Elm Street 5', '-q:v', '3'],
    )
    const tagged = await readFile(photo)
    const upright = join(folder, 'photo-exif.jpg')
    await writeFile(
      upright,
      withExif(tagged, {
        orientation: 6,
        takenAt: '2024:07:12 15:30:05',
        offset: '+00:00',
        note: 'GPS 48.2 N',
      }),
    )
    const job = await opened(upright, 'jpeg')
    expect(job.examination.recordedAt).toBe('2024-07-12T15:30:05.000Z')
    expect(job.examination.video).toMatchObject({ widthPx: 1200, heightPx: 1600, rotation: 90 })

    const intoFile = join(folder, 'thumbnail.webp')
    await media.makeThumbnail({ ...job, intoFile })
    expect(await askFfprobe(intoFile, 'stream=codec_name,width,height')).toBe('webp,360,480')
    const bytes = (await readFile(intoFile)).toString('latin1')
    for (const secret of ['Elm Street', 'GPS', 'Exif']) expect(bytes).not.toContain(secret)
  })

  it.each([
    ['png', 'png', ['-pix_fmt', 'rgba']],
    ['webp', 'webp', []],
    ['gif', 'gif', []],
  ] as const)('of kind %s can be a poster', async (format, extension, more) => {
    const picture = await made(
      `still.${extension}`,
      ...generated('testsrc2=size=900x700:rate=1:duration=1'),
      ...['-frames:v', '1', ...more],
    )
    const intoFolder = await emptyFolder(`still-${format}`)
    const job = { ...(await opened(picture, format)), intoFolder, kind: 'poster' as const }
    expect(await media.makePicture(job)).toMatchObject({ widths: [240] })
    expect(await readdir(intoFolder)).toEqual(['poster-240.avif', 'poster.webp'])
    expect(await askFfprobe(join(intoFolder, 'poster.webp'), 'stream=width,height')).toBe('467,700')
  })
})

describe('the sound of a film', () => {
  it('has a loudness, as EBU R 128 counts', async () => {
    // A sine of -23 dBFS in both channels is -23 LUFS, by the standard's first test.
    const tone = `aevalsrc='${10 ** (-23 / 20)}*sin(2*PI*1000*t)|${10 ** (-23 / 20)}*sin(2*PI*1000*t)'`
    const sound = await made('tone.wav', ...generated(`${tone}:s=48000:d=6`))
    const loudness = await media.measureLoudness(await opened(sound, 'wav'))
    expect(loudness?.integratedLufs).toBeCloseTo(-23, 0)
    expect(loudness?.truePeakDbtp).toBeCloseTo(-23, 0)
    expect(loudness?.rangeLu).toBeCloseTo(0, 0)
  })

  it('has none when it is silence, or there is no sound', async () => {
    const silence = await made('silence.flac', ...generated('anullsrc=r=48000'), '-t', '3')
    expect(await media.measureLoudness(await opened(silence, 'flac'))).toBeNull()
    const still = await made('silent.mp4', ...generated('testsrc2=size=320x180:duration=1'))
    expect(await media.measureLoudness(await opened(still))).toBeNull()
  })

  it('is drawn in about a thousand parts, loud where it is loud', async () => {
    const half = "aevalsrc='0.5*sin(2*PI*440*t)*gte(t,5)':s=44100:d=10"
    const sound = await made('half.mp3', ...generated(half))
    const { peaks, durationSeconds } = await media.makeWaveform(await opened(sound, 'mp3'))
    expect(durationSeconds).toBeCloseTo(10, 0)
    expect(peaks.length).toBeGreaterThan(950)
    expect(peaks.length).toBeLessThan(1050)
    expect(Math.max(...peaks.slice(0, 450))).toBeLessThan(0.05)
    expect(Math.min(...peaks.slice(550, 950))).toBeGreaterThan(0.45)
    expect(Math.max(...peaks)).toBeLessThanOrEqual(0.6)
  })
})

describe('a sound that is sung to', () => {
  it('becomes Opus at -16 LUFS, without the tags of its file', async () => {
    const quiet = "aevalsrc='0.02*sin(2*PI*1000*t)':s=44100:d=6"
    const tags = ['-metadata', 'title=Somebody']
    const sound = await made('quiet.mp3', ...generated(quiet), ...tags)
    const intoFile = join(await emptyFolder('encoded'), 'backing.webm')
    await media.encodeSound({ ...(await opened(sound, 'mp3')), intoFile, loudnessLufs: -16 })
    const result = await opened(intoFile, 'webm')
    expect(result.examination.audio).toMatchObject([{ codec: 'opus', channels: 2 }])
    expect(result.examination.durationSeconds).toBeCloseTo(6, 0)
    expect((await media.measureLoudness(result))?.integratedLufs).toBeCloseTo(-16, 0)
    expect(await askFfprobe(intoFile, 'format_tags=title')).toBe('')
  })
})

describe('subtitles in a film', () => {
  it('become WebVTT with their languages; pictures of text are left out', async () => {
    const captions = join(folder, 'captions.srt')
    await writeFile(captions, '1\n00:00:00,500 --> 00:00:01,500\n<i>Hello</i> & welcome\n')
    const film = await made(
      'subtitled.mkv',
      ...[...generated('testsrc2=size=320x180:rate=24:duration=3'), '-i', captions, '-i', captions],
      ...['-map', '0', '-map', '1', '-map', '1', '-map', '2', '-c:v', 'libx264', '-c:s:0', 'srt'],
      ...['-c:s:1', 'ass', '-c:s:2', 'srt', '-metadata:s:s:0', 'language=ger'],
      ...['-metadata:s:s:1', 'language=ger', '-metadata:s:s:1', 'title=Gehörlose'],
    )
    const intoFolder = await emptyFolder('subtitles')
    const job = { ...(await opened(film, 'matroska')), intoFolder }
    expect(await media.extractSubtitles(job)).toEqual([
      { file: 'captions.de.vtt', language: 'de', label: 'Deutsch' },
      {
        ...{ file: 'captions.de-track2.vtt', language: 'de-track2', label: 'Gehörlose' },
        ...{ kind: 'sdh', styledFile: 'captions.de-track2.ass' },
      },
      { file: 'captions.und.vtt', language: 'und', label: 'Subtitles' },
    ])
    for (const file of await readdir(intoFolder)) {
      if (file.endsWith('.ass')) continue
      expect(await readFile(join(intoFolder, file), 'utf8')).toBe(
        'WEBVTT\n\n00:00:00.500 --> 00:00:01.500\nHello &amp; welcome\n',
      )
    }
  })
})

describe('a film with chapters', () => {
  it('tells them', async () => {
    const chapters = join(folder, 'chapters.txt')
    const chapter = (start: number, end: number, title: string) =>
      `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${start}\nEND=${end}\ntitle=${title}\n`
    await writeFile(
      chapters,
      `;FFMETADATA1\n${chapter(0, 1000, 'One')}${chapter(1000, 3000, 'Zwei')}`,
    )
    const film = await made(
      'chapters.mp4',
      ...[...generated('testsrc2=size=320x180:rate=24:duration=3'), '-i', chapters],
      ...['-map', '0', '-map_metadata', '1', '-c:v', 'libx264'],
    )
    const { examination } = await opened(film)
    expect(examination.chapters).toEqual([
      { startSeconds: 0, title: 'One' },
      { startSeconds: 1, title: 'Zwei' },
    ])
  })
})

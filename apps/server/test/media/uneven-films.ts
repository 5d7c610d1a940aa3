import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generated, runBareFfmpeg } from './make-media.ts'

/** A Matroska file that is as it should be, and whose tracks do not begin or end together. `seconds`: how
 *  long it is seen and heard; `pictureSeconds`: when its picture ends; `playedSeconds`: how long it plays
 *  with its first sound, when that is not as long. */
export type UnevenFilm = {
  readonly name: string
  readonly seconds: number
  readonly pictureSeconds: number
  readonly playedSeconds?: number
  readonly make: (path: string) => Promise<unknown>
}

const picture = (seconds: number) => generated(`testsrc2=size=192x108:rate=24:duration=${seconds}`)
const sound = (seconds: number) =>
  generated(`sine=frequency=440:sample_rate=48000:duration=${seconds}`)
const late = (seconds: number, input: readonly string[]) => ['-itsoffset', `${seconds}`, ...input]
const H264_AAC = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-g', '24'],
  ...['-c:a', 'aac', '-b:a', '64k'],
]

const LAST_SUBTITLE =
  '1\n00:00:00,100 --> 00:00:00,900\nHello\n\n2\n00:00:11,000 --> 00:00:12,000\nBye\n'

/** Runs ffmpeg with a file beside the film as its last input. */
async function withBeside(
  path: string,
  extension: string,
  work: (beside: string) => Promise<unknown>,
) {
  const beside = `${path}.${extension}`
  await (extension === 'srt'
    ? writeFile(beside, LAST_SUBTITLE)
    : runBareFfmpeg(...picture(1), '-frames:v', '1', beside))
  await work(beside)
}

/** Films of a few seconds, each uneven in its own way. */
export const UNEVEN_FILMS: readonly UnevenFilm[] = [
  {
    name: 'sound goes on for 3 s after the picture',
    ...{ seconds: 4, pictureSeconds: 1 },
    make: (path) => runBareFfmpeg(...picture(1), ...sound(4), ...H264_AAC, path),
  },
  {
    name: 'picture goes on for 3 s after the sound',
    ...{ seconds: 4, pictureSeconds: 4 },
    make: (path) => runBareFfmpeg(...picture(4), ...sound(1), ...H264_AAC, path),
  },
  {
    name: 'second sound goes on for 3 s',
    ...{ seconds: 4, pictureSeconds: 1, playedSeconds: 1 },
    make: (path) =>
      runBareFfmpeg(
        ...[...picture(1), ...sound(1), ...sound(4), '-map', '0:v', '-map', '1:a', '-map', '2:a'],
        ...[...H264_AAC, path],
      ),
  },
  {
    name: 'last subtitle ends 10 s after the picture',
    ...{ seconds: 2, pictureSeconds: 2 },
    make: (path) =>
      withBeside(path, 'srt', (beside) =>
        runBareFfmpeg(...picture(2), ...sound(2), '-i', beside, ...H264_AAC, '-c:s', 'srt', path),
      ),
  },
  {
    name: 'no frame length, and a frame in three',
    ...{ seconds: 4, pictureSeconds: 4 },
    make: async (path) => {
      const rate = ['-vf', "select='lt(n,20)+not(mod(n,8))'", '-vsync', 'vfr', '-bf', '0']
      await runBareFfmpeg(
        ...picture(4),
        ...sound(4),
        ...H264_AAC,
        ...rate,
        '-write_crc32',
        '0',
        path,
      )
      await writeFile(path, withoutFrameLength(await readFile(path)))
    },
  },
  {
    name: 'cover picture',
    ...{ seconds: 2, pictureSeconds: 2 },
    make: (path) =>
      withBeside(path, 'jpg', (beside) =>
        runBareFfmpeg(
          ...[...picture(2), ...sound(2), ...H264_AAC, '-attach', beside],
          ...['-metadata:s:t', 'mimetype=image/jpeg', path],
        ),
      ),
  },
  {
    name: 'begins at 5 s',
    ...{ seconds: 2, pictureSeconds: 2 },
    make: (path) =>
      runBareFfmpeg(
        ...[...picture(2), ...sound(2), ...H264_AAC, '-output_ts_offset', '5'],
        ...['-avoid_negative_ts', 'disabled', path],
      ),
  },
  {
    name: 'sound begins 1.5 s late',
    ...{ seconds: 3.5, pictureSeconds: 2 },
    make: (path) => runBareFfmpeg(...picture(2), ...late(1.5, sound(2)), ...H264_AAC, path),
  },
  {
    name: 'picture begins 1.5 s late',
    ...{ seconds: 3.5, pictureSeconds: 3.5 },
    make: (path) => runBareFfmpeg(...late(1.5, picture(2)), ...sound(3), ...H264_AAC, path),
  },
]

/** Makes one of them in a folder, unless it is there, and resolves with its path. */
export async function makeUnevenFilm(folder: string, { name, make }: UnevenFilm): Promise<string> {
  const path = join(folder, `${name.replaceAll(' ', '-').replaceAll(',', '')}.mkv`)
  if (!existsSync(path)) await make(path)
  return path
}

/** The element that says how long a frame is, and one that says nothing. Source: RFC 9559 §5.1.4.1.13,
 *  RFC 8794 §11.3.2. */
const DEFAULT_DURATION = Buffer.from([0x23, 0xe3, 0x83])
const VOID = 0xec

/** A Matroska file as muxers write it that leave the length of frames out. */
function withoutFrameLength(matroska: Buffer): Buffer {
  const bytes = Buffer.from(matroska)
  const at = bytes.indexOf(DEFAULT_DURATION)
  if (at < 0) throw new Error('this file says nothing of the length of its frames')
  const all = DEFAULT_DURATION.length + 1 + ((bytes[at + DEFAULT_DURATION.length] ?? 0) & 0x7f)
  bytes.fill(0, at, at + all)
  bytes[at] = VOID
  bytes[at + 1] = 0x80 | (all - 2)
  return bytes
}

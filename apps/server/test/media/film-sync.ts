import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { askFfprobe, runBareFfmpeg } from './make-media.ts'

/** What a player gets of a film that flashes and beeps once. `codecs`: of all streams, `h264,yuv420p` or `aac`.
 *  Seconds are of the largest picture and of the first sound; that of a silent film are undefined. */
export type StreamedFilm = {
  readonly codecs: readonly string[]
  readonly flashSeconds: number
  readonly lastSeconds: number
  readonly beepSeconds?: number
  readonly heardSeconds?: number
}

/** Looks at what was written into a folder with the system's own ffprobe and ffmpeg. */
export async function streamedFilm(hls: string): Promise<StreamedFilm> {
  const streams = (await readdir(hls)).filter(
    (file) => file.endsWith('.m3u8') && file !== 'index.m3u8',
  )
  const paths = await Promise.all(streams.map((playlist) => joined(hls, playlist)))
  const kinds = await Promise.all(
    paths.map((path) => askFfprobe(path, 'stream=codec_name,pix_fmt')),
  )
  const withPicture = paths.find((_, nth) => !kinds[nth]?.startsWith('aac'))
  const withSound = paths.find((_, nth) => kinds[nth]?.includes('aac'))
  return {
    codecs: kinds.flatMap((lines) => lines.split('\n')),
    ...(await lookAt(String(withPicture))),
    ...(withSound && (await listenTo(withSound))),
  }
}

/** Joins what a playlist lists to one file, as a player does. */
async function joined(hls: string, playlist: string): Promise<string> {
  const text = await readFile(join(hls, playlist), 'utf8')
  const [, init] = /#EXT-X-MAP:URI="([^"]+)"/.exec(text) ?? []
  const segments = [...text.matchAll(/^[\w-]+\.m4s$/gm)].map(([file]) => file)
  const parts = await Promise.all(
    [String(init), ...segments].map((file) => readFile(join(hls, file))),
  )
  const path = join(hls, `${playlist}.joined.mp4`)
  await writeFile(path, Buffer.concat(parts))
  return path
}

/** Seconds from the first frame to the first bright one, and where the last begins, as players count that ignore
 *  edit lists. */
async function lookAt(path: string): Promise<{ flashSeconds: number; lastSeconds: number }> {
  const printed = await runBareFfmpeg(
    ...['-ignore_editlist', '1', '-i', path, '-map', '0:v:0', '-vf'],
    ...['signalstats,metadata=mode=print:key=lavfi.signalstats.YAVG:file=-', '-f', 'null', '-'],
  )
  const frames = [...printed.matchAll(/pts_time:([\d.]+)\s+lavfi\.signalstats\.YAVG=([\d.]+)/g)]
  const first = Number(frames[0]?.[1])
  const bright = frames.find(([, , brightness]) => Number(brightness) > 160)
  const secondsOf = (frame?: RegExpExecArray) => Number(frame?.[1]) - first
  return { flashSeconds: secondsOf(bright), lastSeconds: secondsOf(frames.at(-1)) }
}

/** Seconds to the first loud sample, and to where the last ones begin, the same way. */
async function listenTo(path: string): Promise<{ beepSeconds: number; heardSeconds: number }> {
  const printed = await runBareFfmpeg(
    ...['-ignore_editlist', '1', '-i', path, '-map', '0:a:0', '-af'],
    ...[
      'asetnsamples=n=240,astats=metadata=1:reset=1,ametadata=mode=print:key=lavfi.astats.Overall.Peak_level:file=-',
    ],
    ...['-f', 'null', '-'],
  )
  const parts = [
    ...printed.matchAll(/pts_time:([\d.]+)\s+lavfi\.astats\.Overall\.Peak_level=(-?[\d.]+|-inf)/g),
  ]
  const loud = parts.find(([, , level]) => Number(level) > -12)
  return { beepSeconds: Number(loud?.[1]), heardSeconds: Number(parts.at(-1)?.[1]) }
}

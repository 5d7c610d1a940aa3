import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openFfmpeg } from '../../apps/server/src/adapters/media/ffmpeg/open-ffmpeg.ts'
import type { Rendition } from '../../apps/server/src/ports/media/media.ts'
import type { Figure } from '../figure.ts'
import { WORK_LIMIT_MS, within } from '../run/waiting.ts'

/** Seconds of film that are encoded, and how often by each, in turns. */
const FILM_SECONDS = 15
const ROUNDS = 3

/** Source: design, "Numbers we hold ourselves to". */
const TARGET_RATIO = 0.95

const run = promisify(execFile)

/** How fast a rendition ladder is made, beside an ffmpeg command that somebody typed who wanted the
 *  same sizes, rates and segments of the same film, in the same run. */
export async function measureLadder(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-bench-ladder-'))
  try {
    return await compare(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function compare(folder: string): Promise<Figure[]> {
  const sourcePath = join(folder, 'film.mp4')
  const film = 'packages/demo-library/films/leo-and-the-lost-star/film.mp4'
  await bare(['-ss', '20', '-i', film, '-t', String(FILM_SECONDS), '-c', 'copy', sourcePath])
  const media = openFfmpeg({ ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' })
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const intoFolder = join(folder, `ours-${round}`)
    const bareFolder = join(folder, `bare-${round}`)
    await mkdir(intoFolder)
    await mkdir(bareFolder)
    let renditions: readonly Rendition[] = []
    ours.push(
      await secondsFor(async () => {
        const examination = await media.examine({ sourcePath })
        renditions = (await media.encodeLadder({ sourcePath, examination, intoFolder })).renditions
      }),
    )
    theirs.push(await secondsFor(() => bareLadder(sourcePath, { renditions, folder: bareFolder })))
  }
  // The fastest of each: whatever else runs on the machine only ever slows one of them down.
  const [ourSeconds, theirSeconds] = [Math.min(...ours), Math.min(...theirs)]
  return [
    {
      name: 'Rendition ladder, speed against the bare ffmpeg command',
      value: theirSeconds / ourSeconds,
      unit: 'ratio',
      better: 'larger',
      target: TARGET_RATIO,
    },
    {
      name: 'Rendition ladder, seconds of film in a second',
      value: FILM_SECONDS / ourSeconds,
      unit: 'ratio',
      better: 'larger',
      peer: { name: 'ffmpeg', value: FILM_SECONDS / theirSeconds },
    },
  ]
}

async function secondsFor(work: () => Promise<void>): Promise<number> {
  const startedMs = performance.now()
  await within('end of the encoding', WORK_LIMIT_MS, work())
  return (performance.now() - startedMs) / 1000
}

/** Runs ffmpeg as somebody would type it, as far behind everything else as our own work is. */
async function bare(programArguments: string[], cwd?: string): Promise<void> {
  const quiet = ['-nostdin', '-loglevel', 'error', '-y']
  const running = run('ffmpeg', [...quiet, ...programArguments], { cwd })
  if (running.child.pid) setPriority(running.child.pid, constants.priority.PRIORITY_LOW)
  await running
}

/** The same ladder without us: one decoding, each size scaled from the one above. */
async function bareLadder(
  sourcePath: string,
  { renditions, folder }: { renditions: readonly Rendition[]; folder: string },
): Promise<void> {
  const filter = renditions.map(({ widthPx, heightPx }, nth) => {
    const scale = `${nth === 0 ? '[0:v]' : `[s${nth}]`}scale=${widthPx}:${heightPx},format=yuv420p`
    return nth === renditions.length - 1
      ? `${scale}[v${nth}]`
      : `${scale},split=2[v${nth}][s${nth + 1}]`
  })
  const encoders = renditions.flatMap(({ bitsPerSecond }, nth) => [
    ...['-map', `[v${nth}]`, `-c:v:${nth}`, 'libx264', `-preset:v:${nth}`, 'veryfast'],
    ...[`-crf:v:${nth}`, '22', `-maxrate:v:${nth}`, String(bitsPerSecond)],
    ...[`-bufsize:v:${nth}`, String(bitsPerSecond * 2)],
  ])
  const streams = [
    ...renditions.map((_, nth) => `v:${nth},agroup:sound,name:v${nth}`),
    'a:0,agroup:sound,name:a',
  ]
  await bare(
    [
      ...['-i', sourcePath, '-filter_complex', filter.join(';'), ...encoders],
      ...['-force_key_frames', 'expr:gte(t,n_forced*2)', '-map', '0:a:0'],
      ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-f', 'hls', '-hls_time', '6'],
      ...['-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
      ...['-hls_fmp4_init_filename', '%v-init.mp4', '-hls_segment_filename', '%v-%05d.m4s'],
      ...['-var_stream_map', streams.join(' '), '%v.m3u8'],
    ],
    folder,
  )
}

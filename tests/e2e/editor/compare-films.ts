import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const OPTIONS = { encoding: 'buffer' as const, maxBuffer: 256 * 1024 * 1024 }

/** How alike two films are: the signal-to-noise ratio of their pictures in decibels, each of the first against the
 *  one at its time of the second, and how long each lasts. */
export async function agreement(one: string, other: string) {
  const compared = ['-lavfi', '[0:v]fps=30[a];[1:v]fps=30[b];[a][b]psnr', '-f', 'null', '-']
  const { stderr } = await run('ffmpeg', ['-i', one, '-i', other, ...compared], OPTIONS)
  const [, average] = /average:(inf|[\d.]+)/.exec(stderr.toString()) ?? []
  return {
    psnrDb: average === 'inf' ? Number.POSITIVE_INFINITY : Number(average),
    durationsMs: [await durationMs(one), await durationMs(other)],
  }
}

async function durationMs(path: string): Promise<number> {
  const asked = ['-v', 'error', '-select_streams', 'v', '-count_packets', '-of', 'csv=p=0']
  const entries = ['-show_entries', 'stream=nb_read_packets,r_frame_rate']
  const { stdout } = await run('ffprobe', [...asked, ...entries, path], OPTIONS)
  const [rate = '', packets = ''] = stdout.toString().trim().split(',')
  const [frames = 0, seconds = 1] = rate.split('/').map(Number)
  return (Number(packets) * 1000 * seconds) / frames
}

/** The number of the frame near a time that differs most from the one before it. */
export async function firstFrameOf(path: string, nearMs: number): Promise<number> {
  const small = ['-vf', 'fps=30,scale=32:18:flags=area', '-pix_fmt', 'gray', '-f', 'rawvideo', '-']
  const { stdout } = await run('ffmpeg', ['-v', 'error', '-i', path, ...small], OPTIONS)
  const size = 32 * 18
  const near = Math.round((nearMs * 30) / 1000)
  let best = { frame: -1, change: 0 }
  for (let frame = near - 10; frame < near + 10; frame++) {
    let change = 0
    for (let at = 0; at < size; at++) {
      change += Math.abs((stdout[frame * size + at] ?? 0) - (stdout[(frame - 1) * size + at] ?? 0))
    }
    if (change > best.change) best = { frame, change }
  }
  return best.frame
}

/** Milliseconds after which a film is heard for the first time. */
export async function soundBegins(path: string): Promise<number> {
  const plain = ['-ac', '1', '-ar', '48000', '-f', 'f32le', '-']
  const { stdout } = await run('ffmpeg', ['-v', 'error', '-i', path, ...plain], OPTIONS)
  for (let at = 0; at + 4 <= stdout.length; at += 4) {
    if (Math.abs(stdout.readFloatLE(at)) > 0.02) return at / 4 / 48
  }
  return Number.NaN
}

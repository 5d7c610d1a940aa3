import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const MOST_BYTES = 512 * 1024 * 1024

/** The sound of a file in one channel, at so many samples a second, as a player decodes it. */
export async function hear(file: string, rate: number): Promise<Float32Array> {
  const { stdout } = await promisify(execFile)(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-f', 'f32le', '-ac', '1', '-ar', String(rate), '-'],
    { encoding: 'buffer', maxBuffer: MOST_BYTES },
  )
  const bytes = new Uint8Array(stdout)
  return new Float32Array(bytes.buffer, 0, Math.floor(bytes.length / 4))
}

/** Seconds of the longest stretch in which nothing louder than `floor` (0 to 1) is heard. */
export function longestSilence(
  samples: Float32Array,
  { rate, floor }: { rate: number; floor: number },
): number {
  let longest = 0
  let quiet = 0
  for (const sample of samples) {
    quiet = Math.abs(sample) > floor ? 0 : quiet + 1
    longest = Math.max(longest, quiet)
  }
  return longest / rate
}

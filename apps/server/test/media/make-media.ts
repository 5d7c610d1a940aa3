import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs the system's ffmpeg with these arguments and nothing of ours, to make what tests examine.
 *  Resolves with what it printed. */
export async function runBareFfmpeg(...programArguments: readonly string[]): Promise<string> {
  const quiet = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y']
  return (await promisify(execFile)('ffmpeg', [...quiet, ...programArguments])).stdout
}

/** A generated picture or sound as an input: `testsrc2=size=320x180:rate=24:duration=2`. */
export const generated = (filter: string): string[] => ['-f', 'lavfi', '-i', filter]

/** Asks the system's ffprobe for entries; one line for each stream or frame, values with commas. */
export async function askFfprobe(
  path: string,
  entries: string,
  ...more: string[]
): Promise<string> {
  const options = ['-v', 'error', '-show_entries', entries, '-of', 'csv=p=0', ...more]
  return (await promisify(execFile)('ffprobe', [...options, path])).stdout.trim()
}

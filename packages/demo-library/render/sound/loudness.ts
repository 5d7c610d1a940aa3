import { z } from 'zod'
import { runProgram } from '../program.ts'

/** Loudness of every film, LUFS, and how far a film may be off. Streaming services ask -16 to -14. */
export const TARGET_LUFS = -16
export const TOLERANCE_LU = 1
/** No true peak may pass this, dBFS. */
export const HIGHEST_TRUE_PEAK = -1

const reportSchema = z.object({ input_i: z.coerce.number(), input_tp: z.coerce.number() })

/** Integrated loudness (LUFS) and true peak (dBFS) of a file's sound (EBU R 128). */
export async function measureLoudness(file: string): Promise<{ lufs: number; truePeak: number }> {
  const { stderr } = await runProgram('ffmpeg', [
    ...['-hide_banner', '-nostats', '-i', file, '-vn'],
    ...['-af', 'loudnorm=print_format=json', '-f', 'null', '-'],
  ])
  const report = reportSchema.parse(
    JSON.parse(stderr.slice(stderr.lastIndexOf('{'), stderr.lastIndexOf('}') + 1)),
  )
  return { lufs: report.input_i, truePeak: report.input_tp }
}

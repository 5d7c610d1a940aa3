import type { ExaminedJob, Waveform } from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { runProgram } from '../run-program.ts'
import { limitsFor } from '../source/bounds.ts'
import { QUIET, sourceArguments } from '../source/source-arguments.ts'

/** Parts that a sound is cut into. */
const PARTS = 1000

/** Samples a second that are read; the peaks of what is drawn a few pixels high are in them. */
const SAMPLE_RATE = 16_000

/** Seconds that a second of sound may take. */
const WAVEFORM_SECONDS = 0.5

const PEAK = /^lavfi\.astats\.Overall\.Peak_level=(-?[\d.]+|-?inf|nan)$/gm

/** Finds how loud a sound is along its time. @throws MediaError */
export async function makeWaveform(program: string, job: ExaminedJob): Promise<Waveform> {
  const { audio, durationSeconds } = job.examination
  const [sound] = audio
  if (!sound) {
    const problem = { code: 'no_sound' } as const
    throw new MediaError('unreadable', 'There is no sound in this file.', { problem })
  }
  const samples = Math.max(1, Math.ceil((durationSeconds * SAMPLE_RATE) / PARTS))
  const filters = [
    `aresample=${SAMPLE_RATE}`,
    `asetnsamples=n=${samples}:p=0`,
    'astats=metadata=1:reset=1:measure_perchannel=none:measure_overall=Peak_level',
    'ametadata=mode=print:key=lavfi.astats.Overall.Peak_level:file=-',
  ]
  const printed = await runProgram(
    program,
    [
      ...[...QUIET, ...sourceArguments(job), '-map', `0:${sound.index}`],
      ...['-af', filters.join(','), '-f', 'null', '-'],
    ],
    { ...limitsFor(durationSeconds, WAVEFORM_SECONDS), signal: job.signal },
  )
  return { durationSeconds, peaks: readPeaks(printed) }
}

/** Reads decibels below full scale as amplitudes, 0 to 1 with three digits. */
export function readPeaks(printed: string): number[] {
  return [...printed.matchAll(PEAK)].map(([, decibels]) => {
    const amplitude = 10 ** (Number(String(decibels).replace('inf', 'Infinity')) / 20)
    return Number.isFinite(amplitude) ? Math.round(Math.min(1, amplitude) * 1000) / 1000 : 0
  })
}

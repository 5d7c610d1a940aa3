import type { ExaminedJob, Loudness } from '../../../../ports/media/media.ts'
import { runTalkative } from '../run-program.ts'
import { limitsFor } from '../source/bounds.ts'
import { sourceArguments } from '../source/source-arguments.ts'

/** Loudness, LUFS, at and below which sound counts as silence: the gate of the measurement.
 *  Source: ITU-R BS.1770-4. */
const SILENCE_LUFS = -70

/** Seconds that a second of film may take. */
const MEASURE_SECONDS = 0.5

/** A line of the summary, such as `    LRA:         5.0 LU`. */
const VALUE = /^[ \t]*(I|Peak|LRA):[ \t]+(-?(?:\d+\.?\d*|inf))/gm

/** Measures how loud the first track of sound is. @throws MediaError */
export async function measureLoudness(program: string, job: ExaminedJob): Promise<Loudness | null> {
  const [sound] = job.examination.audio
  if (!sound) return null
  const programArguments = [
    ...['-nostdin', '-hide_banner', '-nostats', '-loglevel', 'info', ...sourceArguments(job)],
    ...['-map', `0:${sound.index}`, '-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-'],
  ]
  const { told } = await runTalkative(program, programArguments, {
    ...limitsFor(job.examination.durationSeconds, MEASURE_SECONDS),
    signal: job.signal,
  })
  return readLoudness(told)
}

/** Reads the summary that the filter `ebur128` ends with; null when it is silence, or missing. */
export function readLoudness(told: string): Loudness | null {
  const summary = told.slice(told.lastIndexOf('Summary:'))
  const said = [...summary.matchAll(VALUE)]
  const value = (name: string) => Number(said.find(([, what]) => what === name)?.[2] ?? Number.NaN)
  const loudness = {
    integratedLufs: value('I'),
    truePeakDbtp: value('Peak'),
    rangeLu: value('LRA'),
  }
  const isHeard = loudness.integratedLufs > SILENCE_LUFS
  return isHeard && Object.values(loudness).every(Number.isFinite) ? loudness : null
}

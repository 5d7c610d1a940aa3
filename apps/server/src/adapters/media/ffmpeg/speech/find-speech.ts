import { type SpeechKind, speechSpans } from '../../../../domain/speech-spans.ts'
import type { ExaminedJob } from '../../../../ports/media.ts'
import type { SpeechSpan } from '../../../../ports/speech.ts'
import { runProgram } from '../run-program.ts'
import { limitsFor } from '../source/bounds.ts'
import { QUIET, sourceArguments } from '../source/source-arguments.ts'

const SAMPLE_RATE = 16_000
/** Seconds of a frame, and of those of films that are longer than an evening. */
const FRAME_SECONDS = { usual: 0.02, long: 0.05 }
const LONG_SECONDS = 3 * 3600
/** Seconds that a second of sound may take. */
const SPEECH_SECONDS = 0.5
/** Bytes that may be printed: 80 for each frame of a day. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024

/** Where voices are. Source: ITU-T G.712, 300 to 3400 Hz, and a little below. */
const VOICE = 'highpass=f=150,lowpass=f=3400'

const LEVEL = /^lavfi\.astats\.Overall\.RMS_level=(-?[\d.]+|-?inf|nan)$/gm

/** When somebody speaks in a film, by the loudness of its first track of sound. @throws MediaError */
export async function findSpeech(
  program: string,
  job: ExaminedJob,
  kind: SpeechKind,
): Promise<SpeechSpan[]> {
  const { audio, durationSeconds } = job.examination
  const [sound] = audio
  if (!sound) return []
  const frameSeconds = durationSeconds > LONG_SECONDS ? FRAME_SECONDS.long : FRAME_SECONDS.usual
  const filters = [
    `aresample=${SAMPLE_RATE}`,
    'aformat=channel_layouts=mono',
    VOICE,
    `asetnsamples=n=${SAMPLE_RATE * frameSeconds}:p=0`,
    'astats=metadata=1:reset=1:measure_perchannel=none:measure_overall=RMS_level',
    'ametadata=mode=print:key=lavfi.astats.Overall.RMS_level:file=-',
  ]
  const printed = await runProgram(
    program,
    [
      ...[...QUIET, ...sourceArguments(job), '-map', `0:${sound.index}`],
      ...['-af', filters.join(','), '-f', 'null', '-'],
    ],
    {
      ...limitsFor(durationSeconds, SPEECH_SECONDS),
      signal: job.signal,
      maxOutputBytes: MAX_OUTPUT_BYTES,
    },
  )
  const levels = [...printed.matchAll(LEVEL)].map(([, level]) => decibelsOf(String(level)))
  return speechSpans({ levels, frameSeconds }, kind)
}

function decibelsOf(printed: string): number {
  const level = Number(printed.replace('inf', 'Infinity'))
  return Number.isNaN(level) ? Number.NEGATIVE_INFINITY : level
}

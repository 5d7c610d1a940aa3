import { type SpeechKind, speechSpans } from '../../../../domain/speech-spans.ts'
import type { SpeechSpan } from '../../../../ports/language/speech.ts'
import type { ExaminedJob } from '../../../../ports/media/media.ts'
import { runProgram } from '../run-program.ts'
import { limitsFor } from '../source/bounds.ts'
import { QUIET, sourceArguments } from '../source/source-arguments.ts'
import { readLevels } from './read-levels.ts'

const SAMPLE_RATE = 16_000
/** Seconds of a frame, and of those of films that are longer than an evening. */
const FRAME_SECONDS = { usual: 0.02, long: 0.05 }
const LONG_SECONDS = 3 * 3600
/** Seconds that a second of sound may take. */
const SPEECH_SECONDS = 0.5
/** Most frames: those of a day. Of what is longer, its beginning is listened to. */
const MAX_FRAMES = (24 * 3600) / FRAME_SECONDS.long
/** Bytes that may be printed: some 80 for each frame. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024

/** Where voices are. Source: ITU-T G.712, 300 to 3400 Hz, and a little below. */
const VOICE = 'highpass=f=150,lowpass=f=3400'

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
  const printed = readLevels(MAX_FRAMES)
  await runProgram(
    program,
    [
      ...[...QUIET, ...sourceArguments(job), '-map', `0:${sound.index}`],
      ...['-af', filters.join(','), '-f', 'null', '-'],
    ],
    {
      ...limitsFor(durationSeconds, SPEECH_SECONDS),
      signal: job.signal,
      maxOutputBytes: MAX_OUTPUT_BYTES,
      onPrinted: printed.take,
    },
  )
  return speechSpans({ levels: printed.levels(), frameSeconds }, kind)
}

import type { Rendition } from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { partsListed } from '../parts-listed.ts'
import { runProgram } from '../run-program.ts'
import { QUIET } from '../source/source-arguments.ts'

/** An H.264 encoder of ffmpeg. */
export type Encoder = {
  readonly name: string
  /** Arguments before the source: the device it works on. */
  readonly device: readonly string[]
  /** What the picture goes through last before it is encoded. */
  readonly lastFilter: string
  /** Its own arguments for the nth rendition. */
  arguments(rendition: Rendition, nth: number): string[]
}

const TRIAL_LIMIT_MS = 15_000

/** Peak against rate, and how many seconds of it a player has to hold. Source: HLS Authoring
 *  Specification 1.28, at most twice. */
const BUFFER_SECONDS = 2

const rates = ({ bitsPerSecond }: Rendition, nth: number) => [
  ...[`-maxrate:v:${nth}`, String(bitsPerSecond)],
  ...[`-bufsize:v:${nth}`, String(bitsPerSecond * BUFFER_SECONDS)],
]

/** Encoders in hardware hold a rate; they know no constant quality that all of them share. */
const steady = (rendition: Rendition, nth: number) => [
  ...[`-b:v:${nth}`, String(Math.round(rendition.bitsPerSecond * 0.8))],
  ...rates(rendition, nth),
]

/** The encoder that every ffmpeg for films has: constant quality, up to the rendition's rate. */
export const SOFTWARE: Encoder = {
  name: 'libx264',
  device: [],
  lastFilter: 'format=yuv420p',
  arguments: (rendition, nth) => [
    ...[`-c:v:${nth}`, 'libx264', `-preset:v:${nth}`, 'veryfast', `-crf:v:${nth}`, '22'],
    ...[`-profile:v:${nth}`, 'high', `-sc_threshold:v:${nth}`, '0', ...rates(rendition, nth)],
  ],
}

const hardware = (name: string, more: Partial<Encoder> & { own?: string[] } = {}): Encoder => ({
  name,
  device: more.device ?? [],
  lastFilter: more.lastFilter ?? 'format=nv12',
  arguments: (rendition, nth) => [
    ...[`-c:v:${nth}`, name, `-profile:v:${nth}`, 'high', ...(more.own ?? [])],
    ...steady(rendition, nth),
  ],
})

/** The first is taken that works on this machine. */
const HARDWARE: readonly Encoder[] = [
  hardware('h264_nvenc', { own: ['-forced-idr', '1'] }),
  hardware('h264_qsv', { own: ['-forced_idr', '1'] }),
  hardware('h264_vaapi', {
    device: ['-vaapi_device', '/dev/dri/renderD128'],
    lastFilter: 'format=nv12,hwupload',
  }),
  hardware('h264_videotoolbox'),
]

/** Finds the encoder to use: one of the machine's own when a frame can be encoded with it, else
 *  that in software. @throws MediaError `missing` when there is none at all. */
export async function findEncoder(program: string): Promise<Encoder> {
  const listed = await partsListed(program, 'encoders')
  const words = new Set(listed.split(/\s+/))
  const isListed = ({ name }: Encoder) => words.has(name)
  for (const encoder of HARDWARE.filter(isListed)) {
    if (await works(program, encoder)) return encoder
  }
  if (isListed(SOFTWARE)) return SOFTWARE
  const problem = { code: 'engine_incomplete', facts: { part: 'x264' } } as const
  const sentence = 'This ffmpeg cannot encode H.264: it was built without x264.'
  throw new MediaError('missing', sentence, { problem })
}

/** Encodes one frame of nothing: that an encoder is listed says only that it was compiled in. */
async function works(program: string, encoder: Encoder): Promise<boolean> {
  const trial = { name: 'trial', widthPx: 256, heightPx: 256, bitsPerSecond: 500_000 }
  const programArguments = [
    ...[...QUIET, ...encoder.device, '-f', 'lavfi', '-i', 'color=size=256x256:duration=0.1'],
    ...['-vf', encoder.lastFilter, '-frames:v', '1', ...encoder.arguments(trial, 0)],
    ...['-f', 'null', '-'],
  ]
  try {
    await runProgram(program, programArguments, { timeLimitMs: TRIAL_LIMIT_MS })
    return true
  } catch (error) {
    if (error instanceof MediaError) return false
    throw error
  }
}

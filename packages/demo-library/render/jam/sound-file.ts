import { rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { MadeFile, SoundFacts } from '../../src/jam-record.ts'
import { JAM_RATE, type Stereo } from '../desk/stereo.ts'
import { probe } from '../probe.ts'
import { ffmpeg, runProgram } from '../program.ts'
import { fileHash } from '../record/made-files.ts'

/** Frames of 60 ms cost the fewest bytes. */
const OPUS = [
  ...['-c:a', 'libopus', '-vbr', 'on', '-compression_level', '10'],
  ...['-application', 'audio', '-frame_duration', '60'],
]
/** No name of the program and no random number: the same sound is the same file. */
const REPEATABLE = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']

/** Writes a sound as Opus in WebM, of about so many bits a second; the file appears whole or not at
 *  all. */
export async function writeOpus(file: string, sound: Stereo, rate: number): Promise<void> {
  const raw = `${file}.unfinished.f32`
  const unfinished = `${file}.unfinished.webm`
  await writeFile(raw, interleaved(sound))
  try {
    await ffmpeg(
      ...['-f', 'f32le', '-ar', String(JAM_RATE), '-ac', '2', '-i', raw],
      ...[...OPUS, '-b:a', String(rate), ...REPEATABLE, unfinished],
    )
  } finally {
    await rm(raw, { force: true })
  }
  await rename(unfinished, file)
}

function interleaved([left, right]: Stereo): Uint8Array {
  const frames = new Float32Array(left.length * 2)
  for (let i = 0; i < left.length; i++) {
    frames[2 * i] = left[i] ?? 0
    frames[2 * i + 1] = right[i] ?? 0
  }
  return new Uint8Array(frames.buffer)
}

const reportSchema = z.object({ lufs: z.coerce.number(), truePeak: z.coerce.number() })

/** Integrated loudness and true peak at the end of what ffmpeg's "ebur128" says. */
const LUFS = /\bI: {1,9}(-?\d{1,3}\.\d) LUFS/
const TRUE_PEAK = /\bPeak: {1,9}(-?\d{1,3}\.\d) dBFS/

/** Measures an encoded sound (EBU R 128). */
export async function measureSound(file: string): Promise<SoundFacts> {
  const { format } = await probe(file)
  const { stderr } = await runProgram('ffmpeg', [
    ...['-hide_banner', '-nostats', '-i', file, '-af', 'ebur128=peak=true', '-f', 'null', '-'],
  ])
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'))
  const [lufs, truePeak] = [LUFS.exec(summary)?.[1], TRUE_PEAK.exec(summary)?.[1]]
  const report = reportSchema.parse({ lufs, truePeak })
  return { durationMs: Math.round(format.duration * 1000), ...report }
}

/** Name, hash and bytes of a made file. */
export async function madeFile(file: string): Promise<MadeFile> {
  const { size } = await stat(file)
  return { file: path.basename(file), sha256: await fileHash(file), bytes: size }
}

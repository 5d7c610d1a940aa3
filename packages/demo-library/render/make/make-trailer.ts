import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Cut, TrailerScript } from '@starnest/film-kit/film/script'
import type { FilmManifest } from '../../src/film-manifest.ts'
import { trailerSourceHash } from '../picture/bundle.ts'
import { AAC_CODEC, avcCodec, videoLevel } from '../probe.ts'
import { webVtt } from '../sound/captions.ts'
import { mixSound } from '../sound/mix.ts'
import { speak } from '../sound/speech.ts'
import type { Workbench } from '../workbench.ts'
import { type Stretch, writeTrailer } from './encode.ts'
import { trailerFile } from './load-script.ts'
import type { Reel } from './reel.ts'

const FPS = 24

/** Cuts a film's trailer from its shots.
 *  @throws Error that names the cut which wants a shot, or frames of it, that are not there. */
export async function makeTrailer(
  bench: Workbench,
  { cuts, sound }: TrailerScript,
  reel: Reel,
): Promise<NonNullable<FilmManifest['trailer']>> {
  const stretches = cuts.map((cut, index) => stretchOf(cut, index, reel))
  const seconds = stretches.reduce((sum, stretch) => sum + stretch.frames, 0) / FPS
  const build = path.join(bench.build, 'trailer')
  await mkdir(build, { recursive: true })
  const spoken = await speak(sound, build, seconds)
  const mix = await mixSound(sound, spoken, build, seconds)
  const video = 'trailer.mp4'
  const captions = 'trailer.en.vtt'
  await writeTrailer(path.join(bench.folder, video), stretches, mix, { fps: FPS })
  if (spoken.length > 0) {
    await writeFile(path.join(bench.folder, captions), webVtt(spoken, seconds))
  }
  return {
    video,
    durationSeconds: Number(seconds.toFixed(3)),
    codecs: {
      video: avcCodec(await videoLevel(path.join(bench.folder, video))),
      audio: AAC_CODEC,
    },
    captions: spoken.length > 0 ? [{ language: 'en', label: 'English', file: captions }] : [],
    sourceHash: await trailerHash(bench),
  }
}

function stretchOf({ shot, from, seconds }: Cut, index: number, reel: Reel): Stretch {
  const source = reel.shots.find(({ name }) => name === shot)
  if (!source) throw new Error(`trailer, cut ${index + 1}: the film has no shot "${shot}"`)
  const [start, frames] = [Math.round(from * FPS), Math.round(seconds * FPS)]
  if (frames < 1 || start < 0 || start + frames > source.frames) {
    const length = (source.frames / FPS).toFixed(2)
    throw new Error(
      `trailer, cut ${index + 1}: shot "${shot}" lasts ${length} s, the cut wants ${from} s to ${(from + seconds).toFixed(2)} s`,
    )
  }
  return { file: source.file, from: start, frames }
}

/** Hash of a trailer's script with the film it is cut from. */
export const trailerHash = (bench: Workbench): Promise<string> =>
  trailerSourceHash(bench.script, trailerFile(bench.folder))

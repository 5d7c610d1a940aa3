import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { framesOf } from '@starnest/film-kit/film/player'
import type { Cut, Shot, TrailerScript } from '@starnest/film-kit/film/script'
import type { FilmManifest } from '../../src/film-manifest.ts'
import { trailerSourceHash } from '../picture/bundle.ts'
import { AAC_CODEC, avcCodec, videoLevel } from '../probe.ts'
import { webVtt } from '../sound/captions.ts'
import { mixSound } from '../sound/mix.ts'
import { speak, type Utterance } from '../sound/speech.ts'
import type { Workbench } from '../workbench.ts'
import { type Stretch, writeTrailer } from './encode.ts'
import { trailerFile } from './load-script.ts'
import type { Reel } from './reel.ts'

const FPS = 24

/** A trailer that is known to be possible: its cuts lie within the shots, its lines within it. */
type Planned = { stretches: Omit<Stretch, 'file'>[]; spoken: Utterance[]; seconds: number }

/** Checks a trailer's cuts and speaks its lines, before hours of drawing hang on them.
 *  @throws Error that names the cut which wants a shot, or frames of it, that are not there, or the
 *    line that is too long. */
export async function planTrailer(
  bench: Workbench,
  { cuts, sound }: TrailerScript,
  shots: readonly Pick<Shot, 'name' | 'seconds'>[],
): Promise<Planned> {
  const stretches = cuts.map((cut, index) => stretchOf(cut, index, shots))
  const seconds = stretches.reduce((sum, stretch) => sum + stretch.frames, 0) / FPS
  const spoken = await speak(sound, buildOf(bench), seconds)
  return { stretches, spoken, seconds }
}

/** Cuts a film's trailer from its shots. */
export async function makeTrailer(
  bench: Workbench,
  { cuts, sound }: TrailerScript,
  { planned: { stretches, spoken, seconds }, reel }: { planned: Planned; reel: Reel },
): Promise<NonNullable<FilmManifest['trailer']>> {
  const mix = await mixSound(sound, spoken, buildOf(bench), seconds)
  const video = 'trailer.mp4'
  const captions = 'trailer.en.vtt'
  const files = new Map(reel.shots.map(({ name, file }) => [name, file]))
  const filed = stretches.map((stretch, i) => ({
    ...stretch,
    file: files.get(cuts[i]?.shot ?? '') ?? '',
  }))
  await writeTrailer(path.join(bench.folder, video), filed, mix, { fps: FPS })
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

const buildOf = (bench: Workbench) => path.join(bench.build, 'trailer')

function stretchOf(
  { shot, from, seconds }: Cut,
  index: number,
  shots: readonly Pick<Shot, 'name' | 'seconds'>[],
): Omit<Stretch, 'file'> {
  const source = shots.find(({ name }) => name === shot)
  if (!source) throw new Error(`trailer, cut ${index + 1}: the film has no shot "${shot}"`)
  const [start, frames] = [Math.round(from * FPS), Math.round(seconds * FPS)]
  if (frames < 1 || start < 0 || start + frames > framesOf(source, FPS)) {
    const length = (framesOf(source, FPS) / FPS).toFixed(2)
    throw new Error(
      `trailer, cut ${index + 1}: shot "${shot}" lasts ${length} s, the cut wants ${from} s to ${(from + seconds).toFixed(2)} s`,
    )
  }
  return { from: start, frames }
}

/** Hash of a trailer's script with the film it is cut from. */
const trailerHash = (bench: Workbench): Promise<string> =>
  trailerSourceHash(bench.script, trailerFile(bench.folder))

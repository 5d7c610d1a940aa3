import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Picture } from '@starnest/film-kit/film/film-set'
import { framesOf } from '@starnest/film-kit/film/player'
import type { ClipScript, FilmScript } from '@starnest/film-kit/film/script'
import { z } from 'zod'
import { pictureCode } from '../picture/bundle.ts'
import { printProgress } from '../picture/progress.ts'
import { renderShots, shotFiles } from '../picture/shot-videos.ts'
import type { OpenStudio } from '../picture/studio-browser.ts'
import { mouthEnvelopes, type SceneAt, speak, type Utterance } from '../sound/speech.ts'
import type { Workbench } from '../workbench.ts'

/** A film's pictures as nearly lossless files, one a shot, and its spoken lines. */
export type Reel = {
  shots: { name: string; file: string; frames: number }[]
  spoken: Utterance[]
  seconds: number
  /** Time that drawing took, over all runs it needed. */
  renderSeconds: number
}

/** Speaks the lines of a script and draws those of its shots that are not drawn yet. */
export async function drawReel(
  bench: Workbench,
  script: FilmScript | ClipScript,
  studio: OpenStudio,
  { picture, print }: { picture: Picture; print: (line: string) => void },
): Promise<Reel> {
  const frames = script.shots.reduce((sum, shot) => sum + framesOf(shot, picture.fps), 0)
  const seconds = frames / picture.fps
  const spoken = await speak(script.sound, bench.build, seconds, sceneOf(script.shots))
  const envelopes = mouthEnvelopes(spoken, picture.fps)
  const shots = await studio.open(picture, envelopes)
  const code = await pictureCode(bench.script)
  const files = shotFiles(bench.build, { code, shots, picture, envelopes })
  const times = path.join(bench.build, 'draw-times.json')
  const spent = await drawTimes(times)
  await renderShots(studio, files, shots, {
    picture,
    progress: printProgress(bench.slug, frames, print),
    async drawn(file, drawSeconds) {
      spent[path.basename(file)] = drawSeconds
      await writeFile(times, JSON.stringify(spent))
    },
  })
  return {
    shots: shots.map((shot, i) => ({ name: shot.name, frames: shot.frames, file: files[i] ?? '' })),
    spoken,
    seconds,
    renderSeconds: files.reduce((sum, file) => sum + (spent[path.basename(file)] ?? 0), 0),
  }
}

/** Which of these shots is seen at a second of the film. */
export const sceneOf =
  (shots: readonly { name: string; seconds: number }[]): SceneAt =>
  (second) => {
    let end = 0
    const shot = shots.find(({ seconds }) => {
      end += seconds
      return second < end
    })
    return (shot ?? shots.at(-1))?.name ?? ''
  }

async function drawTimes(file: string): Promise<Record<string, number>> {
  const json = await readFile(file, 'utf8').catch(() => '{}')
  return z.record(z.string(), z.number()).parse(JSON.parse(json))
}

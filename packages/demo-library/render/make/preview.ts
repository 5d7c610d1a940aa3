import { framesOf } from '@starnest/film-kit/film/player'
import { writeSheet, writeStills } from '../picture/stills.ts'
import { openStudioBrowser } from '../picture/studio-browser.ts'
import { speak } from '../sound/speech.ts'
import type { Workbench } from '../workbench.ts'
import { loadClip, loadFilm, loadPortraits } from './load-script.ts'
import { sceneOf } from './reel.ts'

type Print = (line: string) => void

const LOAD = {
  film: async (file: string) => (await loadFilm(file)).script,
  clip: async (file: string) => (await loadClip(file)).script,
  portraits: loadPortraits,
  stickers: loadPortraits,
}

/** Draws stills at the seconds that are asked for, and a contact sheet, and prints where they are. */
export async function look(
  bench: Workbench,
  { stills, sheet }: { stills?: string | undefined; sheet?: string | undefined },
  print: Print,
): Promise<void> {
  const moments = stills?.split(',').map(Number) ?? []
  if (moments.some(Number.isNaN)) throw new Error(`--stills takes seconds: ${stills}`)
  if (sheet && !(Number(sheet) > 0)) throw new Error(`--sheet takes a number of frames: ${sheet}`)
  const studio = await openStudioBrowser(bench, await LOAD[bench.kind](bench.script))
  try {
    if (moments.length > 0) {
      for (const file of await writeStills(studio, bench, moments)) print(file)
    }
    if (sheet) print(await writeSheet(studio, bench, Number(sheet)))
  } finally {
    await studio.close()
  }
}

const FPS = 24

/** Speaks a film's lines and prints when each begins and ends, seconds.
 *  @throws Error when a line runs into the next one. */
export async function printSpeech(bench: Workbench, print: Print): Promise<void> {
  const { script } = await loadFilm(bench.script)
  const seconds = script.shots.reduce((sum, shot) => sum + framesOf(shot, FPS), 0) / FPS
  for (const line of await speak(script.sound, bench.build, seconds, sceneOf(script.shots))) {
    print(`${line.at.toFixed(2)}–${(line.at + line.seconds).toFixed(2)}  ${line.who}: ${line.text}`)
  }
  print(`${bench.slug}  lasts ${seconds.toFixed(2)} s`)
}

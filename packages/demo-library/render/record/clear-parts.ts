import type { TrailerScript } from '@starnest/film-kit/film/script'
import type { Part } from '../../src/film-manifest.ts'
import { loadFilm, loadTrailer } from '../make/load-script.ts'
import type { StudioBrowser } from '../picture/studio-browser.ts'
import type { Workbench } from '../workbench.ts'

const FPS = 24
/** Nothing is drawn for this, so a small picture will do. */
const PICTURE = { width: 160, height: 90, fps: FPS }
/** Seconds kept between the words and the part without them. */
const MARGIN_SECONDS = 0.25

/** The longest parts of a film and of its trailer in which no words of the title are seen. */
export type ClearParts = { film: Part | undefined; trailer: Part | undefined }

/** Finds them by acting the film without drawing it. */
export async function findClearParts(
  bench: Workbench,
  browser: StudioBrowser,
): Promise<ClearParts> {
  const { script } = await loadFilm(bench.script)
  const trailer = await loadTrailer(bench.folder)
  const studio = await browser.open(bench, script)
  try {
    await studio.open(PICTURE, [])
    const shots = (await studio.lettered()).map((lettered, index) => ({
      name: script.shots[index]?.name,
      lettered,
    }))
    return {
      film: longestClear(shots.flatMap(({ lettered }) => lettered)),
      trailer: trailer && longestClear(framesOfTrailer(trailer, shots)),
    }
  } finally {
    await studio.close()
  }
}

function framesOfTrailer(
  { cuts }: TrailerScript,
  shots: readonly { name: string | undefined; lettered: boolean[] }[],
): boolean[] {
  return cuts.flatMap(({ shot, from, seconds }) => {
    const start = Math.round(from * FPS)
    const source = shots.find(({ name }) => name === shot)?.lettered ?? []
    return source.slice(start, start + Math.round(seconds * FPS))
  })
}

/** The longest run of frames without words, less a margin beside those with them; undefined when there
 *  is none longer than that. */
export function longestClear(lettered: readonly boolean[]): Part | undefined {
  let best = { from: 0, to: 0 }
  let from = 0
  for (let frame = 0; frame <= lettered.length; frame++) {
    if (frame < lettered.length && !lettered[frame]) continue
    if (frame - from > best.to - best.from) best = { from, to: frame }
    from = frame + 1
  }
  const margin = (isBesideWords: boolean) => (isBesideWords ? MARGIN_SECONDS : 0)
  const fromSeconds = best.from / FPS + margin(best.from > 0)
  const toSeconds = best.to / FPS - margin(best.to < lettered.length)
  if (toSeconds <= fromSeconds) return undefined
  return { fromSeconds: rounded(fromSeconds), toSeconds: rounded(toSeconds) }
}

const rounded = (seconds: number) => Number(seconds.toFixed(3))

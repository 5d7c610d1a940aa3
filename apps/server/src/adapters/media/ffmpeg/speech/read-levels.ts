/** Line of the filters astats and ametadata, with decibels below full scale. */
const LEVEL = /^lavfi\.astats\.Overall\.RMS_level=(-?[\d.]+|-?inf|nan)$/

/** Room for levels at first; it doubles. */
const FIRST_ROOM = 16_384

/** Reads levels of sound out of what ffmpeg prints, as it prints it. */
export type LevelReader = {
  /** Reads a part of what is printed, which may end in the middle of a line. */
  readonly take: (text: string) => void
  /** Those of the lines that have ended. -Infinity: silence. */
  readonly levels: () => Float32Array
}

/** A reader of so many levels at most: what comes after them is passed over. */
export function readLevels(most: number): LevelReader {
  let levels = new Float32Array(Math.min(most, FIRST_ROOM))
  let count = 0
  let begun = ''
  const add = (level: number) => {
    if (count === levels.length) {
      const wider = new Float32Array(Math.min(most, count * 2))
      wider.set(levels)
      levels = wider
    }
    levels[count] = level
    count += 1
  }
  return {
    take(text) {
      if (count === most) return
      const lines = (begun + text).split('\n')
      begun = lines.pop() ?? ''
      for (const line of lines) {
        const [, printed] = LEVEL.exec(line.trimEnd()) ?? []
        if (printed !== undefined && count < most) add(decibelsOf(printed))
      }
    },
    levels: () => levels.subarray(0, count),
  }
}

function decibelsOf(printed: string): number {
  const level = Number(printed.replace('inf', 'Infinity'))
  return Number.isNaN(level) ? Number.NEGATIVE_INFINITY : level
}

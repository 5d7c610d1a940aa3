export type Progress = {
  frame: (shot: string) => void
  skip: (shot: string, frames: number) => void
}

/** Seconds between two lines. */
const LINE_EVERY_SECONDS = 5

/** Prints a line every few seconds: shot, frame, frames a second and the time that is left. */
export function printProgress(
  slug: string,
  frames: number,
  print: (line: string) => void,
): Progress {
  const started = performance.now()
  let [done, drawn, lastLine] = [0, 0, started]
  return {
    frame(shot) {
      done++
      drawn++
      const now = performance.now()
      if (now - lastLine < LINE_EVERY_SECONDS * 1000 && done < frames) return
      lastLine = now
      const rate = drawn / ((now - started) / 1000)
      const left = Math.round((frames - done) / rate)
      print(`${slug}  ${shot}  frame ${done}/${frames}  ${rate.toFixed(2)} fps  ${left} s left`)
    },
    skip(shot, count) {
      done += count
      print(`${slug}  ${shot}  kept (${count} frames)`)
    },
  }
}

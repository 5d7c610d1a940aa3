import { type Made, type Making, titleOf, withExamined } from './make.ts'

/** Measures how loud a film is. @throws MediaError, StorageError */
export async function loudness(making: Making): Promise<Made> {
  const title = titleOf(making.file)
  const measured = await withExamined(making, (job) => making.media.measureLoudness(job))
  const loudnessLufs = measured?.integratedLufs ?? null
  return { write: (tx) => making.titles.change(tx, title, { loudnessLufs }) }
}

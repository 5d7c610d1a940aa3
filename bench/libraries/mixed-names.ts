import { rowsOf } from './corpus/corpus.ts'
import type { Row } from './corpus/row.ts'

/** The first seed; none of them is that of the corpus. */
const FIRST_SEED = 1000

/** So many paths of a library folder, all different, mixed as the corpus is: the same in every run. */
export function mixedNames(count: number): readonly string[] {
  const paths = new Set<string>()
  for (let seed = FIRST_SEED; paths.size < count; seed += 1) {
    for (const path of rowsOf(seed).flatMap(pathsOf)) paths.add(path)
  }
  return [...paths].slice(0, count)
}

function pathsOf(row: Row): readonly string[] {
  if (row.is === 'versions' || row.is === 'parts') return row.paths
  if (row.is === 'subtitles') return [row.video, row.name]
  return [row.path]
}

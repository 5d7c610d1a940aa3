import { isAbsolute, relative, sep } from 'node:path'

/** Whether a path is another, or lies in it. Both are absolute, and real where links count. */
export function liesIn(inner: string, outer: string): boolean {
  const way = relative(outer, inner)
  return way === '' || (!isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`))
}

import { like, or } from 'drizzle-orm'
import { titles } from '../../tables/titles.ts'

/** Where titles come from: `demo` ships with Starnest, `file` was uploaded, `folder` lies in a library
 *  folder. The origin of a title begins with it. */
export type TitleSource = 'demo' | 'file' | 'folder'

/** Sources of the family's own titles. */
export const FAMILY_SOURCES = ['file', 'folder'] as const satisfies TitleSource[]

/** Origin of the title that is made of a file of the family, or of what ships under a name. */
export const originOf = (source: TitleSource, name: number | string): string => `${source}:${name}`

/** What the origin of every title of a source is like. */
export const originsOf = (source: TitleSource): string => originOf(source, '%')

/** Whether a title is of one of some sources. */
export const isFrom = (...sources: readonly TitleSource[]) =>
  or(...sources.map((source) => like(titles.origin, originsOf(source))))

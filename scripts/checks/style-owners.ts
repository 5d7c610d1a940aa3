import { bareClassesOf, type Sheet } from './style-sheet.ts'

/** The folder that a style sheet belongs to: a feature, a part of the library, or `ui`, `app`. */
const OWNER = /\/src\/((?:features|library)\/[^/]+|[^/]+)\//

/** Every class that two folders describe by itself. Style sheets are fetched when wanted and stay: two
 *  looks of one name meet in one page, and which of them wins depends on the way somebody came. A rule
 *  for another folder's class under a class of one's own (`.picker-face .avatar`) says whose elements
 *  it means, and is none. */
export function sharedClasses(sheets: readonly Sheet[]): string[] {
  const owners = new Map<string, string>()
  const told = new Set<string>()
  return sheets.flatMap((sheet) => {
    const owner = OWNER.exec(sheet.file)?.[1] ?? ''
    return bareClassesOf(sheet).flatMap(({ name, line }) => {
      const first = owners.get(name) ?? owner
      owners.set(name, first)
      if (first === owner || told.has(`${owner} ${name}`)) return []
      told.add(`${owner} ${name}`)
      return [`${sheet.file}:${line} ${first} has a class ${name} as well`]
    })
  })
}

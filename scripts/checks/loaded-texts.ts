import { dirname, join, normalize } from 'node:path'

/** Where a screen's code is fetched, and parts of the texts that it says and that are not fetched beside it:
 *  it would come, and then wait once more. */
export type LateTexts = { file: string; module: string; parts: string[] }

const STATIC_IMPORT = /^import (?!type )[^']{0,400}'(\.{1,2}\/[^']{1,200})'/gm
const SAID = /(?:useTexts|useSentences|sayNow)\(\s{0,40}'([a-z]+)\/[a-z-]+'/g
const FETCHED =
  /(withTexts\(\s{0,40})?import\(\s{0,40}'(\.{1,2}\/[^']{1,200})',?\s{0,40}\)((?:,\s{0,40}'[a-z]+'){0,20})/g

/** Finds late texts in modules, by their paths. `core` is always there. */
export function lateTexts(sources: ReadonlyMap<string, string>): LateTexts[] {
  const near = (file: string, path: string) => normalize(join(dirname(file), path))
  const importsOf = (file: string) =>
    [...(sources.get(file) ?? '').matchAll(STATIC_IMPORT)].map(([, path = '']) => near(file, path))
  const saidIn = (file: string) =>
    [...(sources.get(file) ?? '').matchAll(SAID)].map(([, part = '']) => part)
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(FETCHED)].flatMap(([, hasTexts, path = '', names = '']) => {
      const module = near(file, path)
      if (!sources.has(module)) return []
      const fetched = new Set(['core', ...(hasTexts ? (names.match(/[a-z]+/g) ?? []) : [])])
      const said = [...reachedFrom(module, importsOf)].flatMap(saidIn)
      const parts = [...new Set(said.filter((part) => !fetched.has(part)))].sort()
      return parts.length > 0 ? [{ file, module, parts }] : []
    }),
  )
}

function reachedFrom(start: string, importsOf: (file: string) => string[]): Set<string> {
  const reached = new Set([start])
  for (const file of reached) for (const imported of importsOf(file)) reached.add(imported)
  return reached
}

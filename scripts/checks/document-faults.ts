/** A document: its path, and its text as Markdown. */
export type Document = { file: string; source: string }

/** Files whose names are checked; other names in documents are films, servers and what a family has. */
const CODE = /\.(?:ts|tsx|mjs|css|json|md|conf|env|service)$/
/** Folders at the top of the repository: a path that begins with one is whole. Others may be shortened in front. */
const TOP = /^(?:apps|bench|deploy|docs|packages|scripts|tests)\//
/** Longest text between backticks that is looked at. */
const MAX_PATH_CHARACTERS = 200
const SLICE = /^apps\/(?:server|web)\/src\/features\/[\w-]+$/

/** What is wrong with the paths of documents: those between backticks, such as `app/slice.ts`, that no file ends with.
 *  `…`, `*` and `<name>` stand for any letters but '/', `{a,b}` for each of its parts. `madeUp`: names of examples.
 *  `files`: every file of the repository, from its top. */
export function pathFaults(
  documents: readonly Document[],
  { files, madeUp }: { files: readonly string[]; madeUp: readonly string[] },
): { faults: string[]; pathCount: number } {
  const known = new Set(files.flatMap(endings))
  const isThere = (path: string) =>
    known.has(path) || (/[*…<]/.test(path) && files.some(matcherOf(path)))
  const named = documents.flatMap(pathsOf)
  const faults = named
    .filter(({ path }) => !madeUp.some((name) => path.includes(name)))
    .filter(({ path }) => !isThere(TOP.test(path) ? `/${path}` : path))
    .map(({ at, path }) => `${at} names ${path}, and there is no such file`)
  return { faults, pathCount: named.length }
}

/** Folders of slices that the table of slices has no row for. `folders`: such as apps/web/src/features/jam. */
export function sliceFaults(architecture: string, folders: readonly string[]): string[] {
  const rows = architecture.split('\n').filter((line) => line.startsWith('| '))
  const named = rows.flatMap((row) => {
    const [, , server = '', web = ''] = row.split('|')
    return [
      ...spansOf(server).map((path) => `server ${path}`),
      ...spansOf(web).map((path) => `web ${path}`),
    ]
  })
  return folders
    .filter((folder) => SLICE.test(folder))
    .filter((folder) => {
      const [, side = '', , ...path] = folder.split('/')
      return !named.includes(`${side} ${path.join('/')}`)
    })
    .map((folder) => `docs/architecture.md: the table of slices has no row for ${folder}`)
}

/** Everything that a path may be called by: itself with '/' before it, and each of its endings. */
function endings(file: string): string[] {
  const parts = file.split('/')
  return [`/${file}`, ...parts.map((_, at) => parts.slice(at).join('/'))]
}

/** Whether a file ends with a path that has placeholders. */
function matcherOf(path: string): (file: string) => boolean {
  const wanted = path.replace(/^\//, '').split('/').map(partMatcher)
  const isWhole = path.startsWith('/')
  return (file) => {
    const parts = file.split('/')
    const from = parts.length - wanted.length
    if (from < 0 || (isWhole && from > 0)) return false
    return wanted.every((matches, at) => matches(parts[from + at] ?? ''))
  }
}

/** Whether a folder's or file's name fits one with placeholders. */
function partMatcher(part: string): (name: string) => boolean {
  const pieces = part.split(/<[^<>]*>|[*…]/)
  const [first = ''] = pieces
  const last = pieces.at(-1) ?? ''
  if (pieces.length === 1) return (name) => name === part
  return (name) =>
    name.length >= first.length + last.length && name.startsWith(first) && name.endsWith(last)
}

function pathsOf({ file, source }: Document): { at: string; path: string }[] {
  let isFenced = false
  return source.split('\n').flatMap((line, index) => {
    if (line.trimStart().startsWith('```')) isFenced = !isFenced
    if (isFenced) return []
    return spansOf(line)
      .flatMap(withoutBraces)
      .filter((path) => path.includes('/') && CODE.test(path) && !/\s|:\/\//.test(path))
      .map((path) => ({ at: `${file}:${index + 1}`, path }))
  })
}

/** The texts between backticks on one line. */
const spansOf = (line: string) =>
  line.split('`').filter((text, at) => at % 2 === 1 && text.length <= MAX_PATH_CHARACTERS)

/** 'a/{b,c}.ts' as 'a/b.ts' and 'a/c.ts'. */
function withoutBraces(text: string): string[] {
  const [open, close] = [text.indexOf('{'), text.indexOf('}')]
  if (open < 0 || close < open) return [text]
  const choices = text.slice(open + 1, close).split(',')
  return choices.flatMap((choice) =>
    withoutBraces(text.slice(0, open) + choice + text.slice(close + 1)),
  )
}

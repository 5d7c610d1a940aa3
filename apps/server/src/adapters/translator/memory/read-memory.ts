import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@starnest/contract/text/languages'
import { listDemoFilms } from '@starnest/demo-library/library'
import { readVtt } from '@starnest/subtitles/format/vtt'
import { z } from 'zod'
import { joinByPath, leavesOf, type SameText } from './memory-texts.ts'

const folderAt = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Where texts lie that people have read. */
const FOLDERS = {
  web: folderAt('../../../../../web/languages'),
  server: folderAt('../../../../languages'),
  phrasebook: folderAt('../../../../language-data/phrasebook'),
  films: folderAt('../../../../../../packages/demo-library/languages'),
}

const filmTextsSchema = z.record(
  z.string(),
  z.object({
    title: z.string().optional(),
    tagline: z.string().optional(),
    description: z.string().optional(),
    cast: z.array(z.object({ name: z.string(), role: z.string() })).optional(),
    captions: z.array(z.string()).optional(),
    trailer: z.array(z.string()).optional(),
  }),
)
type FilmTexts = z.infer<typeof filmTextsSchema>

/** What the memory begins with. */
export type MemoryTexts = {
  /** Those of films come before those of the interface, where "Play" is a button. */
  readonly texts: readonly SameText[]
  /** Names of the cast, which languages with Latin letters keep. */
  readonly names: readonly string[]
}

/** Reads the texts of the phrasebook, of the films that ship and of the interface. Languages that nobody has
 *  translated yet are left out. @throws SyntaxError or ZodError for a file that is none of ours */
export async function readMemoryTexts(): Promise<MemoryTexts> {
  const [phrases, films, server, web] = await Promise.all([
    byLanguage((code) => readJson(join(FOLDERS.phrasebook, `${code}.json`))),
    readFilms(),
    byLanguage((code) => readJson(join(FOLDERS.server, `${code}.json`))),
    byLanguage((code) => readFolder(join(FOLDERS.web, code))),
  ])
  const texts = [phrases, films.texts, server, web].flatMap(joinByPath)
  const english = [phrases, films.texts, server, web].flatMap((files) => [
    ...(files.get('en')?.values() ?? []),
  ])
  return { texts, names: withoutWords(films.names, english) }
}

type Leaves = ReturnType<typeof leavesOf>

async function byLanguage(
  read: (code: InterfaceLanguage) => Promise<unknown>,
): Promise<Map<InterfaceLanguage, Leaves>> {
  const all = new Map<InterfaceLanguage, Leaves>()
  for (const { code } of INTERFACE_LANGUAGES) {
    const texts = await read(code)
    if (texts !== undefined) all.set(code, leavesOf(texts))
  }
  return all
}

async function readFolder(folder: string): Promise<unknown> {
  const files = (await unlessMissing(readdir(folder))) ?? []
  const parts: Record<string, unknown> = {}
  for (const file of files.filter((name) => name.endsWith('.json')).sort()) {
    parts[file] = await readJson(join(folder, file))
  }
  return parts
}

async function readJson(path: string): Promise<unknown> {
  const text = await unlessMissing(readFile(path, 'utf8'))
  return text === undefined ? undefined : JSON.parse(text)
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

async function readFilms(): Promise<{ texts: Map<InterfaceLanguage, Leaves>; names: string[] }> {
  const films: FilmTexts = {}
  for (const { manifest, captions, trailer } of await listDemoFilms()) {
    const { title, tagline, description, cast } = manifest
    films[manifest.slug] = {
      ...{ title, description, cast: cast.map(({ name, role }) => ({ name, role })) },
      ...(tagline !== undefined && { tagline }),
      captions: await spokenIn(captions),
      trailer: await spokenIn(trailer?.captions ?? []),
    }
  }
  const texts = await byLanguage(async (code) => {
    if (code === 'en') return films
    const translated = await readJson(join(FOLDERS.films, `${code}.json`))
    return translated === undefined ? undefined : filmTextsSchema.parse(translated)
  })
  return { texts, names: namesOf(films) }
}

async function spokenIn(
  captions: readonly { language: string; path: string }[],
): Promise<string[]> {
  const english = captions.find(({ language }) => language === 'en')
  if (!english) return []
  const { cues } = readVtt(await readFile(english.path, 'utf8'))
  return cues.map(({ text }) => text.replaceAll('\n', ' '))
}

function namesOf(films: FilmTexts): string[] {
  const names = Object.values(films).flatMap(({ cast = [] }) => cast.map(({ name }) => name))
  return [...new Set(['Starnest', ...names.filter((name) => NAME.test(name))])].sort()
}

const NAME = /^\p{Lu}\p{Ll}{2,}$/u

/** Names that are no words besides: a narrator, a mother and a spring have a name in every language. */
function withoutWords(names: readonly string[], english: readonly unknown[]): string[] {
  const words = new Set(JSON.stringify(english).match(/(?<!\p{L})\p{Ll}+/gu))
  return names.filter((name) => name !== 'Narrator' && !words.has(name.toLowerCase()))
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { listDemoFilms } from './library.ts'
import { cuesOf } from './testing/cues.ts'

/** British spellings. The narrator's voice and the lettering of posters are American, so are all
 *  words about films. */
const BRITISH = [
  ...['colour', 'favour', 'flavour', 'grey', 'harbour', 'honour', 'humour', 'neighbour', 'rumour'],
  ...[
    'centre',
    'theatre',
    'litre',
    'fibre',
    'jewellery',
    'plough',
    'tyre',
    'marvellous',
    'woollen',
  ],
  ...[
    'traveller',
    'travelling',
    'travelled',
    'cosy',
    'realise',
    'recognise',
    'apologise',
    'defence',
  ],
]

/** What is written as one word, or with a hyphen. */
const APART = ['half way', 'uh oh', 'brand new ', 'some body', 'every body', 'any body', 'good bye']

/** A comma that parts what belongs together: "so slow, that …", "turned out its lights, to see". */
const STRAY_COMMA = /\b(so|such) [a-z]+, that\b|, (to [a-z]+|all along)[.!?]/

const craftModule = z.object({ craft: z.record(z.string(), z.string()) })

/** What a film's craft.ts says; a teaser has none. */
async function craftOf(folder: string): Promise<Record<string, string> | undefined> {
  const file = path.join(folder, 'craft.ts')
  if (!existsSync(file)) return undefined
  const module: unknown = await import(pathToFileURL(file).href)
  return craftModule.parse(module).craft
}

const said = (
  await Promise.all(
    (
      await listDemoFilms()
    ).map(async ({ folder, manifest, captions, trailer }) => {
      const files = [...captions, ...(trailer?.captions ?? [])].map((caption) => caption.path)
      const cues = await Promise.all(
        files.map(async (file) => cuesOf(await readFile(file, 'utf8'))),
      )
      const lines = cues.flat().map(({ text }) => text.replace(/^<v [^>]+>/, ''))
      const about = [manifest.title, manifest.tagline, manifest.description]
      const people = [...manifest.cast, ...manifest.credits].flatMap(({ name, role }) => [
        name,
        role,
      ])
      const craft = Object.values((await craftOf(folder)) ?? {})
      return [...lines, ...about, ...people, ...craft].map((line) => ({
        slug: manifest.slug,
        line,
      }))
    }),
  )
)
  .flat()
  .map(({ slug, line }) => ({ slug, line: line.replaceAll('\n', ' ') }))

const faulty = (isFaulty: (line: string) => boolean) =>
  said
    .filter(({ line }) => isFaulty(line.toLowerCase()))
    .map(({ slug, line }) => `${slug}: ${line}`)

it('spells as Americans do in captions and in all that is said about films', () => {
  expect(faulty((line) => BRITISH.some((word) => line.includes(word)))).toEqual([])
})

it('writes as one what is one word', () => {
  expect(faulty((line) => APART.some((words) => line.includes(words)))).toEqual([])
})

it('sets no comma where nobody pauses', () => {
  expect(faulty((line) => STRAY_COMMA.test(line))).toEqual([])
})

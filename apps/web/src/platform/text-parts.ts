import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import type ar from '../../languages/en/ar.json'
import type core from '../../languages/en/core.json'
import type editor from '../../languages/en/editor.json'
import type files from '../../languages/en/files.json'
import type host from '../../languages/en/host.json'
import type household from '../../languages/en/household.json'
import type info from '../../languages/en/info.json'
import type jam from '../../languages/en/jam.json'
import type lookup from '../../languages/en/lookup.json'
import type parents from '../../languages/en/parents.json'
import type party from '../../languages/en/party.json'
import type profiles from '../../languages/en/profiles.json'
import type spaceship from '../../languages/en/spaceship.json'
import type studio from '../../languages/en/studio.json'
import type title from '../../languages/en/title.json'
import type translate from '../../languages/en/translate.json'
import type watch from '../../languages/en/watch.json'
import { askAgain } from './calls/ask-again.ts'

/** English is the source: the other languages have its slices and its texts. */
type English = {
  ar: typeof ar
  core: typeof core
  editor: typeof editor
  files: typeof files
  host: typeof host
  household: typeof household
  info: typeof info
  jam: typeof jam
  lookup: typeof lookup
  parents: typeof parents
  party: typeof party
  profiles: typeof profiles
  spaceship: typeof spaceship
  studio: typeof studio
  title: typeof title
  translate: typeof translate
  watch: typeof watch
}

/** A part of a language's texts that is fetched as one file. `core` is what home and the frame of every
 *  screen say. */
export type TextPart = keyof English & string

/** Slices of the texts by their part and name, such as 'jam/queue'. */
export type TextSlice = {
  [Part in TextPart]: `${Part}/${keyof English[Part] & string}`
}[TextPart]

/** Names of the texts of a slice. */
export type TextKey<Slice extends TextSlice> = Slice extends `${infer Part extends
  TextPart}/${infer Name}`
  ? keyof English[Part][Name & keyof English[Part]] & string
  : never

/** The texts of a part: by slice, by name. */
type PartTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Folder of the texts: the built page says where it lies. */
const folder = () => document.documentElement.dataset.texts ?? '/languages'

/** Texts on their way, here, or not to be had. */
type Fetched = {
  readonly answer: Promise<PartTexts>
  texts?: PartTexts
  failure?: { readonly error: unknown }
}

const fetched = new Map<string, Fetched>()
const inUse = new Set<TextPart>()

const nameOf = (language: InterfaceLanguage, part: TextPart) => `${language}/${part}.json`

/** The texts of a part in a language; undefined: they are not here. */
export function keptTexts(language: InterfaceLanguage, part: TextPart): PartTexts | undefined {
  return fetched.get(nameOf(language, part))?.texts
}

/** Keeps the texts of a part, as they are fetched. */
export function keepTexts(language: InterfaceLanguage, part: TextPart, texts: PartTexts): void {
  inUse.add(part)
  fetched.set(nameOf(language, part), { answer: Promise.resolve(texts), texts })
}

/** Fetches the texts of a part in a language, once, trying for some seconds. Rejects where they cannot be
 *  had; a call some seconds later asks again. */
export function fetchTexts(language: InterfaceLanguage, part: TextPart): Promise<PartTexts> {
  return fetchedOf(language, part).answer
}

/** The texts of a part for a component that is drawn. What is not here yet suspends it: the promise is thrown,
 *  as React's Suspense takes it. (`use` would have to be called at every drawing, and makes each one wait.)
 *  @throws Error where the texts cannot be had */
export function textsToDraw(language: InterfaceLanguage, part: TextPart): PartTexts {
  const { texts, failure, answer } = fetchedOf(language, part)
  if (texts) return texts
  throw failure ? failure.error : answer
}

function fetchedOf(language: InterfaceLanguage, part: TextPart): Fetched {
  const name = nameOf(language, part)
  const known = fetched.get(name)
  if (known) return known
  inUse.add(part)
  const started: Fetched = { answer: askAgain(() => ask(language, part), AGAIN_AFTER_MS) }
  fetched.set(name, started)
  started.answer.then(
    (texts) => {
      started.texts = texts
    },
    (error: unknown) => {
      // Remembered for a while: a new try at each drawing would be waited for without end.
      started.failure = { error }
      setTimeout(() => fetched.delete(name), FORGOTTEN_AFTER_MS)
    },
  )
  return started
}

/** Milliseconds for which it is remembered that texts could not be had. */
const FORGOTTEN_AFTER_MS = 3000
/** Milliseconds after which texts that could not be had are asked for again. */
const AGAIN_AFTER_MS = [300, 1500, 4000] as const
/** Milliseconds that one answer may take: a part is some kilobytes. */
const ANSWER_LIMIT_MS = 10_000

async function ask(language: InterfaceLanguage, part: TextPart): Promise<PartTexts> {
  const response = await fetch(`${folder()}/${nameOf(language, part)}`, {
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  })
  if (!response.ok) throw new Error(`${response.status}: the texts of ${nameOf(language, part)}`)
  // Made with this page by one build, from files that the checks have read.
  return response.json()
}

/** Parts that this page asked for, in whatever language. */
export const partsInUse = (): TextPart[] => [...inUse]

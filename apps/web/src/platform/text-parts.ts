import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import type core from '../../languages/en/core.json'
import type editor from '../../languages/en/editor.json'
import type files from '../../languages/en/files.json'
import type host from '../../languages/en/host.json'
import type household from '../../languages/en/household.json'
import type info from '../../languages/en/info.json'
import type jam from '../../languages/en/jam.json'
import type parents from '../../languages/en/parents.json'
import type party from '../../languages/en/party.json'
import type profiles from '../../languages/en/profiles.json'
import type studio from '../../languages/en/studio.json'
import type title from '../../languages/en/title.json'
import type translate from '../../languages/en/translate.json'
import type watch from '../../languages/en/watch.json'

/** English is the source: the other languages have its slices and its texts. */
type English = {
  core: typeof core
  editor: typeof editor
  files: typeof files
  host: typeof host
  household: typeof household
  info: typeof info
  jam: typeof jam
  parents: typeof parents
  party: typeof party
  profiles: typeof profiles
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

const kept = new Map<string, PartTexts>()
const onTheWay = new Map<string, Promise<PartTexts>>()
const inUse = new Set<TextPart>()

const nameOf = (language: InterfaceLanguage, part: TextPart) => `${language}/${part}.json`

/** The texts of a part in a language; undefined: they are not here. */
export function keptTexts(language: InterfaceLanguage, part: TextPart): PartTexts | undefined {
  return kept.get(nameOf(language, part))
}

/** Keeps the texts of a part, as they are fetched. */
export function keepTexts(language: InterfaceLanguage, part: TextPart, texts: PartTexts): void {
  inUse.add(part)
  kept.set(nameOf(language, part), texts)
}

/** Fetches the texts of a part in a language, once, trying for some seconds. Rejects where they cannot be
 *  had; the next call asks again. */
export function fetchTexts(language: InterfaceLanguage, part: TextPart): Promise<PartTexts> {
  const name = nameOf(language, part)
  const asked = onTheWay.get(name)
  if (asked) return asked
  inUse.add(part)
  const answer = load(language, part)
  onTheWay.set(name, answer)
  answer.catch(() => onTheWay.delete(name))
  return answer
}

/** Milliseconds after which texts that could not be had are asked for again. */
const AGAIN_AFTER_MS = [300, 1500, 4000] as const

async function load(language: InterfaceLanguage, part: TextPart): Promise<PartTexts> {
  for (const waitMs of AGAIN_AFTER_MS) {
    const texts = await ask(language, part).catch(() => undefined)
    if (texts) return texts
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
  return ask(language, part)
}

async function ask(language: InterfaceLanguage, part: TextPart): Promise<PartTexts> {
  const response = await fetch(`${folder()}/${nameOf(language, part)}`)
  if (!response.ok) throw new Error(`${response.status}: the texts of ${nameOf(language, part)}`)
  // Made with this page by one build, from files that the checks have read.
  const texts: PartTexts = await response.json()
  keepTexts(language, part, texts)
  return texts
}

/** Parts that this page asked for, in whatever language. */
export const partsInUse = (): TextPart[] => [...inUse]

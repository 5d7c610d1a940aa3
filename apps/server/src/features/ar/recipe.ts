import {
  type ArElement,
  type ArExperience,
  type ArProp,
  MAX_AR_DESCRIPTION,
  MAX_AR_ELEMENTS,
  MAX_AR_INSTRUCTIONS,
  MAX_AR_NAME,
} from '@starnest/contract/ar/ar'
import type { Genre } from '@starnest/contract/catalog/catalog'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { textIn } from '@starnest/contract/text/texts'
import { foldedWords } from '../../domain/text/fold.ts'
import { type ServerText, serverTexts } from '../../domain/text/server-texts.ts'
import { cutTo, sentencesOf, shown } from '../../domain/text/told-text.ts'
import { placesFor } from './placement.ts'
import { propsOf } from './props.ts'
import type { SpokenLine } from './spoken-lines.ts'

/** Somebody who plays in a title. */
type CastMember = { readonly name: string; readonly role: string }

/** What an experience is made of. */
export type ArTitle = {
  readonly id: number
  readonly title: string
  readonly tagline: string | null
  readonly description: string
  readonly genre: Genre | null
  readonly cast: readonly CastMember[]
  /** The same in the title's own language, in the same order. */
  readonly own: { readonly description: string; readonly cast: readonly CastMember[] }
  /** Folder of the shipped film that it is; null: it is the family's own. */
  readonly film: string | null
  readonly lines: readonly SpokenLine[]
  /** Of the lines, BCP 47; null: not known. */
  readonly linesLanguage: string | null
}

/** In which language, and whether a text may be shown to whoever is watching. */
export type Telling = {
  readonly language: InterfaceLanguage
  readonly isSafe: (text: string) => boolean
}

/** Characters and things of one experience at most. */
const MAX_CHARACTERS = 4
const MAX_PROPS = 3

/** Rows that markers hang in, as y; what they mark stands below them. Things hang high and low by turns. */
const ROWS = { character: -0.26, story: -0.34 } as const
const PROP_ROWS = [-0.4, 0.16] as const
/** How large they are. */
const SCALES = { character: 1.5, prop: 1.1, story: 1.3 } as const

/** Who tells a shipped film and is not seen in it. */
const NARRATOR = 'Narrator'
/** Who shows around where a title names nobody: the host. */
const GUIDE = 'Leo'

type Draft = Omit<ArElement, 'position' | 'scale'>

/** The experience of a title, from what it says itself: who plays in it, things of its description, and its
 *  story. A text that may not be shown is left out, and a plain one of ours stands in its place. */
export function arRecipe(title: ArTitle, telling: Telling): Omit<ArExperience, 'engine'> {
  const drafts = [...characters(title, telling), ...things(title, telling), story(title, telling)]
  const arElements = placed(drafts.slice(0, MAX_AR_ELEMENTS), title.id)
  return {
    ...{ titleId: title.id, title: title.title, film: title.film, arElements },
    instructions: instructionsOf(title, telling),
  }
}

/** Places elements around the viewer, characters and things by turns. */
function placed(drafts: readonly Draft[], seed: number): ArElement[] {
  const people = drafts.filter(({ type }) => type === 'character')
  const others = drafts.filter(({ type }) => type !== 'character')
  const mixed = Array.from({ length: Math.max(people.length, others.length) }, (_, nth) => [
    people[nth],
    others[nth],
  ])
    .flat()
    .filter((draft) => draft !== undefined)
  const rows = mixed.map((draft) =>
    draft.type === 'prop' ? (PROP_ROWS[others.indexOf(draft) % 2] ?? 0) : ROWS[draft.type],
  )
  const places = placesFor(rows, seed)
  return mixed.map((draft, nth) => ({
    ...draft,
    position: places[nth] ?? { x: 0, y: 0 },
    scale: { x: SCALES[draft.type] },
  }))
}

function characters(title: ArTitle, telling: Telling): Draft[] {
  const say = sayIn(telling)
  const isSeen = ({ own }: { own: CastMember }) => title.film === null || own.name !== NARRATOR
  const seen = title.cast
    .map((told, nth) => ({ told, own: title.own.cast[nth] ?? told }))
    .filter(({ told }) => telling.isSafe(told.name) && shown(told.name) !== '')
    .filter(isSeen)
    .slice(0, MAX_CHARACTERS)
  if (seen.length === 0) {
    return [
      {
        ...{ type: 'character', name: GUIDE, description: say('guide'), interactionType: 'wave' },
        ...{ character: GUIDE, prop: null, line: null },
      },
    ]
  }
  return seen.map(({ told, own }): Draft => {
    const line = lineOf(title, [told.name, own.name], telling)
    const from = say('from', { name: nameOf(told.name), title: title.title })
    return {
      ...{ type: 'character', name: nameOf(told.name) },
      description: firstSafe([told.role, from, say('meet')], telling),
      interactionType: line ? 'speak' : 'wave',
      ...{ character: nameOf(own.name), prop: null, line },
    }
  })
}

/** The line of somebody that tells most: the longest that may be shown. */
function lineOf(title: ArTitle, names: readonly string[], telling: Telling): Draft['line'] {
  const called = new Set(names.map(folded))
  const [best] = title.lines
    .filter(({ speaker, text }) => called.has(folded(speaker)) && telling.isSafe(text))
    .toSorted((one, other) => other.text.length - one.text.length)
  if (!best) return null
  const { text, startTime, endTime } = best
  return { text, language: title.linesLanguage, startTime, endTime }
}

const folded = (name: string) => foldedWords(name).join(' ')

function things(title: ArTitle, telling: Telling): Draft[] {
  const own = sentencesOf(shown(title.own.description))
  const told = sentencesOf(shown(title.description))
  // A translation with as many sentences says the same in each.
  const isParallel = told.length === own.length
  // A sentence is told once, by the thing that comes first.
  const used = new Set<number>()
  return propsOf(own, { genre: title.genre, count: MAX_PROPS }).map(({ prop, sentence }): Draft => {
    const isNew = sentence !== null && !used.has(sentence)
    const words = isParallel && isNew ? told[sentence] : undefined
    if (sentence !== null) used.add(sentence)
    return propDraft(prop, [words ?? ''], { title, telling })
  })
}

/** A thing, with the first of some words about it that may be shown, else plain ones of ours. */
export function propDraft(
  prop: ArProp,
  words: readonly string[],
  { title, telling }: { title: ArTitle; telling: Telling },
): Draft {
  const say = sayIn(telling)
  const found = say('found', { title: title.title })
  return {
    ...{ type: 'prop', name: say(`prop.${prop}`), interactionType: 'collect' },
    description: firstSafe([...words, found, say('pickUp')], telling),
    ...{ character: null, prop, line: null },
  }
}

function story(title: ArTitle, telling: Telling): Draft {
  const say = sayIn(telling)
  const [first = ''] = sentencesOf(shown(title.description))
  return {
    ...{ type: 'story', name: say('story'), interactionType: 'read' },
    description: firstSafe([title.tagline ?? '', first, say('storyOf'), say('pickUp')], telling),
    ...{ character: null, prop: 'book', line: null },
  }
}

function instructionsOf(title: ArTitle, telling: Telling): string {
  const say = sayIn(telling)
  const named = say('instructions', { title: title.title })
  return cutTo(telling.isSafe(named) ? named : say('instructionsPlain'), MAX_AR_INSTRUCTIONS)
}

/** The first text that says something and may be shown; the last one is ours. */
function firstSafe(texts: readonly string[], { isSafe }: Telling): string {
  const cleaned = texts.map((text) => cutTo(shown(text), MAX_AR_DESCRIPTION))
  return cleaned.find((text) => text !== '' && isSafe(text)) ?? cleaned.at(-1) ?? ''
}

const nameOf = (name: string) => cutTo(shown(name), MAX_AR_NAME)

type Values = Record<string, string | number>

function sayIn({ language }: Telling) {
  const texts = serverTexts('ar', language)
  return (name: ServerText<'ar'>, values: Values = {}) => textIn(texts, language, { name, values })
}

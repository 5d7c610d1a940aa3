import type { AgeGroup } from '@starnest/contract/household/profiles'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import type { TranslateAnswer } from '@starnest/contract/translate/translate'
import { sentenceEnds } from '@starnest/subtitles/script/sentences'
import { mayAskModel, type Viewer } from '../../domain/viewer.ts'
import type { ForeignText } from '../../ports/language/foreign-text.ts'
import type { Translator } from '../../ports/language/translator.ts'
import { type Outcome, translateSegments } from './engines/translation-chain.ts'
import { languageOf } from './foreign-readers.ts'
import { hasLetters, withoutSpaces } from './kept-parts.ts'
import { summarise } from './summary.ts'

/** Characters of many texts together from which their language is told. */
const TOLD_FROM_CHARACTERS = 2_000

/** What translation needs. */
export type TranslateDeps = {
  /** In the order in which they are asked, the memory first. */
  readonly translators: readonly Translator[]
  readonly names: () => Promise<readonly string[]>
  readonly foreignText: ForeignText
  /** Whether somebody of that age may read what a language model wrote. */
  readonly isSafe: (text: string, age: AgeGroup) => boolean
}

/** Texts to be translated: lines of one text, or what cues say. */
export type TranslationJob = {
  readonly texts: readonly string[]
  readonly target: InterfaceLanguage
  readonly signal: AbortSignal
  /** Nobody asks how sure it is. */
  readonly isUnmeasured?: boolean
}

type TextJob = Omit<TranslationJob, 'texts'> & { readonly text: string }

/** What became of them, in their order, and in sum. */
export type Translated = {
  readonly texts: readonly string[]
  readonly summary: Omit<TranslateAnswer, 'translatedText'>
}

/** Translates texts by the chain of engines, sentence by sentence, without a word made up. */
export class TranslateService {
  readonly #deps: TranslateDeps

  constructor(deps: TranslateDeps) {
    this.#deps = deps
  }

  /** Translates a text, line by line. */
  async translate(viewer: Viewer, { text, ...job }: TextJob): Promise<TranslateAnswer> {
    const parts = text.split(/(\r\n|\r|\n)/)
    const lines = parts.filter((_, at) => at % 2 === 0)
    const { texts, summary } = await this.translateTexts(viewer, { ...job, texts: lines })
    const translatedText = parts
      .map((part, at) => (at % 2 === 0 ? (texts[at / 2] ?? part) : part))
      .join('')
    return { translatedText, ...summary }
  }

  /** Translates texts of one language. Each is looked up as a whole first, then by its sentences. */
  async translateTexts(
    viewer: Viewer,
    { texts, target, signal, isUnmeasured }: TranslationJob,
  ): Promise<Translated> {
    const { foreignText, names, isSafe } = this.#deps
    const told = await languageOf(foreignText, textsTogether(texts))
    const glossary = await names()
    const translators = this.#translatorsFor(viewer)
    const { youngest } = viewer
    const mayShow = (text: string) => youngest === 'adult' || isSafe(text, youngest)
    const memory = translators.filter(({ engine }) => engine === 'memory')
    const wholes = [...new Set(texts.map((text) => text.trim()).filter(hasLetters))]
    const whole = await translateSegments(
      { segments: wholes, source: told, target, signal },
      { translators: memory, glossary },
    )
    const known = new Map(wholes.map((text, at) => [text, whole.outcomes[at]]))
    const isOpen = (text: string) => known.get(text)?.is === 'untranslated'
    const cuts = new Map(wholes.filter(isOpen).map((text) => [text, cut(text, whole.source)]))
    const sentences = [...cuts.values()]
      .flat()
      .map((part) => part.trim())
      .filter(hasLetters)
    const parts = await translateSegments(
      { segments: sentences, source: whole.source, target, signal },
      { translators, glossary, isUnmeasured, mayShow },
    )
    const outcomes = new Map(sentences.map((text, at) => [text, parts.outcomes[at]]))
    return this.#joined(texts, { known, cuts, outcomes, source: parts.source ?? whole.source })
  }

  /** Engines that may work for a viewer: parents say which children the language model answers. */
  #translatorsFor(viewer: Viewer): Translator[] {
    return this.#deps.translators.filter(
      ({ engine }) => engine !== 'language-model' || mayAskModel(viewer),
    )
  }

  #joined(texts: readonly string[], { known, cuts, outcomes, source }: Joining): Translated {
    const summed: { segment: string; outcome: Outcome }[] = []
    const note = (segment: string, outcome: Outcome | undefined): string => {
      if (!outcome) return segment
      summed.push({ segment, outcome })
      return outcome.is === 'translated' ? outcome.text : segment
    }
    const translated = texts.map((text) => {
      const { before, body, after } = withoutSpaces(text)
      const parts = cuts.get(body)
      if (!parts) return before + note(body, known.get(body)) + after
      return (
        before +
        parts.map((part) => inPlace(part, (bare) => note(bare, outcomes.get(bare)))).join('') +
        after
      )
    })
    return { texts: translated, summary: summarise(source, summed) }
  }
}

type Joining = {
  known: ReadonlyMap<string, Outcome | undefined>
  cuts: ReadonlyMap<string, readonly string[]>
  outcomes: ReadonlyMap<string, Outcome | undefined>
  source: InterfaceLanguage | null
}

/** A part with the spaces that it had around it. */
function inPlace(part: string, translated: (bare: string) => string): string {
  const { before, body, after } = withoutSpaces(part)
  return body === '' ? part : before + translated(body) + after
}

/** The sentences of a text, each with what stands before it. */
function cut(text: string, language: InterfaceLanguage | null): string[] {
  const ends = sentenceEnds(text, language ?? 'en')
  const parts = ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end))
  const rest = text.slice(ends.at(-1) ?? 0)
  return rest === '' ? parts : [...parts, rest]
}

function textsTogether(texts: readonly string[]): string {
  let together = ''
  for (const text of texts) {
    if (together.length > TOLD_FROM_CHARACTERS) break
    together += `${text.slice(0, TOLD_FROM_CHARACTERS)} `
  }
  return together
}

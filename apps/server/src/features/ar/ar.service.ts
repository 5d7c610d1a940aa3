import type { ArExperience } from '@starnest/contract/ar/ar'
import { AppError } from '@starnest/contract/errors'
import type { Viewer } from '../../domain/viewer.ts'
import { type ForeignText, ForeignTextError } from '../../ports/language/foreign-text.ts'
import { StorageError } from '../../ports/storage.ts'
import { arQuestion, withModelTexts } from './model-experience.ts'
import { type ArTitle, arRecipe, type Telling } from './recipe.ts'
import { SPOKEN_LINES, type SpokenLine } from './spoken-lines.ts'

/** A title as the catalogue tells it. */
export type FoundTitle = Omit<ArTitle, 'own' | 'film' | 'lines' | 'linesLanguage'> & {
  readonly durationSeconds: number
}

/** What AR asks of others. Every function knows what a viewer may see, and tells of nothing else. */
export type ArDeps = {
  readonly foreignText: ForeignText
  readonly findTitle: (viewer: Viewer, titleId: number) => Promise<FoundTitle | undefined>
  /** The folder of the shipped film that a title is; null: it is the family's own. */
  readonly filmOf: (viewer: Viewer, titleId: number) => Promise<string | null>
  /** The captions of a title in the viewer's language, else in another; '' where there are none. */
  readonly captionsOf: (
    viewer: Viewer,
    titleId: number,
  ) => Promise<{ text: string; language: string | null }>
  /** What the language model of the house writes; null: there is none, it may not be asked, or it did
   *  not answer. */
  readonly write: (
    viewer: Viewer,
    asked: { system: string; text: string },
  ) => Promise<string | null>
  /** Whether a text may be shown to somebody of an age. */
  readonly isSafe: (text: string, age: Viewer['youngest']) => boolean
}

/** Makes AR experiences of titles. */
export class ArService {
  readonly #deps: ArDeps

  constructor(deps: ArDeps) {
    this.#deps = deps
  }

  /** Who and what of a title stands around the viewer, in the viewer's language.
   *  @throws AppError title_not_found for a title that is unknown or hidden from the viewer */
  async experienceOf(viewer: Viewer, titleId: number): Promise<ArExperience> {
    const title = await this.#read(viewer, titleId)
    const { language, youngest } = viewer
    const telling: Telling = { language, isSafe: (text) => this.#deps.isSafe(text, youngest) }
    const recipe = arRecipe(title, telling)
    const answer = await this.#deps.write(viewer, arQuestion(title, { language, age: youngest }))
    const written = answer === null ? null : withModelTexts(recipe, answer, { title, telling })
    return written ? { ...written, engine: 'language-model' } : { ...recipe, engine: 'embedded' }
  }

  async #read(viewer: Viewer, titleId: number): Promise<ArTitle> {
    const { findTitle, filmOf } = this.#deps
    const title = await findTitle(viewer, titleId)
    if (!title) throw new AppError('title_not_found')
    // No title has words in English beside its own: asked for in English, each tells of itself in those.
    const own =
      viewer.language === 'en' ? title : await findTitle({ ...viewer, language: 'en' }, titleId)
    return {
      ...title,
      own: own ?? title,
      film: await filmOf(viewer, titleId),
      ...(await this.#linesOf(viewer, title)),
    }
  }

  /** What is said in a title; nothing where its captions cannot be read. */
  async #linesOf(
    viewer: Viewer,
    { id, durationSeconds }: FoundTitle,
  ): Promise<{ lines: readonly SpokenLine[]; linesLanguage: string | null }> {
    const none = { lines: [], linesLanguage: null }
    try {
      const { text, language } = await this.#deps.captionsOf(viewer, id)
      if (text === '') return none
      const lines = await this.#deps.foreignText.read(SPOKEN_LINES, { text, durationSeconds })
      return { lines, linesLanguage: language }
    } catch (error) {
      // Nobody speaks then; the experience stands without.
      if (error instanceof ForeignTextError || error instanceof StorageError) return none
      throw error
    }
  }
}

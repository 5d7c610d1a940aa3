import type { Health } from '@starnest/contract/health'
import type {
  TranslationEngineState,
  TranslationEngines,
} from '@starnest/contract/translate/translate'
import { mayAskModel, passesAsGrownUp, type Viewer } from '../../../domain/viewer.ts'
import type { Speech } from '../../../ports/language/speech.ts'
import type { Translator } from '../../../ports/language/translator.ts'

/** Models that can be fetched. Ports say who fetches them. */
export type ModelShelf = {
  models(): Promise<TranslationEngines['models']>
  fetch(pair: string): Promise<TranslationEngines['models'][number]>
  remove(pair: string): Promise<TranslationEngines['models'][number]>
}

/** What is asked how it is. */
export type EngineStatesDeps = {
  readonly translators: readonly Translator[]
  readonly memoryEntries: () => Promise<number>
  readonly shelf: ModelShelf | undefined
  readonly speech: Speech | undefined
  /** Whether a household is that of the machine itself, whose engines these are. */
  readonly isOfThisMachine: (householdId: number) => Promise<boolean>
}

/** Engines in the order in which they are asked, also those that this house did not set up. */
const ORDER = ['memory', 'bergamot', 'libretranslate', 'language-model', 'apertium'] as const

/** How every engine is doing. Addresses and folders are for grown-ups of the household of the machine. */
export async function engineStates(
  viewer: Viewer,
  { translators, memoryEntries, shelf, speech, isOfThisMachine }: EngineStatesDeps,
): Promise<TranslationEngines> {
  const mayChangeModels = passesAsGrownUp(viewer) && (await isOfThisMachine(viewer.householdId))
  const shown = <T extends { place: string | null }>(state: T): T =>
    mayChangeModels ? state : { ...state, place: null }
  const states = await Promise.all(
    ORDER.map(async (engine): Promise<TranslationEngineState> => {
      const translator = translators.find((one) => one.engine === engine)
      if (!translator) return { engine, ...NOT_SET_UP }
      if (engine === 'language-model' && !mayAskModel(viewer)) {
        return { engine, ...NOT_SET_UP, problem: 'not_allowed' }
      }
      const { state, problem, place, pairs } = await translator.state()
      return shown({ ...{ engine, state, problem, place }, pairs: [...pairs] })
    }),
  )
  return {
    engines: states,
    memoryEntries: await memoryEntries(),
    models: (await shelf?.models()) ?? [],
    mayChangeModels,
    speech: shown((await speech?.state()) ?? NO_SPEECH),
  }
}

/** The same in a word each, for those who look after the server. */
export async function plainStates({
  translators,
  speech,
}: Pick<EngineStatesDeps, 'translators' | 'speech'>): Promise<
  Pick<Health['engines'], 'translation' | 'speech'>
> {
  const stateOf = async (engine: (typeof ORDER)[number]) =>
    (await translators.find((one) => one.engine === engine)?.state())?.state ?? 'missing'
  const [memory, bergamot, libretranslate, model, apertium] = await Promise.all(ORDER.map(stateOf))
  return {
    translation: {
      ...{ memory: memory ?? 'missing', bergamot: bergamot ?? 'missing' },
      ...{ libretranslate: libretranslate ?? 'missing', apertium: apertium ?? 'missing' },
      'language-model': model ?? 'missing',
    },
    speech: { state: (await speech?.state())?.state ?? 'missing' },
  }
}

const NOT_SET_UP = {
  state: 'missing',
  problem: 'not_configured',
  place: null,
  pairs: [],
} satisfies Omit<TranslationEngineState, 'engine'>
const NO_SPEECH: TranslationEngines['speech'] = {
  ...{ state: 'missing', problem: 'not_installed', place: null },
}

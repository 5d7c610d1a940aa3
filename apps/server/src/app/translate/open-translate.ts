import { AppError } from '@starnest/contract/errors'
import { FetchError } from '../../adapters/translator/bergamot/fetch-model.ts'
import type { Bergamot } from '../../adapters/translator/bergamot/open-bergamot.ts'
import type { TranslationMemory } from '../../adapters/translator/memory/open-memory.ts'
import { mediaKey } from '../../domain/media/media-address.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { CatalogService } from '../../features/catalog/catalog.service.ts'
import { isSafeToSay } from '../../features/host/safety/output-gate.ts'
import { readStoredCaptions } from '../../features/host/summary/read-captions.ts'
import { sourceFormatOf } from '../../features/ingest/source-format.ts'
import { CaptionsService } from '../../features/translate/captions/captions.service.ts'
import {
  type EngineStatesDeps,
  plainStates,
} from '../../features/translate/engines/engine-states.ts'
import { inEnglish } from '../../features/translate/in-english.ts'
import { TitleSpeech, type TitleSpeechDeps } from '../../features/translate/speech/title-speech.ts'
import { SubtitlesService } from '../../features/translate/subtitles.service.ts'
import { registerTranslate } from '../../features/translate/translate.routes.ts'
import { TranslateService } from '../../features/translate/translate.service.ts'
import type { Speech } from '../../ports/language/speech.ts'
import type { Translator } from '../../ports/language/translator.ts'
import type { Slice, SliceParts } from '../slice.ts'

/** How long somebody who talks to the host waits for a translation at most, in milliseconds. */
const ENGLISH_WITHIN_MS = 2000

/** The engines of translation that this house has. */
export type TranslationParts = {
  memory?: TranslationMemory
  bergamot?: Bergamot
  /** Further ones, in the order in which they are asked after bergamot. */
  others?: readonly Translator[]
  speech?: Speech
}

type TranslateParts = Pick<
  SliceParts,
  'database' | 'storage' | 'foreignText' | 'now' | 'announceChange' | 'log'
> & {
  catalog: CatalogService
  translation: TranslationParts | undefined
  isOfThisMachine: EngineStatesDeps['isOfThisMachine']
}

/** Puts translation, subtitles and attached captions together. */
export function openTranslate(parts: TranslateParts) {
  const { catalog, storage, foreignText, log, isOfThisMachine, translation = {} } = parts
  const { memory, bergamot, others = [], speech } = translation
  const first: readonly (Translator | undefined)[] = [memory, bergamot]
  const translators = [...first.filter((one) => one !== undefined), ...others]
  const captions = new CaptionsService({
    ...parts,
    findTitle: (viewer, titleId) => catalog.findVisibleTitle(viewer, titleId),
    readStored: (at) => readStoredCaptions(storage, at),
  })
  const onFailure = (error: unknown) => log.warn({ err: error }, 'A title could not be listened to')
  const findSource: TitleSpeechDeps['findSource'] = async (viewer, titleId) => {
    const title = await catalog.findVisibleTitle(viewer, titleId)
    if (!title) return undefined
    const { mediaId, videoFile } = title
    if (mediaId === null || videoFile === null) return null
    return { storageKey: mediaKey(mediaId, videoFile), format: sourceFormatOf(videoFile) ?? 'mp4' }
  }
  const titleSpeech = new TitleSpeech({
    ...{ speech, storage, findSource, onFailure },
    changedAtOf: (viewer, at) => captions.changedAtOf(viewer, at),
    attachOver: (viewer, at, track) => captions.attachOver(viewer, at, track),
  })
  const translate = new TranslateService({
    ...{ translators, foreignText },
    isSafe: isSafeToSay,
    names: async () => (await memory?.names()) ?? [],
  })
  const subtitles = new SubtitlesService({
    ...{ translate, foreignText },
    findTitle: (viewer, titleId) => catalog.findVisibleTitle(viewer, titleId),
    spansOf: (viewer, titleId, signal) => titleSpeech.spansOf(viewer, titleId, signal),
  })
  return {
    captions,
    /** A message in English, where most of it can be said so; undefined: it cannot, or not soon. */
    inEnglish: (viewer: Viewer, text: string) =>
      inEnglish(translate, viewer, { text, signal: AbortSignal.timeout(ENGLISH_WITHIN_MS) }),
    states: () => plainStates({ translators, speech }),
    register: (scope) =>
      registerTranslate(scope, {
        ...{ translate, subtitles, captions, titleSpeech, translators, speech, isOfThisMachine },
        shelf: bergamot,
        memoryEntries: async () => (await memory?.entries()) ?? 0,
        refusalOf: (error) =>
          error instanceof FetchError
            ? new AppError('model_refused', { details: { problem: error.problem } })
            : undefined,
      }),
    async stop() {
      await titleSpeech.stop()
      for (const translator of translators) await translator.close?.()
    },
  } satisfies Slice & {
    captions: CaptionsService
    inEnglish: (viewer: Viewer, text: string) => Promise<string | undefined>
    states: () => ReturnType<typeof plainStates>
  }
}

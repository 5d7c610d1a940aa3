import { join } from 'node:path'
import type { Logger } from 'pino'
import { openSpeech } from '../../adapters/media/ffmpeg/speech/open-speech.ts'
import { openApertium } from '../../adapters/translator/apertium.ts'
import { openBergamot } from '../../adapters/translator/bergamot/open-bergamot.ts'
import { openModelTranslator } from '../../adapters/translator/language-model.ts'
import { openLibreTranslate } from '../../adapters/translator/libretranslate.ts'
import { openMemory } from '../../adapters/translator/memory/open-memory.ts'
import { readMemoryTexts } from '../../adapters/translator/memory/read-memory.ts'
import type { LanguageModel } from '../../ports/language/language-model.ts'
import type { Media } from '../../ports/media/media.ts'
import type { Storage } from '../../ports/storage.ts'
import type { Config } from '../config.ts'
import type { TranslationParts } from './open-translate.ts'

/** Bytes of the disk that no model takes. */
const KEPT_FREE_BYTES = 512 * 1024 * 1024

/** The list that ships. */
const SHIPPED_LIST = new URL('../../../language-data/translation-models.json', import.meta.url)

type Surroundings = {
  config: Pick<Config, 'dataFolder' | 'ffmpegPath' | 'libreTranslate' | 'translationModels'>
  media: Media
  storage: Storage
  languageModel: LanguageModel | undefined
  log: Logger
}

/** Opens every engine of translation that this house has. Nothing is loaded, fetched or asked yet. */
export function openTranslation(surroundings: Surroundings): TranslationParts {
  const { config, media, storage, languageModel, log } = surroundings
  const models = join(config.dataFolder, 'models')
  const folder = join(models, 'bergamot')
  const { libreTranslate, translationModels } = config
  return {
    memory: openMemory(readMemoryTexts),
    bergamot: openBergamot({
      folder,
      lists: translationModels ? [translationModels] : [join(folder, 'models.json'), SHIPPED_LIST],
      async hasRoomFor(bytes) {
        const space = await storage.space()
        return space === null || space.freeBytes - KEPT_FREE_BYTES > bytes
      },
      onFailure: (error) => log.warn({ err: error }, 'A translation model could not be fetched'),
    }),
    others: [
      ...(libreTranslate ? [openLibreTranslate(libreTranslate)] : []),
      ...(languageModel ? [openModelTranslator(languageModel)] : []),
      openApertium(),
    ],
    speech: openSpeech(config, { media, modelFolder: join(models, 'whisper') }),
  }
}

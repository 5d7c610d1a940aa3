import type {
  SubtitlesAnswer,
  TranslateAnswer,
  TranslationEngines,
} from '@starnest/contract/translate/translate'

/** What the memory answers that has a text. */
export function testTranslation(facts: Partial<TranslateAnswer> = {}): TranslateAnswer {
  return {
    translatedText: 'Buenas noches, estrellita.',
    sourceLanguage: 'en',
    confidence: 1,
    confidenceBasis: 'exact',
    engine: 'memory',
    reason: null,
    untranslatedShare: 0,
    ...facts,
  }
}

/** Subtitles of two seconds each, as many as asked for. */
export function testSubtitles(
  count: number,
  facts: Partial<SubtitlesAnswer> = {},
): SubtitlesAnswer {
  const { translatedText: _text, ...translation } = testTranslation()
  return {
    subtitles: Array.from({ length: count }, (_, at) => ({
      startTime: at * 3,
      endTime: at * 3 + 2,
      text: `Línea ${at + 1}`,
    })),
    timing: 'script',
    overflowSeconds: 0,
    tooFast: 0,
    ...translation,
    ...facts,
  }
}

/** A server with its memory alone. */
export function testEngines(facts: Partial<TranslationEngines> = {}): TranslationEngines {
  return {
    engines: [
      { engine: 'memory', state: 'ready', problem: null, place: null, pairs: ['en-es', 'es-en'] },
      {
        engine: 'libretranslate',
        state: 'missing',
        problem: 'not_configured',
        place: null,
        pairs: [],
      },
    ],
    memoryEntries: 2726,
    models: [],
    mayChangeModels: true,
    speech: { state: 'missing', problem: 'no_filter', place: null },
    ...facts,
  }
}

import type { Speech, SpeechState } from '../../../../ports/language/speech.ts'
import type { Media } from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { findSpeech } from './find-speech.ts'
import { findWhisperModel, hasWhisperFilter, whisper } from './whisper.ts'

/** Hears films by ffmpeg. `modelFolder` is where models in the format of whisper.cpp lie. */
export function openSpeech(
  { ffmpegPath }: { ffmpegPath: string },
  { media, modelFolder }: { media: Pick<Media, 'examine'>; modelFolder: string },
): Speech {
  const state = async (): Promise<SpeechState> => {
    const place = modelFolder
    if (!(await hasWhisperFilter(ffmpegPath)))
      return { state: 'missing', problem: 'no_filter', place }
    if (!(await findWhisperModel(modelFolder))) {
      return { state: 'missing', problem: 'no_models', place }
    }
    return { state: 'ready', problem: null, place }
  }
  return {
    state,
    findSpans: async (job) =>
      findSpeech(ffmpegPath, { ...job, examination: await media.examine(job) }, 'clear'),
    async transcribe(job) {
      const modelPath = await findWhisperModel(modelFolder, job.language.split('-')[0])
      if ((await state()).state !== 'ready' || modelPath === undefined) {
        throw new MediaError('missing', 'What makes text of speech is not installed.')
      }
      const examined = { ...job, examination: await media.examine(job) }
      const spans = await findSpeech(ffmpegPath, examined, 'likely')
      return whisper(ffmpegPath, { ...examined, modelPath, spans })
    },
  }
}

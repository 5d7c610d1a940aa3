import { AppError } from '@starnest/contract/errors'
import { TRANSLATE_ROUTES } from '@starnest/contract/translate/translate.routes'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Viewer } from '../../domain/viewer.ts'
import { serve } from '../../http/serve.ts'
import { limitedTo } from './at-once.ts'
import type { CaptionsService } from './captions/captions.service.ts'
import { type EngineStatesDeps, engineStates } from './engines/engine-states.ts'
import type { TitleSpeech } from './speech/title-speech.ts'
import type { SubtitlesService } from './subtitles.service.ts'
import type { TranslateService } from './translate.service.ts'

/** Bytes of a body: 5,000 characters, a million, of up to four bytes each and escaped, and the most cues that are
 *  read of a file: 20,000 with two million characters of up to three bytes, and their times. */
const BODY_LIMIT = { text: 64 * 1024, script: 8 * 1024 * 1024, cues: 8 * 1024 * 1024 }

/** Translations that are under way at the same time. A script can take half an hour, so texts have places of their
 *  own; a household never has all, so that others come in between. */
const MOST_AT_ONCE = {
  text: { server: 5, household: 4, viewer: 2 },
  script: { server: 5, household: 4, viewer: 1 },
}
/** Milliseconds after which a translation is given up. */
const TIME_LIMIT_MS = { text: 120_000, script: 1_800_000 }

/** What the routes of translation call. */
export type TranslateRoutesDeps = EngineStatesDeps & {
  translate: TranslateService
  subtitles: SubtitlesService
  captions: CaptionsService
  titleSpeech: TitleSpeech
  /** Reads why a model was not fetched; undefined: it is another failure. */
  refusalOf: (error: unknown) => AppError | undefined
}

/** Answers the calls of translation, subtitles and captions. */
export function registerTranslate(app: FastifyInstance, deps: TranslateRoutesDeps): void {
  const { translate, subtitles, captions, titleSpeech } = deps
  const atOnce = { text: limitedTo(MOST_AT_ONCE.text), script: limitedTo(MOST_AT_ONCE.script) }
  serve(
    app,
    TRANSLATE_ROUTES.translate,
    ({ viewer, body: { text, targetLanguage: target } }, reply) =>
      atOnce.text(viewer, endOf(reply, TIME_LIMIT_MS.text), (signal) =>
        translate.translate(viewer, { text, target, signal }),
      ),
    { bodyLimit: BODY_LIMIT.text },
  )
  serve(
    app,
    TRANSLATE_ROUTES.subtitles,
    ({ viewer, body: { script, targetLanguage: target, titleId } }, reply) =>
      atOnce.script(viewer, endOf(reply, TIME_LIMIT_MS.script), (signal) =>
        subtitles.make(viewer, { script, target, titleId, signal }),
      ),
    { bodyLimit: BODY_LIMIT.script },
  )
  serve(app, TRANSLATE_ROUTES.engines, ({ viewer }) => engineStates(viewer, deps))
  serveModels(app, deps)
  serveCaptions(app, captions)
  const at = ({ id: titleId, language }: { id: number; language: string }) => ({
    titleId,
    language,
  })
  serve(app, TRANSLATE_ROUTES.speech, ({ viewer, params }) => titleSpeech.jobOf(viewer, at(params)))
  serve(app, TRANSLATE_ROUTES.beginSpeech, ({ viewer, params }) =>
    titleSpeech.begin(viewer, at(params)),
  )
  serve(app, TRANSLATE_ROUTES.cancelSpeech, ({ viewer, params }) =>
    titleSpeech.cancel(viewer, at(params)),
  )
}

function serveModels(app: FastifyInstance, deps: TranslateRoutesDeps): void {
  const { shelf, refusalOf, isOfThisMachine } = deps
  const onShelf = async <T>(
    { householdId }: Viewer,
    work: (one: NonNullable<typeof shelf>) => Promise<T>,
  ): Promise<T> => {
    if (!(await isOfThisMachine(householdId))) {
      const message = 'Models belong to the household that runs this server.'
      throw new AppError('invalid_request', { message, details: { reason: 'not_yours' } })
    }
    if (!shelf) throw new AppError('model_refused', { details: { problem: 'no_list' } })
    try {
      return await work(shelf)
    } catch (error) {
      throw refusalOf(error) ?? error
    }
  }
  serve(app, TRANSLATE_ROUTES.fetchModel, ({ viewer, params: { pair } }) =>
    onShelf(viewer, (models) => models.fetch(pair)),
  )
  serve(app, TRANSLATE_ROUTES.removeModel, ({ viewer, params: { pair } }) =>
    onShelf(viewer, (models) => models.remove(pair)),
  )
}

function serveCaptions(app: FastifyInstance, captions: CaptionsService): void {
  serve(app, TRANSLATE_ROUTES.cues, ({ viewer, params: { id, language } }) =>
    captions.cuesOf(viewer, { titleId: id, language }),
  )
  serve(app, TRANSLATE_ROUTES.track, async ({ viewer, params: { id, language } }, reply) => {
    const track = await captions.trackOf(viewer, { titleId: id, language })
    return reply
      .header('cache-control', 'private, no-cache')
      .header('x-content-type-options', 'nosniff')
      .type('text/vtt; charset=utf-8')
      .send(track)
  })
  serve(
    app,
    TRANSLATE_ROUTES.attach,
    ({ viewer, params: { id, language }, body }) =>
      captions.attach(viewer, { titleId: id, language }, body),
    { bodyLimit: BODY_LIMIT.cues },
  )
  serve(app, TRANSLATE_ROUTES.detach, ({ viewer, params: { id, language } }) =>
    captions.detach(viewer, { titleId: id, language }),
  )
}

/** Ends when whoever asked has gone, or after so long. */
function endOf({ raw }: Pick<FastifyReply, 'raw'>, timeLimitMs: number): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  return AbortSignal.any([gone.signal, AbortSignal.timeout(timeLimitMs)])
}

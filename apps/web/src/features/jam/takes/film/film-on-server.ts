import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { TAKE_CARD_FIELD, TAKE_VOICE_FIELD, type TakeFilm } from '@starnest/contract/jam/take-films'
import type { Told } from '../../../../library/refusal/problem-text.ts'
import { ask, call, refuseUnlessOk } from '../../../../platform/calls/http.ts'
import { cardOfTake } from './card-of-take.ts'
import type { ShownTake } from './draw-take.ts'

/** Milliseconds between two questions of how far a film is. */
const ASK_EVERY_MS = 700

/** The server could not make a film, and says why. */
export class FilmNotMadeError extends Error {
  override readonly name = 'FilmNotMadeError'
  readonly told: Told

  constructor(told: Told) {
    super(told.reason)
    this.told = told
  }
}

/** A film of a take, made by the server: the recording is sent there, and is gone from it as soon as the film is
 *  here or nobody wants it any more.
 *  @throws FilmNotMadeError, HttpError, TypeError when nobody answers, the signal's reason */
export async function filmOnServer({
  signal,
  onProgress,
  ...shown
}: ShownTake & { onProgress: (share: number) => void; signal: AbortSignal }): Promise<Blob> {
  const { mode, trackId, fromMs, toMs, voiceFromMs, voice } = shown.take
  const card = await cardOfTake(shown)
  const query = { mode, trackId, fromMs, toMs, voiceFromMs }
  const form = new FormData()
  form.append(TAKE_VOICE_FIELD, voice)
  form.append(TAKE_CARD_FIELD, card)
  signal.throwIfAborted()
  // It is not broken off on its way: a film that was begun has to be known, so that it can be forgotten.
  const film = await call(JAM_ROUTES.makeTakeFilm, { query, form })
  try {
    const url = await madeAt(film, { signal, onProgress })
    const answer = await refuseUnlessOk(await ask(url, { signal }))
    return await answer.blob()
  } finally {
    // What the server does not hear of is forgotten there after some minutes.
    await call(JAM_ROUTES.removeTakeFilm, { params: { id: film.id } }).catch(() => undefined)
  }
}

type Following = { signal: AbortSignal; onProgress: (share: number) => void }

/** Waits until a film is made. Answers its address. */
async function madeAt(film: TakeFilm, { signal, onProgress }: Following): Promise<string> {
  for (let now = film; ; ) {
    const { state, percent, reason, problem, downloadUrl } = now
    if (downloadUrl !== null) return downloadUrl
    if (state === 'failed') throw new FilmNotMadeError({ reason: reason ?? '', problem })
    onProgress(percent / 100)
    await pause(signal)
    now = await call(JAM_ROUTES.takeFilm, { params: { id: film.id }, signal })
  }
}

/** @throws the signal's reason, at once */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ASK_EVERY_MS)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

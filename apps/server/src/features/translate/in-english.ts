import { once } from 'node:events'
import type { Viewer } from '../../domain/viewer.ts'
import type { TranslateService } from './translate.service.ts'

/** Share of a message that may stand as written in what counts as its translation. */
const MOST_UNTRANSLATED = 0.5

/** A message in English, where most of it can be said so. undefined: it cannot, or not before the signal,
 *  also where what is waited for does not heed it. */
export async function inEnglish(
  translate: Pick<TranslateService, 'translate'>,
  viewer: Viewer,
  { text, signal }: { text: string; signal: AbortSignal },
): Promise<string | undefined> {
  if (signal.aborted) return undefined
  const job = { text, target: 'en', signal, isUnmeasured: true } as const
  const translated = translate.translate(viewer, job).catch(() => undefined)
  const said = await Promise.race([translated, once(signal, 'abort').then(() => undefined)])
  return said && said.untranslatedShare < MOST_UNTRANSLATED ? said.translatedText : undefined
}

import { pathOf } from '@starnest/contract/route'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { wholeTrackIn, wholeTracks } from '@starnest/contract/watch/captions'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import { queryOptions } from '@tanstack/react-query'
import { call, getText } from '../../../../platform/calls/http.ts'
import { type ScriptLine, scriptLines } from './script-lines.ts'

/** What is said in a title, in the language asked for where its captions have it, else in the first
 *  that they have; empty when nobody wrote down all that is said. */
export function scriptQuery(id: number, language: InterfaceLanguage) {
  return queryOptions({
    queryKey: [pathOf(WATCH_ROUTES.playback, { id }), 'script', language],
    meta: { staleOn: ['library'] },
    queryFn: async ({ signal }): Promise<ScriptLine[]> => {
      const { captions } = await call(WATCH_ROUTES.playback, { params: { id }, signal })
      const track = wholeTrackIn(captions, language) ?? wholeTracks(captions)[0]
      return track ? scriptLines(await getText(track.url, signal)) : []
    },
  })
}

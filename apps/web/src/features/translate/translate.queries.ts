import { pathOf } from '@starnest/contract/route'
import type {
  CaptionCues,
  SpeechJob,
  Subtitle,
  TranslationEngines,
} from '@starnest/contract/translate/translate'
import { TRANSLATE_ROUTES } from '@starnest/contract/translate/translate.routes'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { isTitleMissing } from '../../library/title/title.queries.ts'
import { call, getText } from '../../platform/calls/http.ts'
import { staleOn } from '../../platform/calls/stale-on.ts'

/** How often work that is under way is asked about, in milliseconds. */
const ASK_AGAIN_MS = 1000

/** Which translators are there. While a model is fetched it is asked again and again. */
export const enginesQuery = queryOptions({
  queryKey: [TRANSLATE_ROUTES.engines.path],
  queryFn: ({ signal }) => call(TRANSLATE_ROUTES.engines, { signal }),
  refetchInterval: ({ state }) => (isFetching(state.data) ? ASK_AGAIN_MS : false),
  staleTime: 0,
})

const isFetching = (engines: TranslationEngines | undefined) =>
  engines?.models.some(({ state }) => state === 'downloading') ?? false

/** A caption track of a title. */
export type TrackPlace = { id: number; language: string }

/** A caption track as it is kept, with its times. */
export function captionFileQuery(url: string) {
  return queryOptions({
    queryKey: [url],
    meta: { staleOn: ['library'] },
    queryFn: ({ signal }) => getText(url, signal),
  })
}

/** The cues of a caption track, to be changed: asked for anew whenever they are opened. */
export function cuesQuery(track: TrackPlace) {
  return queryOptions({
    queryKey: [pathOf(TRANSLATE_ROUTES.cues, track)],
    meta: { staleOn: ['library'] },
    queryFn: ({ signal }) => call(TRANSLATE_ROUTES.cues, { params: track, signal }),
    staleTime: 0,
  })
}

/** How far the subtitles of what is said in a title are. */
export function speechQuery(track: TrackPlace) {
  return queryOptions({
    queryKey: [pathOf(TRANSLATE_ROUTES.speech, track)],
    queryFn: ({ signal }) => call(TRANSLATE_ROUTES.speech, { params: track, signal }),
    refetchInterval: ({ state: { data, error } }) =>
      isUnderWay(data) && !(error && isTitleMissing(error)) ? ASK_AGAIN_MS : false,
    staleTime: 0,
  })
}

/** Whether somebody is at it, or will be. */
export const isUnderWay = (job: SpeechJob | undefined): boolean =>
  job?.state === 'queued' || job?.state === 'running'

/** Cues to be attached. `over`: when the track that they replace was changed, null of none; without it they
 *  replace any. `named`: what the track is that they change; without it they are a new one that holds all that is
 *  said. */
type Attached = {
  track: TrackPlace
  cues: readonly Subtitle[]
  over?: string | null | undefined
  named?: Pick<CaptionCues, 'label' | 'kind'> | undefined
}

/** Attaches captions to a title in place of those in this language; the player has them from then on. */
export function useAttach() {
  const refresh = useRefreshCaptions()
  return useMutation({
    mutationFn: ({ track, cues, over, named }: Attached) =>
      call(TRANSLATE_ROUTES.attach, { params: track, body: { ...named, cues: [...cues], over } }),
    onSuccess: refresh,
  })
}

/** Takes attached captions off a title. */
export function useDetach() {
  const refresh = useRefreshCaptions()
  return useMutation({
    mutationFn: (track: TrackPlace) => call(TRANSLATE_ROUTES.detach, { params: track }),
    onSuccess: refresh,
  })
}

/** Begins to listen to a title, or stops it. */
export function useSpeechChange(track: TrackPlace, route: 'beginSpeech' | 'cancelSpeech') {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(TRANSLATE_ROUTES[route], { params: track }),
    onSuccess: (job) => queryClient.setQueryData(speechQuery(track).queryKey, job),
  })
}

/** Captions are part of what is known of a title. */
export function useRefreshCaptions() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries(staleOn('library'))
}

/** Forgets the cues of a track, also those on their way, so that they are asked for when they are opened next. */
export function useForgetCues() {
  const queryClient = useQueryClient()
  const refresh = useRefreshCaptions()
  return (track: TrackPlace) => {
    queryClient.removeQueries({ queryKey: cuesQuery(track).queryKey })
    void refresh()
  }
}

/** Fetches the model of two languages, or takes it away. */
export function useModelChange(route: 'fetchModel' | 'removeModel') {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (pair: string) => call(TRANSLATE_ROUTES[route], { params: { pair } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: enginesQuery.queryKey }),
  })
}

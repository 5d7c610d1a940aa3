import {
  type CaptionTrack,
  isSameLanguage,
  wholeTrackIn,
  wholeTracks,
} from '@starnest/contract/watch/captions'
import { useCallback, useState } from 'react'
import { browserStorage } from '../browser-storage.ts'

/** Key of the browser's storage that remembers in which language captions are read. */
const STORAGE_KEY = 'starnest.captions'

/** What is kept of captions that were switched off; no language has this name. */
const OFF = 'off'

/** The track to read: the interface's language where there are such captions, else the first; what is said
 *  alone before what also tells sounds, and never only what is foreign or what its makers say. */
function bestOf(tracks: readonly CaptionTrack[], interfaceLanguage: string): string | null {
  const best = wholeTrackIn(tracks, interfaceLanguage) ?? wholeTracks(tracks)[0]
  return best?.language ?? null
}

/** The track that is shown by itself while captions are off: what is foreign in a film whose sound is in the
 *  interface's language. `soundLanguage`: null: nobody knows it. */
export function forcedTrack(
  tracks: readonly CaptionTrack[],
  { language, soundLanguage }: { language: string; soundLanguage: string | null },
): string | null {
  if (soundLanguage !== null && !isSameLanguage(soundLanguage, language)) return null
  const forced = tracks.find(
    (track) => track.kind === 'forced' && isSameLanguage(track.language, language),
  )
  return forced?.language ?? null
}

/** The captions that are shown of a film or a trailer: off, or one language; remembered on this
 *  browser. Whoever wants subtitles begins with some, whatever was remembered. */
export function useCaptionChoice(
  tracks: readonly CaptionTrack[],
  { language, showSubtitles }: { language: string; showSubtitles: boolean },
) {
  const [remembered] = useState(() => browserStorage.getItem(STORAGE_KEY))
  const [chosen, setChosen] = useState<string>()
  // What captions that are switched off and on again are read in.
  const [read, setRead] = useState<string>()
  const best = bestOf(tracks, language)
  const shown = shownLanguage()

  const choose = useCallback((language: string | null) => {
    setChosen(language ?? OFF)
    if (language !== null) setRead(language)
    browserStorage.setItem(STORAGE_KEY, language ?? OFF)
  }, [])
  const again = tracks.find((track) => track.language === (read ?? remembered))?.language ?? best
  const toggle = () => {
    // A film without captions says nothing of what is wanted in others.
    if (shown !== null || again !== null) choose(shown === null ? again : null)
  }
  return { shown, choose, toggle }

  function shownLanguage(): string | null {
    if (chosen === OFF) return null
    const preferred = tracks.find((track) => track.language === (chosen ?? remembered))?.language
    if (preferred) return preferred
    // What comes next may have captions in another language only.
    return showSubtitles || chosen !== undefined ? best : null
  }
}

import type { CaptionTrack } from '@starnest/contract/watch/captions'
import { useCallback, useState } from 'react'
import { browserStorage } from '../browser-storage.ts'

/** Key of the browser's storage that remembers in which language captions are read. */
const STORAGE_KEY = 'starnest.captions'

/** What is kept of captions that were switched off; no language has this name. */
const OFF = 'off'

/** The language to read in: the interface's where there are such captions, else the first. */
function bestOf(tracks: readonly CaptionTrack[], interfaceLanguage: string): string | null {
  const best = tracks.find(({ language }) => language.startsWith(interfaceLanguage)) ?? tracks[0]
  return best?.language ?? null
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
  const toggle = () => choose(shown === null ? again : null)
  return { shown, choose, toggle }

  function shownLanguage(): string | null {
    if (chosen === OFF) return null
    const preferred = tracks.find((track) => track.language === (chosen ?? remembered))?.language
    if (preferred) return preferred
    // What comes next may have captions in another language only.
    return showSubtitles || chosen !== undefined ? best : null
  }
}

import type { CaptionTrack } from '@starnest/contract/watch'
import { useCallback, useEffect, useState } from 'react'
import { browserStorage } from '../../../../platform/browser-storage.ts'
import { captionLineAbove } from '../rules/caption-line.ts'
import { readPreferences, writePreferences } from '../rules/player-preferences.ts'

/** Cues that stood at the default place, so that they may be moved and moved back. */
const movable = new WeakSet<VTTCue>()

/** The language to read in: the interface's where there are such captions, else the first. */
function bestOf(tracks: readonly CaptionTrack[], interfaceLanguage: string): string | null {
  const best = tracks.find((track) => track.language.startsWith(interfaceLanguage)) ?? tracks[0]
  return best?.language ?? null
}

/** The captions that are shown: off, or one language; remembered on this browser. A film whose viewer
 *  wants subtitles begins with some, whatever was remembered. */
export function useCaptions(
  video: HTMLVideoElement | null,
  tracks: readonly CaptionTrack[],
  wishes: { language: string; showSubtitles: boolean },
) {
  const [remembered] = useState(() => readPreferences(browserStorage).captions)
  const [chosen, setChosen] = useState<string | null>()
  const best = bestOf(tracks, wishes.language)
  const wish = chosen === undefined ? remembered : chosen
  const wished = tracks.find((track) => track.language === wish)?.language
  const shown = wished ?? (chosen === undefined && wishes.showSubtitles ? best : null)

  useEffect(() => {
    for (const track of video?.textTracks ?? []) {
      if (track.kind === 'subtitles') track.mode = track.language === shown ? 'showing' : 'disabled'
    }
  }, [video, shown])

  const choose = useCallback((language: string | null) => {
    setChosen(language)
    writePreferences(browserStorage, { ...readPreferences(browserStorage), captions: language })
  }, [])

  const toggle = () => {
    if (shown !== null) return choose(null)
    if (best !== null) choose(best)
  }
  return { shown, choose, toggle }
}

/** Keep the captions above the controls while those are on the screen. A cue whose author placed it
 *  stays where it was put. */
export function useCaptionLift(
  video: HTMLVideoElement | null,
  shown: string | null,
  controlsHeightPx: number,
): void {
  useEffect(() => {
    if (!video || shown === null) return
    const place = () => {
      const line = captionLineAbove(controlsHeightPx, video.clientHeight)
      for (const track of video.textTracks) {
        if (track.mode === 'showing') placeCues(track, line)
      }
    }
    place()
    const elements = [...video.querySelectorAll('track')]
    for (const element of elements) element.addEventListener('load', place)
    return () => {
      for (const element of elements) element.removeEventListener('load', place)
    }
  }, [video, shown, controlsHeightPx])
}

function placeCues(track: TextTrack, line: number): void {
  let wasMoved = false
  for (const cue of track.cues ?? []) {
    if (!(cue instanceof VTTCue)) continue
    if (cue.line === 'auto') movable.add(cue)
    if (!movable.has(cue) || cue.line === line) continue
    cue.line = line
    wasMoved = true
  }
  if (!wasMoved) return
  // Chromium lays a cue that is on the screen out again only when its track is shown anew.
  track.mode = 'hidden'
  track.mode = 'showing'
}

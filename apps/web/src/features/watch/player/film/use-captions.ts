import type { CaptionTrack } from '@starnest/contract/watch/captions'
import { useEffect } from 'react'
import { useCaptionChoice } from '../../../../platform/captions/use-caption-choice.ts'
import { captionLineAbove } from '../rules/caption-line.ts'

/** Cues that stood at the default place, so that they may be moved and moved back. */
const movable = new WeakSet<VTTCue>()

/** The captions that are shown over a film: off, or one language. */
export function useCaptions(
  video: HTMLVideoElement | null,
  tracks: readonly CaptionTrack[],
  preferences: { language: string; showSubtitles: boolean },
) {
  const choice = useCaptionChoice(tracks, preferences)
  const { shown } = choice

  useEffect(() => {
    for (const track of video?.textTracks ?? []) {
      if (track.kind === 'subtitles') track.mode = track.language === shown ? 'showing' : 'disabled'
    }
  }, [video, shown])

  return choice
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

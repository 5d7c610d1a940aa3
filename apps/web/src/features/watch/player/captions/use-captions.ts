import type { CaptionTrack } from '@starnest/contract/watch/captions'
import { useEffect } from 'react'
import { forcedTrack, useCaptionChoice } from '../../../../platform/captions/use-caption-choice.ts'
import { ownTrack, steerTracks } from './text-tracks.ts'
import { useCaptionDelay } from './use-caption-delay.ts'
import { useOutsidePage } from './use-outside-page.ts'

/** The captions that are shown over a film: off, or one language. Whatever the film's file brings and
 *  the browser chooses by itself, no other track is shown. */
export function useCaptions(
  video: HTMLVideoElement | null,
  tracks: readonly CaptionTrack[],
  preferences: { language: string; showSubtitles: boolean; soundLanguage: string | null },
) {
  const choice = useCaptionChoice(tracks, preferences)
  const isOutside = useOutsidePage(video)
  const { choose } = choice
  // What is foreign is understood by nobody, whether captions are wanted or not.
  const shown = choice.shown ?? forcedTrack(tracks, preferences)

  useEffect(() => {
    if (!video) return
    const steer = () => steerTracks(video, shown, isOutside ? 'showing' : 'hidden')
    // Outside of the page the browser has a menu of its own, which is followed.
    const onChange = () => {
      if (isOutside) followBrowser(video, shown, choose)
      else steer()
    }
    steer()
    video.textTracks.addEventListener('change', onChange)
    video.textTracks.addEventListener('addtrack', steer)
    return () => {
      video.textTracks.removeEventListener('change', onChange)
      video.textTracks.removeEventListener('addtrack', steer)
    }
  }, [video, shown, isOutside, choose])

  const url = tracks.find((track) => track.language === shown)?.url
  const delay = useCaptionDelay(video, { language: shown, url })
  return { ...choice, drawn: shown, isOutside, delay }
}

function followBrowser(
  video: HTMLVideoElement,
  shown: string | null,
  choose: (language: string | null) => void,
): void {
  const elements = [...video.querySelectorAll('track')]
  const showing = elements.filter(({ track }) => track.mode === 'showing')
  const own = ownTrack(video, shown)
  const picked = showing.find(({ track }) => track !== own)
  if (picked) choose(picked.srclang)
  else if (shown !== null && showing.length === 0) choose(null)
}

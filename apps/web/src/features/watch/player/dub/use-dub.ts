import { useEffect, useState } from 'react'
import { speak, speakingStore } from '../../../../platform/sound/speak.ts'
import { type ReadingVoice, useVoice } from '../../../../platform/sound/voices.ts'
import { ownTrack } from '../captions/text-tracks.ts'
import { type DubCue, nextLine, paceAfter, spokenText } from './dub-schedule.ts'

/** Between lines that follow each other sooner, the film stays quiet, in seconds. */
const STAYS_QUIET_SECONDS = 2

/** How captions are read aloud over the film. `voice`: null where this browser has none for them. `isQuiet`:
 *  the film is quieter for it now. */
export type Dub = {
  isOn: boolean
  voice: ReadingVoice | null
  isQuiet: boolean
  toggle: () => void
}

/** Reads the captions that are shown aloud, in time with the film: it stops when the film stops or is moved,
 *  and ends with the player. `language`: of the captions; null: none are shown. */
export function useDub(video: HTMLVideoElement | null, language: string | null): Dub {
  const [isWanted, setWanted] = useState(false)
  const [isQuiet, setQuiet] = useState(false)
  const found = useVoice(language ?? '')
  const voice = language === null ? null : found
  const reader = voice?.voice
  const isOn = isWanted && voice !== null

  useEffect(() => {
    if (!video || !isOn || !reader || language === null) return
    const end = readAlong(video, { language, voice: reader, onQuiet: setQuiet })
    return () => {
      end()
      setQuiet(false)
    }
  }, [video, isOn, reader, language])

  return { isOn, voice, isQuiet, toggle: () => setWanted(!isWanted) }
}

type Along = {
  language: string
  voice: SpeechSynthesisVoice
  onQuiet: (isQuiet: boolean) => void
}

/** Joins a film and a voice. Answers the way to part them. */
function readAlong(video: HTMLVideoElement, { language, voice, onQuiet }: Along): () => void {
  let last = -1
  let pace = 1
  let stop: (() => void) | undefined

  const cuesNow = (): DubCue[] =>
    [...(ownTrack(video, language)?.cues ?? [])]
      .filter((cue) => cue instanceof VTTCue)
      .map((cue) => ({
        startSeconds: cue.startTime,
        endSeconds: cue.endTime,
        text: spokenText(cue.text),
      }))
      .filter(({ text }) => text !== '')

  const staysQuiet = (cues: readonly DubCue[]) =>
    cues.some(({ startSeconds }) => {
      const inSeconds = startSeconds - video.currentTime
      return inSeconds >= 0 && inSeconds <= STAYS_QUIET_SECONDS
    })

  const begin = (cue: DubCue, rate: number) => {
    const beganMs = performance.now()
    stop = speak({
      text: cue.text,
      language,
      voice,
      rate,
      pitch: 1,
      volume: 1,
      onEnd: () => {
        const wasStopped = stop === undefined
        stop = undefined
        if (wasStopped) return
        const tookSeconds = (performance.now() - beganMs) / 1000
        pace = paceAfter(pace, { text: cue.text, rate, tookSeconds })
        onQuiet(staysQuiet(cuesNow()))
      },
    })
    onQuiet(true)
  }

  const look = () => {
    // A line is read to its end, and nobody else who speaks is interrupted.
    if (video.paused || video.seeking || stop || speakingStore.get()) return
    const cues = cuesNow()
    const { currentTime: seconds, playbackRate: filmRate } = video
    const line = nextLine(cues, { seconds, filmRate, last, pace })
    const cue = line && cues[line.at]
    if (cue) {
      last = line.at
      begin(cue, line.rate)
    } else if (!staysQuiet(cues)) onQuiet(false)
  }

  const silence = () => {
    const end = stop
    stop = undefined
    end?.()
    onQuiet(false)
  }
  const moved = () => {
    silence()
    last = -1
  }

  const looking = ['timeupdate', 'playing'] as const
  const stopping = ['pause', 'ended', 'emptied'] as const
  for (const name of looking) video.addEventListener(name, look)
  for (const name of stopping) video.addEventListener(name, silence)
  video.addEventListener('seeking', moved)
  look()
  return () => {
    for (const name of looking) video.removeEventListener(name, look)
    for (const name of stopping) video.removeEventListener(name, silence)
    video.removeEventListener('seeking', moved)
    silence()
  }
}

import type { ArElement, ArLine } from '@starnest/contract/ar/ar'
import type { Animation } from '@starnest/contract/catalog/catalog'
import { useEffect, useRef, useState } from 'react'
import { FilmVoice } from './film-voice.ts'

/** The voices of the film, from the film's own sound; silent until somebody wants to hear them. */
export function useFilmVoice({ videoUrl }: Animation, elements: readonly ArElement[]) {
  const voice = useRef<FilmVoice>(null)
  const [isOn, setOn] = useState(false)
  const canBeHeard = videoUrl !== null && elements.some(({ line }) => line !== null)
  useEffect(
    () => () => {
      voice.current?.close()
      voice.current = null
    },
    [],
  )
  const say = async (line: ArLine | null) => {
    voice.current?.stop()
    if (!isOn || !line || videoUrl === null) return
    voice.current ??= new FilmVoice(videoUrl)
    // Where the film may not play now, its captions say the line all the same.
    if (!(await voice.current.say(line))) setOn(false)
  }
  return {
    isHeard: canBeHeard ? isOn : null,
    toggle: () => {
      voice.current?.stop()
      setOn(!isOn)
    },
    say,
    stop: () => voice.current?.stop(),
  }
}

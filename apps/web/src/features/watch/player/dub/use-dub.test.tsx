import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { speakingStore, stopSpeaking } from '../../../../platform/sound/speak.ts'
import { fakeVoice, testVoice } from '../../../../testing/fakes/fake-speech.ts'
import { fakeVideo } from '../../../../testing/fakes/fake-video.ts'
import { useDub } from './use-dub.ts'

class Cue {
  readonly startTime: number
  readonly endTime: number
  readonly text: string
  constructor(startTime: number, endTime: number, text: string) {
    this.startTime = startTime
    this.endTime = endTime
    this.text = text
  }
}

const CUES = [new Cue(1, 3, '<v Leo>Good night.'), new Cue(4, 6, 'Sleep well.')]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('VTTCue', Cue)
})
afterEach(() => {
  cleanup()
  stopSpeaking()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A film with English captions, in a browser with a voice for them. */
function dubbedFilm(voices = [testVoice('en-GB')]) {
  const voice = fakeVoice(voices)
  const film = fakeVideo()
  const track = document.createElement('track')
  Object.assign(track, { kind: 'subtitles', srclang: 'en' })
  Object.defineProperty(track, 'track', { value: { cues: CUES } })
  film.video.append(track)
  const hook = renderHook(
    ({ language }: { language: string | null }) => useDub(film.video, language),
    {
      initialProps: { language: 'en' as string | null },
    },
  )
  const at = (seconds: number) =>
    act(() => {
      film.pretend({ seconds })
      film.video.dispatchEvent(new Event('timeupdate'))
    })
  const tell = (event: string) => act(() => void film.video.dispatchEvent(new Event(event)))
  const begin = () => act(() => hook.result.current.toggle())
  film.pretend({ paused: false })
  return { voice, film, hook, at, tell, begin, dub: () => hook.result.current }
}

it('reads each caption once, when it comes, with the film quiet meanwhile', () => {
  const { voice, at, begin, dub } = dubbedFilm()
  begin()
  at(0.5)
  expect(voice.read).toHaveLength(0)
  at(1.1)
  expect(voice.last()).toMatchObject({ text: 'Good night.', lang: 'en', rate: 0.8 })
  expect(dub().isQuiet).toBe(true)
  at(1.4)
  expect(voice.read).toHaveLength(1)
  act(() => voice.done())
  at(2)
  // The next one is further than two seconds away.
  expect(dub().isQuiet).toBe(false)
  at(4)
  expect(voice.read.map(({ text }) => text)).toEqual(['Good night.', 'Sleep well.'])
})

it.each(['pause', 'seeking'])('stops at once on %s', (event) => {
  const { voice, at, tell, begin, dub } = dubbedFilm()
  begin()
  at(1.1)
  voice.cancel.mockClear()
  tell(event)
  expect(voice.cancel).toHaveBeenCalled()
  expect(speakingStore.get()).toBe(false)
  expect(dub().isQuiet).toBe(false)
})

it('reads a caption again after the film was moved back', () => {
  const { voice, at, tell, begin } = dubbedFilm()
  begin()
  at(1.1)
  tell('seeking')
  at(1.2)
  expect(voice.read).toHaveLength(2)
})

it('says nothing while the film stands, and nothing over somebody else', () => {
  const { voice, film, at, begin } = dubbedFilm()
  begin()
  film.pretend({ paused: true })
  at(1.1)
  expect(voice.read).toHaveLength(0)
  film.pretend({ paused: false })
  speakingStore.set(true)
  at(1.2)
  expect(voice.read).toHaveLength(0)
  speakingStore.set(false)
})

it('ends with the player, and with the captions', () => {
  const { voice, hook, at, begin } = dubbedFilm()
  begin()
  at(1.1)
  voice.cancel.mockClear()
  hook.rerender({ language: null })
  expect(voice.cancel).toHaveBeenCalled()
  expect(hook.result.current).toMatchObject({ isOn: false, voice: null, isQuiet: false })
  hook.rerender({ language: 'en' })
  at(4.1)
  voice.cancel.mockClear()
  hook.unmount()
  expect(voice.cancel).toHaveBeenCalled()
})

it('has no voice where the browser has none for the language', () => {
  const { dub, begin, at, voice } = dubbedFilm([testVoice('es-ES')])
  expect(dub().voice).toBeNull()
  begin()
  at(1.1)
  expect(voice.read).toHaveLength(0)
})

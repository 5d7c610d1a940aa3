import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { claimSound, releaseSound } from '../../../platform/sound/one-sound.ts'
import { FilmVoice } from './film-voice.ts'

const LINE = { text: 'I fell.', language: 'en', startTime: 25.2, endTime: 26.1 }

let play: ReturnType<typeof vi.fn<() => Promise<void>>>
let pause: ReturnType<typeof vi.fn<() => void>>
let film: HTMLVideoElement
beforeEach(() => {
  vi.useFakeTimers()
  film = document.createElement('video')
  play = vi.fn(async () => undefined)
  pause = vi.fn()
  Object.assign(film, { play, pause })
  vi.spyOn(document, 'createElement').mockReturnValue(film)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('plays the line from the film itself, and no more of it', async () => {
  const voice = new FilmVoice('/media/7/film.mp4')
  expect(await voice.say(LINE)).toBe(true)
  expect(film.currentTime).toBeCloseTo(25.05)
  pause.mockClear()
  vi.advanceTimersByTime(1_100)
  expect(pause).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(pause).toHaveBeenCalledOnce()
})

it('says that nothing is heard where the film may not be played now', async () => {
  play.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  expect(await new FilmVoice('/media/7/film.mp4').say(LINE)).toBe(false)
})

it('is still heard after a line that was stopped before it sounded', async () => {
  const voice = new FilmVoice('/media/7/film.mp4')
  const coming = Promise.withResolvers<void>()
  play.mockReturnValueOnce(coming.promise)
  const first = voice.say(LINE)
  const second = voice.say(LINE)
  // What the pause between them does to the one that is coming.
  coming.reject(new DOMException('', 'AbortError'))
  expect(await Promise.all([first, second])).toEqual([true, true])
  pause.mockClear()
  // The second line has the sound of the page: the next sound silences it.
  const next = vi.fn()
  claimSound(next)
  expect(pause).toHaveBeenCalledOnce()
  releaseSound(next)
})

it('plays the next line to its end when the one before it began at last', async () => {
  const voice = new FilmVoice('/media/7/film.mp4')
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  play.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
  const said = [voice.say(LINE), voice.say(LINE)]
  first.resolve()
  await said[0]
  pause.mockClear()
  vi.advanceTimersByTime(1_300)
  expect(pause).not.toHaveBeenCalled()
  second.resolve()
  expect(await said[1]).toBe(true)
  voice.close()
})

it('lets go of the film', () => {
  const voice = new FilmVoice('/media/7/film.mp4')
  voice.close()
  expect(film.getAttribute('src')).toBeNull()
})

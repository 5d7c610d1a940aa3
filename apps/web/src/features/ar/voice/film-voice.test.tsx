import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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

it('lets go of the film', () => {
  const voice = new FilmVoice('/media/7/film.mp4')
  voice.close()
  expect(film.getAttribute('src')).toBeNull()
})

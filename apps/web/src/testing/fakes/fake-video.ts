import { vi } from 'vitest'

/** What a fake video's browser is like. */
export type FakeBrowser = {
  /** What play() is refused for; a browser that saves power refuses everything but a tap. */
  refuses?: 'nothing' | 'sound' | 'everything'
  seekTakesMs?: number
  /** What it has of the film at first; 4: enough. */
  readyState?: number
}

/** A film that runs by performance.now, so that fake timers move it. */
function runningFilm(readyState: number) {
  const shown = { paused: true, seeking: false, ended: false, readyState, duration: 60 }
  let seconds = 0
  let rate = 1
  let sinceMs = performance.now()
  const settle = () => {
    const goneSeconds = (performance.now() - sinceMs) / 1000
    if (!shown.paused && !shown.seeking) seconds += goneSeconds * rate
    sinceMs = performance.now()
  }
  return {
    seconds() {
      settle()
      return seconds
    },
    rate: () => rate,
    shown: shown as Readonly<typeof shown>,
    change(facts: Partial<typeof shown> & { seconds?: number; rate?: number }) {
      settle()
      seconds = facts.seconds ?? seconds
      rate = facts.rate ?? rate
      const { seconds: _seconds, rate: _rate, ...rest } = facts
      Object.assign(shown, rest)
    },
  }
}

/** A video element whose film runs by fake timers. `pretend` changes what nobody outside may change;
 *  `allow` says what its browser refuses from now on. */
export function fakeVideo(nature: FakeBrowser = {}) {
  const { seekTakesMs = 100, readyState = 4 } = nature
  let { refuses = 'nothing' } = nature
  const video = document.createElement('video')
  const film = runningFilm(readyState)
  let isMuted = false

  const pause = vi.fn(() => film.change({ paused: true }))
  const play = vi.fn(async () => {
    const isRefused = refuses === 'everything' || (refuses === 'sound' && !isMuted)
    if (isRefused) throw new DOMException('a tap first', 'NotAllowedError')
    film.change({ paused: false })
    video.dispatchEvent(new Event('playing'))
  })
  const seeks = vi.fn((seconds: number) => {
    film.change({ seconds, seeking: true })
    setTimeout(() => {
      film.change({ seeking: false })
      video.dispatchEvent(new Event('seeked'))
    }, seekTakesMs)
  })
  const rates = vi.fn((rate: number) => film.change({ rate }))
  const mute = (silent: boolean) => {
    isMuted = silent
    video.dispatchEvent(new Event('volumechange'))
  }

  for (const name of ['paused', 'seeking', 'ended', 'readyState', 'duration'] as const) {
    Object.defineProperty(video, name, { get: () => film.shown[name] })
  }
  Object.defineProperties(video, {
    currentTime: { get: film.seconds, set: seeks },
    playbackRate: { get: film.rate, set: rates },
    muted: { get: () => isMuted, set: mute },
    play: { value: play },
    pause: { value: pause },
  })
  const allow = (refusing: NonNullable<FakeBrowser['refuses']>) => {
    refuses = refusing
  }
  return { video, play, pause, seeks, rates, pretend: film.change, allow }
}

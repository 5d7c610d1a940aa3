import type { ArLine } from '@starnest/contract/ar/ar'
import { claimSound, releaseSound } from '../../../platform/sound/one-sound.ts'

/** Seconds before and after a line that are heard with it: captions stand a little closer than voices. */
const ROOM_SECONDS = 0.15

/** Plays lines of a film with the sound of the film itself: nothing is spoken that is not in it. */
export class FilmVoice {
  readonly #film = document.createElement('video')
  #ending: ReturnType<typeof setTimeout> | undefined
  readonly #onLost = () => this.stop()

  constructor(videoUrl: string) {
    this.#film.preload = 'metadata'
    this.#film.playsInline = true
    this.#film.src = videoUrl
  }

  /** Plays a line. Resolves with whether it can be heard: not where the film may not be played now. */
  async say({ startTime, endTime }: ArLine): Promise<boolean> {
    this.stop()
    const from = Math.max(0, startTime - ROOM_SECONDS)
    this.#film.currentTime = from
    try {
      claimSound(this.#onLost)
      await this.#film.play()
    } catch {
      releaseSound(this.#onLost)
      return false
    }
    const lasts = endTime + ROOM_SECONDS - from
    this.#ending = setTimeout(() => this.stop(), lasts * 1000)
    return true
  }

  stop(): void {
    clearTimeout(this.#ending)
    this.#film.pause()
    releaseSound(this.#onLost)
  }

  /** Ends it, and lets go of the film's file. */
  close(): void {
    this.stop()
    this.#film.removeAttribute('src')
    this.#film.load()
  }
}

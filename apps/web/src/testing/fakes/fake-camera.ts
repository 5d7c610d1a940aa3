import { vi } from 'vitest'

type Fake = {
  /** Where the camera says that it looks. */
  facingMode?: string | undefined
  /** Name of the error that asking ends with. */
  refusal?: string
  /** The person has not answered yet. */
  answersLater?: Promise<unknown>
  /** What the browser has of WebXR. */
  xr?: unknown
}

/** A track of a camera: an event target that can be stopped. */
class FakeTrack extends EventTarget {
  readyState = 'live'
  readonly #facingMode: string | undefined

  constructor(facingMode: string | undefined) {
    super()
    this.#facingMode = facingMode
  }

  stop(): void {
    this.readyState = 'ended'
  }

  getSettings() {
    return this.#facingMode === undefined ? {} : { facingMode: this.#facingMode }
  }
}

/** Gives the page a camera, or a refusal; `tracks`: of all that was given so far. */
export function fakeCamera(fake: Fake = {}) {
  const tracks: FakeTrack[] = []
  const getUserMedia = vi.fn(async () => {
    await fake.answersLater
    if (fake.refusal !== undefined) throw new DOMException('', fake.refusal)
    const track = new FakeTrack('facingMode' in fake ? fake.facingMode : 'environment')
    tracks.push(track)
    const ofIt = () => [track]
    return Object.assign(new MediaStream(), { getTracks: ofIt, getVideoTracks: ofIt })
  })
  const { xr } = fake
  vi.stubGlobal('navigator', {
    ...{ mediaDevices: { getUserMedia }, language: 'en', languages: ['en'] },
    ...(xr !== undefined && { xr }),
  })
  return { tracks, getUserMedia }
}

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createScreenSound } from './screen-sound.ts'

const SCREEN = { x: 0, y: 2, z: -9 }

/** A part of Web Audio that knows what it leads to. */
class FakeNode {
  readonly to = new Set<FakeNode>()
  connect(next: FakeNode) {
    this.to.add(next)
  }
  disconnect() {
    this.to.clear()
  }
}

/** The context of a browser: a video can be given to one only, and once. */
class FakeContext {
  static taken = new WeakSet<HTMLVideoElement>()
  static sources: FakeSource[] = []
  readonly destination = new FakeNode()
  state = 'suspended'
  async resume() {
    this.state = 'running'
  }
  async suspend() {
    this.state = 'suspended'
  }
  async close() {
    this.state = 'closed'
  }
  createMediaElementSource(video: HTMLVideoElement): FakeSource {
    if (FakeContext.taken.has(video)) throw new DOMException('it has one', 'InvalidStateError')
    FakeContext.taken.add(video)
    const source = new FakeSource(this, video)
    FakeContext.sources.push(source)
    return source
  }
}

class FakeSource extends FakeNode {
  readonly context: FakeContext
  readonly mediaElement: HTMLVideoElement
  constructor(context: FakeContext, mediaElement: HTMLVideoElement) {
    super()
    this.context = context
    this.mediaElement = mediaElement
  }
}

class FakePanner extends FakeNode {}

const leadsTo = (from: FakeNode, end: FakeNode): boolean =>
  from === end || [...from.to].some((next) => leadsTo(next, end))

/** Whether the only video that was joined reaches the speakers. */
function isHeard(): boolean {
  const [source] = FakeContext.sources
  if (!source) throw new Error('no video was joined')
  return source.context.state === 'running' && leadsTo(source, source.context.destination)
}
const soundsFromScreen = () =>
  [...(FakeContext.sources[0]?.to ?? [])].some((next) => next instanceof FakePanner)

function filmOnPage(): HTMLVideoElement {
  const film = document.createElement('video')
  document.body.append(film)
  return film
}

beforeEach(() => {
  FakeContext.sources = []
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('PannerNode', FakePanner)
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('a film that goes on in the picture of the room is heard, and sounds from the screen again in the room', async () => {
  const film = filmOnPage()
  const room = createScreenSound(SCREEN)
  await room.join(film)
  expect(isHeard()).toBe(true)
  expect(soundsFromScreen()).toBe(true)

  room.close()
  expect(isHeard()).toBe(true)
  expect(soundsFromScreen()).toBe(false)

  const again = createScreenSound(SCREEN)
  await again.join(film)
  expect(isHeard()).toBe(true)
  expect(soundsFromScreen()).toBe(true)
})

it('a film that is asked for twice while sound begins is joined once', async () => {
  const film = filmOnPage()
  const room = createScreenSound(SCREEN)
  await Promise.all([room.join(film), room.join(film)])
  expect(FakeContext.sources).toHaveLength(1)
  expect(isHeard()).toBe(true)
  expect(room.isJoined()).toBe(true)
})

it('a film that leaves while sound begins is not joined', async () => {
  const room = createScreenSound(SCREEN)
  const joining = room.join(filmOnPage())
  room.leave()
  await joining
  expect(FakeContext.sources).toHaveLength(0)
  expect(room.isJoined()).toBe(false)
})

it('no sound runs for a film that is off the page, and it runs again for the next one', async () => {
  const film = filmOnPage()
  const room = createScreenSound(SCREEN)
  await room.join(film)
  film.remove()
  room.leave()
  expect(FakeContext.sources[0]?.context.state).toBe('suspended')
  await room.join(filmOnPage())
  expect(FakeContext.sources[1]?.context.state).toBe('running')
})

it('no sound runs on when a film that went on in the picture of the room is closed there', async () => {
  const film = filmOnPage()
  const room = createScreenSound(SCREEN)
  await room.join(film)
  room.close()
  // Its file is of no use here, and its stream is opened in its place.
  film.dispatchEvent(new Event('emptied'))
  expect(isHeard()).toBe(true)

  film.remove()
  film.dispatchEvent(new Event('emptied'))
  expect(FakeContext.sources[0]?.context.state).toBe('suspended')
})

it('the film that sounds from the screen is heard when the one before it goes', async () => {
  const film = filmOnPage()
  const room = createScreenSound(SCREEN)
  await room.join(film)
  room.leave()
  await room.join(filmOnPage())
  film.remove()
  film.dispatchEvent(new Event('emptied'))
  expect(FakeContext.sources[1]?.context.state).toBe('running')
})

import type { CanvasSink, WrappedCanvas } from 'mediabunny'
import { expect, it, vi } from 'vitest'
import { PictureStream } from './picture-stream.ts'

const picture = (timestamp: number) => {
  const made: unknown = { timestamp, duration: 0.5, canvas: { timestamp } }
  return made as WrappedCanvas
}

/** A film of two pictures a second that cannot be decoded from a second on. */
function filmBrokenFrom(brokenSeconds: number, seconds = 10): CanvasSink {
  const sink: unknown = {
    async *canvases(from: number) {
      for (let at = Math.floor(from * 2) / 2; at < seconds; at += 0.5) {
        if (at >= brokenSeconds) throw new Error('the bytes are damaged')
        yield picture(at)
      }
    },
    getCanvas: async () => null,
  }
  return sink as CanvasSink
}

async function shownAt(stream: PictureStream, seconds: number) {
  stream.at(seconds)
  await vi.waitFor(() => expect(stream.isThere).toBe(true))
  return { canvas: stream.at(seconds), failure: stream.failure }
}

it('tells why there is no picture from where a film cannot be decoded, and shows the one before', async () => {
  const stream = new PictureStream(filmBrokenFrom(2), () => undefined)
  expect(await shownAt(stream, 0.2)).toEqual({ canvas: { timestamp: 0 }, failure: undefined })
  await shownAt(stream, 1.7)
  expect(await shownAt(stream, 2.2)).toEqual({
    canvas: { timestamp: 1.5 },
    failure: new Error('the bytes are damaged'),
  })
  expect(await shownAt(stream, 0.7)).toEqual({ canvas: { timestamp: 0.5 }, failure: undefined })
})

it('shows the last picture past the end of a film, and fails where a film has none', async () => {
  const stream = new PictureStream(filmBrokenFrom(9, 2), () => undefined)
  expect(await shownAt(stream, 5)).toMatchObject({ failure: new Error('there is no picture') })
  const ended = new PictureStream(filmBrokenFrom(9, 2), () => undefined)
  await shownAt(ended, 1.6)
  expect(await shownAt(ended, 2.4)).toEqual({ canvas: { timestamp: 1.5 }, failure: undefined })
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copySamples } from './copy-samples.ts'

/** What the browser calls on its audio thread. */
type Processor = { process: (inputs: Float32Array[][]) => boolean }

let processor: Processor | undefined
let ports: MessageChannel
const source = { connect: vi.fn(), disconnect: vi.fn() }
class FakeAudio {
  readonly audioWorklet = { addModule: async () => undefined }
  readonly createMediaStreamSource = () => source
}

beforeEach(async () => {
  ports = new MessageChannel()
  let Registered: (new () => Processor) | undefined
  class FakeProcessor {
    readonly port = ports.port2
  }
  class FakeNode {
    readonly port = ports.port1
    constructor() {
      processor = Registered && new Registered()
    }
  }
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.stubGlobal('MediaStream', class {})
  vi.stubGlobal('AudioWorkletProcessor', FakeProcessor)
  vi.stubGlobal('AudioWorkletNode', FakeNode)
  vi.stubGlobal('currentFrame', 0)
  vi.stubGlobal('registerProcessor', (_name: string, made: new () => Processor) => {
    Registered = made
  })
  vi.resetModules()
  await import('./copy-samples.worklet.ts')
})
afterEach(() => vi.unstubAllGlobals())

it('hears a microphone block by block, and is let go by the browser once it is stopped', async () => {
  const heard = new MessageChannel()
  const blocks: unknown[] = []
  heard.port1.onmessage = ({ data }) => void blocks.push(data.firstFrame)
  const stop = await copySamples(new AudioContext(), new MediaStream(), heard.port2)
  const hear = () => processor?.process([[new Float32Array(512)]])
  await vi.waitFor(() => {
    expect(hear()).toBe(true)
    expect(blocks).not.toEqual([])
  })
  // Nothing is connected, and it goes on until it is told.
  expect(processor?.process([[]])).toBe(true)
  stop()
  expect(source.disconnect).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(hear()).toBe(false))
  heard.port1.close()
})

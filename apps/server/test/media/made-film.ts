import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type EditorDocument, EMPTY_DOCUMENT, type Item } from '@starnest/contract/editor/document'
import { PLAIN_PICTURE, PLAIN_SOUND } from '@starnest/editor/edit/new-item'

const run = promisify(execFile)

/** An item of the first source, with something of it changed. */
export const item = (
  id: string,
  fields: Partial<Item> & Pick<Item, 'startTime' | 'duration'>,
): Item => ({
  ...{ id, assetId: 1, trackType: 'video', layer: 0, sourceStart: 0, speed: 1 },
  ...{ transition: null, sound: PLAIN_SOUND, picture: PLAIN_PICTURE, text: null },
  ...fields,
})

/** What is cut together of items. */
export const documentOf = (...items: Item[]): EditorDocument => ({ ...EMPTY_DOCUMENT, items })

/** The pictures of a film, shrunk to 3 × 3 pixels of red, green and blue. */
export async function framesOf(path: string): Promise<Buffer[]> {
  const shrunk = ['-vf', 'scale=3:3:flags=area', '-pix_fmt', 'rgb24', '-f', 'rawvideo', '-']
  const options = { encoding: 'buffer' as const, maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await run('ffmpeg', ['-v', 'error', '-i', path, ...shrunk], options)
  return Array.from({ length: stdout.length / 27 }, (_, at) =>
    stdout.subarray(at * 27, at * 27 + 27),
  )
}

/** Samples of a film's sound at 48,000 a second, of one channel. */
export async function soundOf(path: string): Promise<Float32Array> {
  const options = { encoding: 'buffer' as const, maxBuffer: 64 * 1024 * 1024 }
  const plain = ['-ac', '1', '-ar', '48000', '-f', 'f32le', '-']
  const { stdout } = await run('ffmpeg', ['-v', 'error', '-i', path, ...plain], options)
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length))
}

/** Red, green and blue in the middle, and at the left edge, of a shrunk picture. */
export const middle = (frame: Buffer | undefined) => [...(frame?.subarray(12, 15) ?? [])]
export const left = (frame: Buffer | undefined) => [...(frame?.subarray(9, 12) ?? [])]
/** Which colour that is. */
export const isRed = ([red = 0, , blue = 0]: number[]) => red > 180 && blue < 60
export const isBlue = ([red = 0, , blue = 0]: number[]) => blue > 180 && red < 60
export const isGreen = ([red = 0, green = 0]: number[]) => green > 180 && red < 60
